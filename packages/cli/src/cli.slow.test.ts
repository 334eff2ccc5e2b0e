import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@deckle/games';
import { waysOf } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { drive, type Ran } from './drive.ts';
import { openFakeWorld } from './fake-world.ts';

const data = mkdtempSync(join(tmpdir(), 'deckle-cli-'));
const file = (name: string, text: string): string => {
  const path = join(data, name);
  writeFileSync(path, text);
  return path;
};
const run = (...args: readonly string[]): Promise<Ran> => drive(args, data);
const [first] = games.map(({ id }) => id) as [string];

/** Plays like a newcomer who asks for hints until the table tells the play; gives up where a game does not end. */
function newcomer(): (printed: string) => string | null {
  let prompts = 0;
  return (printed) => {
    if (++prompts > 1500) return null;
    return /You could say: (.*)\n/.exec(printed)?.[1] ?? (printed.includes('nothing to advise') ? '' : 'hint');
  };
}

describe('a whole game is typed to its end', () => {
  test.each(games.map(({ id }) => id))('%s', async (id) => {
    const saved = join(data, `${id}.json`);
    const played = await drive(['play', id, '--seed', 'newcomer 1', '--save', saved], data, newcomer());
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('Final score');
    expect(played.out).not.toContain('\u001B');

    const replayed = await run('replay', saved, '--json');
    expect(replayed.code).toBe(0);
    const { result, scores } = JSON.parse(replayed.out) as { result: { winners: number[] }; scores: number[] };
    const told = [...played.out.matchAll(/^. \w+ +(-?\d+)$/gm)].map(([, score]) => Number(score));
    expect(told).toEqual(scores.toSorted((a, b) => b - a));
    // Alone one may lose against the deck.
    expect(result.winners.length > 0 || scores.length === 1).toBe(true);
  });
});

test('a record is told again, a truncated one is refused, a finished one is not resumed', async () => {
  const saved = join(data, 'finished.json');
  const resigned = await drive(['play', first, '--seed', 'r', '--save', saved], data, () => 'resign');
  expect(resigned.out).toContain('Final score');
  const again = await run('replay', saved);
  expect(again.out).toContain('The game is over');
  const whole = readFileSync(saved, 'utf8');
  const cut = await run('replay', file('cut.json', whole.slice(0, whole.length / 2)));
  expect(cut).toMatchObject({ code: 2, out: '' });
  const over = await run('play', '--resume', saved);
  expect(over).toMatchObject({ code: 2, out: '' });
  expect(over.err).toContain('this game is over');
});

test('who comes without a game is asked, and Enter is enough', async () => {
  const answers = ['', '', 'quit'];
  const { code, out } = await drive(['play'], data, () => answers.shift() ?? null);
  expect(code).toBe(0);
  for (const { name } of games) expect(out).toContain(name);
  expect(out).toContain('Which game?');
  expect(out).toContain('Hand');
  expect(out).toContain('The game is kept.');
});

test('the end of the input leaves politely, and the game goes on later', async () => {
  const left = await run('play', first, '--seed', 'left', '--bots', '2', '--house', 'zzz');
  expect(left).toMatchObject({ code: 0, err: '' });
  expect(left.out).toContain('play --resume');
  const again = await run('play', '--resume');
  expect(again.code).toBe(0);
  expect(again.out.match(/^Hand.*$/m)).toEqual(left.out.match(/^Hand.*$/m));
});

test('threads simulate every way to play what one after the other would', async () => {
  const line = ['simulate', 'all', '-n', '1', '--level', 'random', '--seed', 'a', '--json'];
  const threads = await run(...line);
  expect(threads).toMatchObject({ code: 0, err: '' });
  const alone = await openFakeWorld().play(line);
  expect(JSON.parse(threads.out)).toEqual(JSON.parse(alone.out));
  const solo = games.filter(({ seats }) => seats[0] === 1 && seats[1] > 1).length;
  const ways = games.reduce((sum, game) => sum + waysOf(game).length, solo);
  expect(JSON.parse(threads.out)).toHaveLength(ways);
});

describe('every command', () => {
  const works: readonly (readonly [string, RegExp])[] = [
    ['games', /players/],
    ['games --json', /^\[/],
    [`simulate ${first} -n 1 --level random --seed a`, /steps\/s/],
    ['judge kites', /KITES is good/],
    ['judge --json kites', /"bases": \[\s*"KITE"/],
    ['judge -d everyday --house zzyzx zzyzx', /ZZYZX is good/],
    ['solve --hand TEASING', /SEATING/],
    ['solve --hand SM --row KIT --rules AO', /SKIM .*\+S K I M\/T/],
    ['solve --hand TEASING --json --limit 1', /"points": 7/],
    ['--help', /simulate[^]*Word lists: see deckle licences/],
    ['licences', /^# Notices[^]*J Ross Beresford[^]*SCOWL[^]*WordNet/],
    ['solve --help', /Usage: deckle solve/],
  ];
  test.each(works)('deckle %s', async (line, printed) => {
    const ran = await run(...line.split(' '));
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(printed);
  });
});

describe('bad input gets one sentence and exit code 2', () => {
  test.each([
    ['', /what to do/],
    ['play chess', /no game chess; there are /],
    [`play ${first} --option speed=9`, /no option speed; it has /],
    [`play ${first} --dictionary french`, /no dictionary french; there are /],
    ['replay /nowhere', /cannot be read/],
  ])('deckle %s', async (line, sentence) => {
    const ran = await run(...line.split(' ').filter((arg) => arg !== ''));
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(sentence);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('replay of something else', async () => {
    const ran = await run('replay', file('hello.json', 'hello'));
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/not readable JSON/);
  });
});

describe('the referee', () => {
  const scenario = (...lines: readonly string[]): string =>
    [`game: ${first}`, 'seats: 2', 'words: KIT SKIM', 'stack: K I T S M A A A A A', '', ...lines].join('\n');

  test('prints each step', async () => {
    const good = file('good.txt', scenario('0: play KIT', 'score 0 6'));
    const ran = await run('referee', good, good);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('0: play KIT');
    expect(ran.out.match(/as expected/g)).toHaveLength(2);
  });

  test('stops at the first expectation that fails', async () => {
    const ran = await run('referee', file('bad.txt', scenario('0: play KIT', 'score 0 7', 'score 0 8')));
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/Line 7: expected score 0 7.*6/);
    expect(ran.err).not.toContain('score 0 8');
  });

  test('refuses a typo', async () => {
    const ran = await run('referee', file('typo.txt', scenario('0: play KIT', 'scorre 0 6')));
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/Line 7: "scorre 0 6"/);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('nothing is left half written', () => {
  expect(existsSync(join(data, 'last.json.new'))).toBe(false);
});

describe('review', () => {
  const golden = JSON.parse(readFileSync(new URL(`../../games/goldens/${first}.json`, import.meta.url), 'utf8')) as {
    readonly inputs: readonly { readonly at: number }[];
  };
  const inputs = golden.inputs.slice(0, 3);
  const given = [1, 2].map((seat) => ({ ask: 0, seat, move: { kind: 'resign' }, at: 10_000 }));
  const short = file('short.json', JSON.stringify({ ...golden, inputs: [...inputs, ...given] }));

  test('tells every turn, with a chart where one is wanted', async () => {
    const told = await run('review', short, '--depth', 'quick', '--chart');
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('Seat 0 won.');
    expect(told.out.match(/^Move \d+, Seat \d: .*\.$/gm)?.length).toBeGreaterThanOrEqual(3);
    expect(told.out).toMatch(/^Scores\n(.*\n)*move {3}1 Seat 0 █+ \d+$/m);
    expect(told.out).toMatch(/^Chances in 100\nmove {3}0 Seat 0 █* ?\d+$/m);
  });

  test('as JSON', async () => {
    const json = await run('review', short, '--depth', 'quick', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ game: first, names: ['Seat 0', 'Seat 1', 'Seat 2'], winners: [0] });
  });
});
