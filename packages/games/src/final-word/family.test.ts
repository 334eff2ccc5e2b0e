import type { Game, Match, Move, Setup } from '@deckle/kernel';
import { viewOf } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { FINAL_WORD_DECK } from './deck.ts';
import { eightItAll } from './eight-it-all.ts';
import { splitRun } from './split-run.ts';
import { asked, open, play, tryMove, tryPlay } from './testing.ts';

describe('the end', () => {
  const small = { words: 'CAT CATS', cards: 'CATNNNNNNN SOOOOOOOOO EEE' };

  test('the deck is empty and all pass, cards in hand subtracted', async () => {
    const laid = play(await open(eightItAll, small), '0: play CAT', '1: play CATS');
    expect(laid.last.state.zones['deck']?.row).toHaveLength(0);
    const over = play(laid, '0: pass', '1: pass');
    expect(over.last.state.result).toEqual({ winners: [1], reason: 'the deck is empty and all have passed' });
    expect(over.last.state.scores).toEqual([4 - 10, 5 - 9]);
  });

  test('while the deck lasts it takes two wordless rounds', async () => {
    const passed = play(await open(eightItAll, small), '0: pass', '1: pass', '0: trade N N');
    expect(passed.last.state.result).toBeNull();
    expect(play(passed, '1: pass').last.state.result?.reason).toBe('nobody has laid a word for two rounds');
  });

  test('a trade takes no more cards than the deck holds', async () => {
    const match = await open(eightItAll, small);
    expect(tryPlay(match, '0: trade N N N N')).toBe('trade-deck');
    expect(tryPlay(play(match, '0: play CAT', '1: pass'), '0: trade N')).toBe('trade-deck');
  });

  test('equal scores share the win', async () => {
    const match = await open(eightItAll, { words: 'CAT', cards: 'NNNNNNNNNN TTTTTTTTTT' });
    expect(play(match, '0: pass', '1: pass').last.state.result?.winners).toEqual([0, 1]);
  });

  test('a deck too small for the hands: the table does not open', async () => {
    await expect(open(eightItAll, { words: 'CAT', cards: 'NNNNNNNNNN TTTTTTTTT' })).rejects.toThrow('at least 20');
  });
});

test('what is traded in is shuffled with the deck before as many are drawn: it may come back or not', async () => {
  const drawn = new Set<string | undefined>();
  for (const seed of 'abcdefghijkl') {
    const match = await open(eightItAll, { words: 'CAT', cards: 'QNNNNNNNNN TTTTTTTTTT', under: 'Z', seed });
    const hand = play(match, '0: trade Q').last.state.zones['hand 0']?.row.flat();
    drawn.add(match.tools.pack[hand?.at(-1) ?? -1]?.face);
  }
  expect(drawn).toEqual(new Set(['Q', 'Z']));
});

/** ROT on piles of three, two and one: each word covers a letter of the one before. */
async function covered(game: Game, options: Setup['options']): Promise<Match> {
  const cards = 'CATRXNNNNN BOSEIIIIII TTTTTTTTTT';
  const match = await open(game, { words: 'CAT BAT RAT ROT', cards, options: { checking: 'challenge', ...options } });
  return ['CAT', 'BAT', 'RAT', 'ROT'].reduce((so, word, at) => {
    const way = [...(game.moves['play']?.spell?.(viewOf(so.last.state, at % 2), [word], so.tools) ?? [])];
    const move = way.find(({ words }) => !words?.flat().some((slot) => 'take' in slot && slot.take));
    return tryMove(so, at % 2, move as Move) as Match;
  }, match);
}

describe('a play that is challenged away', () => {
  test.each<[string, Game, Setup['options'], string]>([
    ['a letter added', splitRun, {}, '0: play ROTX'],
    ['a letter covered', splitRun, {}, '0: play RXT'],
    ['letters exchanged', eightItAll, {}, '0: play XON #4'],
    ['the row cleared', eightItAll, { variation: 'ten' }, '0: clear XNN'],
  ])('%s: each pile lies there again, what was covered under the same top', async (_what, game, options, line) => {
    const before = await covered(game, options);
    const { zones } = before.last.state;
    expect(zones['row 1']?.row.map((pile) => pile.length)).toEqual([3, 2, 1]);
    const laid = play(before, line);
    expect(laid.last.state.zones['row 1']?.row).not.toEqual(zones['row 1']?.row);
    const back = play(laid, '1: challenge').last.state;
    expect(back.zones['row 1']?.row).toEqual(zones['row 1']?.row);
    expect(back.zones['gone']?.row).toEqual(zones['gone']?.row);
    expect(back.zones['hand 0']?.row.flat().sort()).toEqual(zones['hand 0']?.row.flat().sort());
  });
});

test('clearing costs what shows, not what is covered', async () => {
  const before = await covered(eightItAll, { variation: 'ten' });
  const laid = play(before, '0: clear XNN', '1: pass');
  // CAT, RAT, and six for XNN less three for ROT.
  expect(laid.last.state.scores[0]).toBe(4 + 3 + 6 - 3);
});

test('a long word that leaves neither hand nor deck: the next seat opens', async () => {
  const match = await open(eightItAll, { words: 'COASTINGLP', cards: 'COASTINGLP TTTTTTTTTT' });
  const laid = play(match, '0: play COASTINGLP');
  expect(laid.last.state.zones['row 1']?.row).toHaveLength(0);
  expect(asked(laid)).toEqual([1]);
});

describe('last turns', () => {
  const out = {
    words: 'PARSNIPS SPARSNIPS PARS SNIP SNIPE PART CAT',
    cards: 'PARSNIPSCA SSTTEEEEEE TTTTTTTTTT',
    seats: 3,
  };

  test('deck empty and a hand empty: each other player has one more turn, then it is over', async () => {
    const words = `${out.words} PARSNIPSCA PARSNIPSCAT`;
    const first = play(await open(splitRun, { ...out, words }), '0: play PARSNIPSCA');
    expect(first.last.state.shared.owed).toEqual([1, 2]);
    const second = play(first, '1: play PARSNIPSCAT');
    expect(second.last.state.result).toBeNull();
    expect(asked(second)).toEqual([2]);
    const over = play(second, '2: pass');
    expect(over.last.state.result?.reason).toBe('everybody has had a last turn');
  });

  test('a play that is challenged away starts no last turns', async () => {
    const options = { checking: 'challenge' };
    const first = play(await open(splitRun, { ...out, options }), '0: play PARSNIPSCA');
    expect(first.last.state.shared.owed).toEqual([1, 2]);
    const back = play(first, '2: challenge');
    expect(back.last.state.shared.owed).toBeNull();
    expect(back.last.state.zones['hand 0']?.row).toHaveLength(10);
    expect(asked(back)).toEqual([1]);
  });

  test('the last play of the game waits until every other seat has allowed it', async () => {
    const options = { checking: 'challenge' };
    const words = `${out.words} PARSNIPSCA PARSNIPSCAT PARSNIPSCATT`;
    const lap = play(await open(splitRun, { ...out, words, options }), '0: play PARSNIPSCA', '1: play PARSNIPSCAT');
    const last = play(lap, '2: play PARSNIPSCATT');
    expect(asked(last)).toEqual([0, 1]);
    expect(last.last.state.scores[2]).toBe(0);
    const over = play(last, '1: allow', '0: allow');
    expect(over.last.state.result).not.toBeNull();
  });

  test('a hand that waits for its refill is not empty: no last turns while the deck lasts', async () => {
    const options = { checking: 'challenge' };
    const first = play(await open(splitRun, { ...out, seats: 2, options }), '0: play PARSNIPSCA');
    expect(first.last.state.shared.owed).toBeNull();
    expect(asked(play(first, '1: pass'))).toEqual([0]);
  });

  test('a seat that resigns owes no last turn', async () => {
    const words = `${out.words} PARSNIPSCA`;
    const lap = play(await open(splitRun, { ...out, words }), '0: play PARSNIPSCA', '2: resign');
    expect(play(lap, '1: pass').last.state.result?.winners).toEqual([0]);
  });
});

describe('moves that no command would make', () => {
  const board = { words: 'CAT CATS BAT', cards: 'CATNNNNNNN SCABOOOOOO EEE' };
  const hand = (match: Match, face: string): number =>
    match.last.state.zones['hand 1']?.row.flat().find((id) => match.tools.pack[id]?.face === face) as number;
  const keep = (index: number) => ({ keep: ['row 1', index] as const });

  test.each<[string, string, (match: Match) => NonNullable<Move['words']>[number]]>([
    [
      'give and take of the same letter',
      'same-letter',
      (m) => [{ play: hand(m, 'C'), on: ['row 1', 0], take: true }, keep(1), keep(2)],
    ],
    [
      'a card of another hand',
      'not-in-hand',
      (m) => [keep(0), keep(1), keep(2), { play: m.last.state.zones['hand 0']?.row.flat()[0] as number }],
    ],
    ['a card that is not in the pack', 'not-in-hand', () => [keep(0), keep(1), keep(2), { play: 999 }]],
    ['a pile that is not there', 'no-pile', (m) => [{ play: hand(m, 'S') }, keep(7)]],
    ['a zone that is not there', 'no-pile', (m) => [{ play: hand(m, 'S') }, { keep: ['deck', 0] }]],
    ['a pile twice', 'card-twice', (m) => [keep(0), keep(0), keep(1), keep(2), { play: hand(m, 'S') }]],
    [
      'a letter card as another letter',
      'bad-wild',
      (m) => [keep(0), keep(1), keep(2), { play: hand(m, 'S'), as: 'E' }],
    ],
    ['a letter without a card', 'not-rolled', () => [keep(0), keep(1), keep(2), { free: 'S' }]],
  ])('%s', async (_what, code, slots) => {
    const match = play(await open(eightItAll, board), '0: play CAT');
    const before = JSON.stringify(match.last.state);
    expect(tryMove(match, 1, { kind: 'play', words: [slots(match)] })).toBe(code);
    expect(JSON.stringify(match.last.state)).toBe(before);
  });

  test.each<[string, string, Move]>([
    ['a trade of nothing', 'bad-form', { kind: 'trade' }],
    ['a trade of a card twice', 'bad-form', { kind: 'trade', cards: [3, 3] }],
    ['a trade of a card that is in no hand', 'not-in-hand', { kind: 'trade', cards: [999] }],
    ['a pass with cards', 'bad-form', { kind: 'pass', cards: [1] }],
    ['a word too many', 'bad-form', { kind: 'play', words: [[{ play: 0 }], [{ play: 1 }]] }],
    ['a move of another game', 'wrong-ask', { kind: 'steal' }],
  ])('%s', async (_what, code, move) => {
    expect(tryMove(await open(eightItAll, board), 0, move)).toBe(code);
  });
});

test('the deck is as printed: 120 cards, seven of them red', () => {
  const count = (points: number): number =>
    FINAL_WORD_DECK.filter((line) => line.points === points).reduce((sum, line) => sum + line.count, 0);
  expect([1, 2, 3, 4].map(count)).toEqual([81, 16, 16, 7]);
  expect(FINAL_WORD_DECK.filter(({ points }) => points === 4).every(({ house }) => house === undefined)).toBe(true);
  expect(FINAL_WORD_DECK.filter(({ points }) => points < 4).every(({ house }) => house === 'points')).toBe(true);
});

describe('cards only exchanged on an empty deck', () => {
  const given = { words: 'CAT BAT', cards: 'CATNNNNNNN BNNNNNNNNN EEE' };
  const keepPile = (index: number) => ({ keep: ['row 1', index] as const });
  /** Seat 1 gives B for the C, the next time the C for the B, and so on. */
  const exchange = (so: Match): Match => {
    const held = so.last.state.zones['hand 1']?.row.flat() ?? [];
    const card = held.find((id) => ['B', 'C'].includes(so.tools.pack[id]?.face ?? '')) as number;
    const words = [[{ play: card, on: ['row 1', 0] as const, take: true as const }, keepPile(1), keepPile(2)]];
    return tryMove(so, 1, { kind: 'play', words }) as Match;
  };

  test('score, but two rounds of it end the game', async () => {
    const first = exchange(play(await open(eightItAll, given), '0: play CAT'));
    const second = exchange(play(first, '0: pass'));
    expect([first, second].map(({ last }) => last.state.scores[1])).toEqual([5, 9]);
    expect(second.last.state.result).toBeNull();
    expect(play(second, '0: pass').last.state.result?.reason).toBe(
      'for too many rounds cards have only gone to and fro',
    );
  });

  test('a play that is challenged away is one of these turns', async () => {
    const match = await open(eightItAll, { ...given, options: { checking: 'challenge' } });
    const first = play(exchange(play(match, '0: play CAT')), '0: play BATN', '1: challenge');
    const over = play(exchange(first), '0: pass');
    expect(over.last.state.result?.reason).toBe('for too many rounds cards have only gone to and fro');
  });
});

test('while a play waits for a challenge, a trade leaves the refill of its player in the deck', async () => {
  const options = { checking: 'challenge' };
  const match = await open(eightItAll, { words: 'CAT', options, cards: 'CATNNNNNNN OOOOOUUUUU EEEE' });
  const waiting = play(match, '0: play CAT');
  expect(tryPlay(waiting, '1: trade O O')).toBe('trade-deck');
  const traded = play(waiting, '1: trade O');
  expect(traded.last.state.zones['hand 0']?.row).toHaveLength(10);
  expect(traded.last.state.zones['deck']?.row).toHaveLength(1);
});
