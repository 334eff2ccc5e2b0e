import { type Match, type Move, type Slot, viewOf } from '@deckle/kernel';
import { makeCommand, parseCommand } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { doubleCross } from './double-cross.ts';
import { open, play, tryMove } from './testing.ts';

const given = { words: 'TOT TEN TON NOT', cards: 'TOTNAIIIII TENOOUUULL LLLSSSRRRR' };
const opened = async (): Promise<Match> => play(await open(doubleCross, given), '0: play TOT', '1: play TEN');

/** The card of this face in a zone, the first or a later one. */
const card = ({ last, tools }: Match, zone: string, face: string, which = 0): number =>
  last.state.zones[zone]?.row.flat().filter((id) => tools.pack[id]?.face === face)[which] as number;
const keep = (zone: string, pile: number): Slot => ({ keep: [zone, pile] });

describe('the opening', () => {
  test('a sealed word shows the other seat and the table nothing but that it is there', async () => {
    const match = await open(doubleCross, given);
    const [word, pass] = [play(match, '0: play TOT'), play(match, '0: pass')];
    for (const seat of [1, null]) {
      expect(viewOf(word.last.state, seat)).toEqual(viewOf(pass.last.state, seat));
      expect(word.last.events).toEqual(pass.last.events);
    }
  });

  test('two words are refused, also as a move', async () => {
    const match = await open(doubleCross, { ...given, options: { checking: 'challenge' } });
    const word = ['T', 'O', 'T'].map((face, at) => ({ play: card(match, 'hand 0', face, at > 1 ? 1 : 0) }));
    const other = ['N', 'A', 'I'].map((face) => ({ play: card(match, 'hand 0', face) }));
    expect(tryMove(match, 0, { kind: 'play', words: [other, word] })).toBe('one-word');
  });

  test('of two words on trial the first is asked about first, whoever decided first', async () => {
    const match = await open(doubleCross, { ...given, options: { checking: 'challenge' } });
    const shown = play(match, '1: play TEN', '0: play TOT');
    expect(viewOf(shown.last.state, 1).phase?.data).toMatchObject({ seat: 0, words: ['TOT'] });
    expect(viewOf(play(shown, '1: allow').last.state, 0).phase?.data).toMatchObject({ seat: 1, words: ['TEN'] });
  });
});

describe('which letters go across', () => {
  test('those the words do not use', async () => {
    const match = await opened();
    const [first, , last] = match.last.state.zones['word 0']?.row.flat() ?? [];
    const into = (line: string): unknown => play(match, line).last.state.zones['word 1']?.row[0]?.at(-1);
    expect(into('0: play TON')).toBe(last);
    expect(into('0: play NOT')).toBe(first);
  });

  test('every way onto every equal can be said', async () => {
    const cards = 'TENTIIIIII TOTUUUUULL LLLLSSSRRRR';
    const match = play(await open(doubleCross, { words: 'TENT TOT', cards }), '0: play TENT', '1: play TOT');
    const ways = [...(doubleCross.moves['cross']?.candidates(viewOf(match.last.state, 0), match.tools) ?? [])];
    expect(ways).toHaveLength(2);
    const view = viewOf(match.last.state, 0);
    for (const way of ways) {
      const said = makeCommand(doubleCross, view, way, match.tools);
      expect(parseCommand(doubleCross, view, said, match.tools)).toEqual(way);
    }
    const crossed = play(match, '0: move T T across #2').last.state.shared;
    expect(crossed.noted['crossing']).toEqual([0, 2, 3, 0]);
  });
});

describe('moves that no command would make', () => {
  test.each<[string, string, (match: Match) => NonNullable<Move['words']>]>([
    [
      'a letter covered in the own row',
      'no-overlay',
      (m) => [
        [keep('word 0', 0), { play: card(m, 'hand 0', 'A'), on: ['word 0', 1] }, { play: card(m, 'hand 0', 'N') }],
      ],
    ],
    [
      'a pile of the own row said as a card of the hand',
      'not-in-hand',
      (m) => [[{ play: card(m, 'word 0', 'O') }, keep('word 0', 2), { play: card(m, 'hand 0', 'N') }]],
    ],
    [
      'a pile of the other row in the own word',
      'no-pile',
      (m) => [[keep('word 0', 1), keep('word 1', 2), { play: card(m, 'hand 0', 'N') }]],
    ],
    [
      'the card of the other hand',
      'not-in-hand',
      (m) => [[keep('word 0', 1), { play: card(m, 'hand 1', 'L') }, { play: card(m, 'hand 0', 'N') }]],
    ],
    [
      'a card of the hand in both words',
      'not-in-hand',
      (m) => [
        [keep('word 1', 0), keep('word 1', 1), keep('word 1', 2), { play: card(m, 'hand 0', 'N') }],
        [keep('word 0', 0), keep('word 0', 1), { play: card(m, 'hand 0', 'N') }],
      ],
    ],
    [
      'both equal letters kept where one has to go',
      'must-cross',
      (m) => [[keep('word 0', 0), keep('word 0', 1), keep('word 0', 2), { play: card(m, 'hand 0', 'N') }]],
    ],
    [
      'give and take',
      'no-take',
      (m) => [
        [keep('word 1', 0), { play: card(m, 'hand 0', 'A'), on: ['word 1', 1], take: true }, keep('word 1', 2)],
        [keep('word 0', 0), keep('word 0', 1), { play: card(m, 'hand 0', 'N') }],
      ],
    ],
  ])('%s', async (_what, code, words) => {
    const match = await opened();
    expect(tryMove(match, 0, { kind: 'play', words: words(match) })).toBe(code);
  });

  test.each<[string, (match: Match) => NonNullable<Move['words']>]>([
    ['across onto another letter', (m) => [[{ play: card(m, 'word 0', 'T'), on: ['word 1', 1] }]]],
    ['another letter across', (m) => [[{ play: card(m, 'word 0', 'O'), on: ['word 1', 0] }]]],
    ['two across onto one', (m) => [0, 1].map((at) => [{ play: card(m, 'word 0', 'T', at), on: ['word 1', 0] }])],
    ['a card of the hand across', (m) => [[{ play: card(m, 'hand 0', 'N'), on: ['word 1', 2] }]]],
    ['across in the own row', (m) => [[{ play: card(m, 'word 0', 'T'), on: ['word 0', 2] }]]],
    ['across in exchange', (m) => [[{ play: card(m, 'word 0', 'T'), on: ['word 1', 0], take: true }]]],
    ['across onto nothing', (m) => [[{ play: card(m, 'word 0', 'T') }]]],
  ])('%s', async (_what, words) => {
    const match = await opened();
    expect(tryMove(match, 0, { kind: 'cross', words: words(match) })).toBe('must-cross');
  });
});

test('a hand of any size can be searched', async () => {
  const hand = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(3);
  const match = await open(doubleCross, { words: 'TOT TEN TON', cards: given.cards, under: hand });
  const view = viewOf(play(match, '0: play TOT', '1: play TEN').last.state, 0);
  const all = [...match.tools.pack.keys()].filter(
    (id) =>
      !Object.values(view.zones)
        .flatMap((z) => z.row ?? [])
        .flat()
        .includes(id),
  );
  const zones = {
    ...view.zones,
    'hand 0': { owner: 0, sight: 'owner' as const, count: all.length, row: all.map((id) => [id]) },
  };
  expect([...(doubleCross.moves['play']?.candidates({ ...view, zones }, match.tools) ?? [])].length).toBeGreaterThan(0);
});
