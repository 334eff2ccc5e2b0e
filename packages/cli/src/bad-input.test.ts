import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@deckle/games';
import { describe, expect, test } from 'vitest';
import { openFakeWorld } from './fake-world.ts';

const { data, play } = openFakeWorld();
const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = (name: string, text: string): string => {
  const path = join(data, name);
  writeFileSync(path, text);
  return path;
};
const [first] = games.map(({ id }) => id) as [string];

describe('bad input gets one sentence and exit code 2', () => {
  /** The one sentence; nothing else may be printed. */
  const complaint = async (args: readonly string[]): Promise<string> => {
    const { code, out, err } = await play(args);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    return err;
  };

  test.each([
    ['', /what to do/],
    ['dance', /Unknown command 'dance'; see deckle --help\.$/],
    ['help dance', /Unknown command 'dance'; see deckle --help\.$/],
    ['games --yaml', /Unknown option '--yaml'; see deckle games --help\.$/],
    ['play chess', /no game chess; there are /],
    [`play ${first} --bots 40`, /--bots must be a whole number/],
    [`play ${first} --bots 15`, /is for \d to \d players/],
    [`play ${first} --option speed=9`, /no option speed; it has /],
    [`play ${first} --option clock=fast`, /Option clock must be a whole number/],
    [`play ${first} --option clock`, /name=value/],
    [`play ${first} --level godlike`, /no level godlike/],
    [`play ${first} --hints french`, /no hints about french words; there are table, everyday, known, all\.$/],
    [`play ${first} --dictionary french`, /no dictionary french; there are /],
    [`play ${first} --house k1t`, /not a word/],
    ['play --resume /nowhere/x.json', /cannot be read: there is no such file/],
    ['simulate chess', /no game chess/],
    ['arena chess', /no game chess/],
    [`arena ${first} --levels sage`, /takes two levels, such as sage,keen/],
    [`arena ${first} --levels sage,wizard`, /no level wizard/],
    [`arena ${first} -n 0`, /--deals must be/],
    [`arena ${first} -s 0`, /--seats must be/],
    [`simulate ${first} -s 9`, /is for \d to \d players/],
    [`simulate ${first} -n 0`, /--games must be/],
    ['replay /nowhere', /cannot be read/],
    ['replay /tmp', /it is a folder/],
    ['review /nowhere', /cannot be read/],
    ['review x --depth endless', /no depth endless; there are quick, usual, deep\.$/],
    ['referee /nowhere', /cannot be read/],
    ['judge', /Missing required argument/],
    ['judge k1t', /not a word/],
    ['judge ,', /^Say which word: deckle judge WORD\.$/],
    ['judge -d french kit', /no dictionary french/],
    ['solve', /Required option '--hand/],
    ['solve --hand 12', /letters A to Z/],
    ['solve --hand ABC --rules X', /made of the letters/],
    ['solve --hand ABC --length 9-2', /such as 3-8/],
    ['solve --hand ABC --values chess', /no game chess/],
  ])('deckle %s', async (line, sentence) => {
    expect(await complaint(line.split(' ').filter((arg) => arg !== ''))).toMatch(sentence);
  });

  const record = { game: first, version: 1, dictionary: 'x', seats: 2, options: {}, seed: 's', inputs: [] };
  const input = { ask: 1, seat: 0, move: { kind: 'dance' }, at: 0 };
  const words = { list: 'standard', house: [], bans: [] };
  test.each([
    ['not JSON', 'hello', /not readable JSON/],
    ['no record', '{}', /not a record/],
    ['another game', JSON.stringify({ ...record, game: 'chess' }), /no game chess/],
    ['another dictionary', JSON.stringify(record), /another dictionary/],
    ['another version', JSON.stringify({ ...record, version: 99, table: { words, sitters: [] } }), /version 99/],
    ['a strange table', JSON.stringify({ ...record, table: 7 }), /part "table"/],
    ['a strange move', JSON.stringify({ ...record, inputs: [{ ...input, move: 5 }] }), /not a record/],
  ])('replay of %s', async (what, text, sentence) => {
    expect(await complaint(['replay', file(`${what}.json`, text)])).toMatch(sentence);
  });

  const played = readFileSync(join(root, `packages/games/goldens/${first}.json`), 'utf8');
  const { inputs, ...dealt } = JSON.parse(played) as { readonly inputs: readonly object[] };
  const edited = inputs.map((each, at) => (at === 3 ? { ...each, move: { kind: 'pass', zone: 'deck' } } : each));
  test.each([
    ['another version', JSON.stringify({ ...dealt, inputs, version: 99 }), /version 99 of the rules, this is \d\.$/],
    ['a file cut short', played.slice(0, played.length >> 1), /not readable JSON/],
    ['a record edited', JSON.stringify({ ...dealt, inputs: edited }), /input 3 \(seat \d: pass\) is not allowed: /],
    ['an unfinished game', JSON.stringify({ ...dealt, inputs: inputs.slice(0, 5) }), /not over, and only a finished/],
  ])('review of %s', async (what, text, sentence) => {
    expect(await complaint(['review', file(`review ${what}.json`, text)])).toMatch(sentence);
  });

  test('judge of nothing', async () => {
    expect(await complaint(['judge', ''])).toBe('Say which word: deckle judge WORD.');
  });

  test.each([
    ['an unknown game', 'game: chess\n\n0: pass', /no game chess/],
    [
      'an unknown dictionary',
      `game: ${first}\ndictionary: french\n\n0: pass`,
      /an unknown dictionary.txt: Line 2: There is no dictionary french; there are /,
    ],
    ['a game given twice', `game: ${first}\ngame: ${first}\n`, /: Line 2: game is given twice/],
    ['a seat there is not', `game: ${first}\n\n7: pass`, /: Line 3: the seats of this table are 0 to 1, not 7/],
    ['a word too long', `game: ${first}\nwords: ${'A'.repeat(200)}\n\n0: pass`, /: Line 2: /],
    ['nothing', '', /game: ID/],
  ])('referee of %s', async (what, text, sentence) => {
    const { code, err } = await play(['referee', file(`${what}.txt`, text)]);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});
