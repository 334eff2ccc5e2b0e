import { deal, isRefusal, type Match, type Move, openMatch, playInput, type Setup, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { inputFor, playNext } from '@deckle/testkit';
import { makeCommand, makeTools, parseCommand } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { lastWordStanding as game } from './last-word-standing.ts';

const dictionary = await openDictionary({ name: 'test', list: buildGraph(['CAT', 'DOG']) });
const LETTERS = 'C:2 A:1 D:3 O:1 H:2 E:1 T:1 G:5 N:1 L:1 S:1 R:1'.split(' ');

/** A table of three: C A, D O and H E in the hands, one action card each, T G N L S R in the community. */
function open(actions: string, more: Partial<Setup> = {}): Match {
  const stack = { letters: LETTERS, actions: actions.split(', ') };
  const setup = { seats: 3, options: {}, seed: 'test', stack, ...more };
  const match = openMatch(game, setup, makeTools(game, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

/** Plays `seat: command` lines; what the last one is refused for, if it is. */
function tell(match: Match, ...lines: readonly string[]): { readonly match: Match; readonly rule: string } {
  let [so, rule] = [match, ''];
  for (const line of lines) {
    const [seat, command] = [Number(line[0]), line.slice(3)];
    const move = parseCommand(game, viewOf(so.last.state, seat), command, so.tools);
    const next = isRefusal(move) ? move : playInput(so, inputFor(so.last.state, seat, move));
    rule = isRefusal(next) ? next.rule : '';
    if (!isRefusal(next)) so = next;
  }
  return { match: so, rule };
}

const act = (match: Match, ...lines: readonly string[]): Match => {
  const told = tell(match, ...lines);
  if (told.rule !== '') throw new Error(told.rule);
  return told.match;
};

const CLAIM = ['0: claim L', '1: claim S', '2: claim R'];
const WORDS = [...CLAIM, '0: play CAT'];
const EXCHANGE = [...CLAIM, '0: pass', '1: pass', '2: pass'];
const ANSWER = ['0: fresh'];

describe('at another time a move says which its time is', () => {
  test.each([
    [[], '0: plus 4 on CAT', /^PLUS 4 is for Word Play, outside an open answer\./],
    [EXCHANGE, '0: minus 2 on CAT', /^MINUS 2 is for Word Play/],
    [ANSWER, '1: plus 2 on CAT', /^PLUS 2 is for Word Play, outside an open answer\./],
    [ANSWER, '0: plus 6 on CAT', /^PLUS 6 is for Word Play/],
    [[], '0: minus 4 on CAT', /^MINUS 4 is for Word Play/],
    [[], '0: double C in CAT', /^DOUBLE LETTER is for Word Play/],
    [[], '0: long word on CAT', /^LONG WORD is for Word Play/],
    [ANSWER, '1: pick from 0', /^PICKPOCKET is for any time, outside an open answer\./],
    [ANSWER, '1: fresh', /^FRESH LETTERS is for any time/],
    [['0: claim L'], '1: sweep', /^CLEAN SWEEP is for Card Claim before anyone has claimed/],
    [WORDS, '1: swap D for T', /^SWAP is for Card Claim or Exchange/],
    [WORDS, '1: cancel', /^CANCEL answers an action card that somebody else has just used\./],
    [ANSWER, '0: cancel', /^CANCEL answers an action card that somebody else has just used\./],
    [WORDS, '1: preempt T', /^You preempt in Card Claim, once, before your own turn/],
    [WORDS, '1: claim T', /^You claim in Card Claim, on your turn/],
    [[], '0: copy T', /^You copy in Word Play, on your turn/],
    [[], '0: play CAT', /^Words are laid in Word Play, on your turn/],
    [[], '0: pass', /^You pass in Word Play or in the Exchange/],
    [[], '0: exchange C', /^Cards are exchanged in the Exchange/],
    [[], '0: exchange C A for action', /^Cards are exchanged in the Exchange/],
    [WORDS, '1: dispute', /^The standing word is disputed in Word Play, at tables where words are challenged/],
    [[], '0: discard C', /^You discard only what is over the limit of 12 letter cards\./],
    [[], '0: done', /^That answers the question at the end of Word Play\./],
    [[], '0: allow', /^You allow an action card that has just been used/],
  ])('%j then %s', (before, line, rule) => {
    expect(tell(act(open('FRESH LETTERS, CANCEL, CANCEL'), ...before), line).rule).toMatch(rule);
  });
});

describe('nobody can tell', () => {
  const seenBy = (match: Match, seat: number | null): string => JSON.stringify(viewOf(match.last.state, seat));
  test.each([0, 2, null])('who holds a Cancel, as seat %s sees the answers', (seat) => {
    const [with1, without] = ['FRESH LETTERS, CANCEL, SWAP', 'FRESH LETTERS, PLUS 2, SWAP'].map((actions) => {
      const table = act(open(actions), '0: fresh');
      return [seenBy(table, seat), seenBy(act(table, '1: allow'), seat)];
    });
    // The card itself cannot be seen, so nothing of the view may differ.
    expect(with1).toEqual(without);
  });
  test.each([1, 2, null])('what is offered in a Swap, as seat %s sees it', (seat) => {
    const [offersC, offersA] = ['C', 'A'].map((face) => act(open('SWAP, CANCEL, SWAP'), `0: swap ${face} for T`));
    expect(seenBy(offersC as Match, seat)).toBe(seenBy(offersA as Match, seat));
  });
  test('what was offered, once the Swap is cancelled', () => {
    const offered = act(open('SWAP, CANCEL, SWAP'), '0: swap C for T');
    const cancelled = act(offered, '1: cancel', '0: allow', '2: allow');
    expect([offered, cancelled].map(({ last }) => last.state.own[0]?.offered)).toEqual([expect.any(Number), null]);
  });
  test.each([0, 2, null])('who always allows, as seat %s sees it', (seat) => {
    const table = open('FRESH LETTERS, CANCEL, SWAP');
    const [always, asked] = [act(table, '1: always allow', '0: fresh'), act(table, '0: fresh')];
    expect(seenBy(always, seat)).toBe(seenBy(asked, seat));
  });
});

test.each([
  [
    'FRESH LETTERS, SWAP, SWAP',
    ['0: fresh'],
    'Ann’s FRESH LETTERS: Whoever uses it draws two letter cards. It takes effect',
  ],
  ['SWAP, SWAP, SWAP', ['1: preempt T'], 'Ben pays with SWAP to claim first, and claims now'],
  ['SWAP, CANCEL, SWAP', ['0: swap C for T', '1: cancel'], 'Ben’s CANCEL: SWAP has no effect'],
])('who is asked about %s is told who used it', (actions, lines, told) => {
  const { state } = act(open(actions), ...lines).last;
  const stake = game.moves['allow']?.stake?.(viewOf(state, 2), (seat) => ['Ann', 'Ben', 'Cy'][seat] ?? '');
  expect(stake).toBe(`${told} unless somebody cancels it.`);
});

test('two who preempt at the same moment come in turn order', () => {
  const second = act(open('SWAP, SWAP, SWAP'), ...EXCHANGE, '0: pass', '1: pass', '2: pass');
  const first = (view: ReturnType<typeof viewOf>) => {
    const ask = view.asks.find(({ seat, kinds }) => seat === view.seat && kinds.includes('preempt'));
    const move = parseCommand(game, view, 'preempt G', second.tools);
    return ask === undefined || isRefusal(move) ? null : { ask: ask.id, move, after: 1000 };
  };
  // The First Player of the second round is seat 1, so 2 comes before 0.
  expect(playNext(second, [first, () => null, first])?.last.input?.seat).toBe(2);
});

describe('over the wire', () => {
  const cardOf = ({ tools, last }: Match, seat: number, face: string): number =>
    last.state.zones[`hand ${seat} actions`]?.row.flat().find((card) => tools.pack[card]?.face === face) ?? -1;
  const send = (match: Match, seat: number, move: Move): string => {
    const next = playInput(match, inputFor(match.last.state, seat, move));
    return isRefusal(next) ? next.refused : 'taken';
  };
  const draws = { stack: { letters: ['C:2', 'A:1:draw', ...LETTERS.slice(2)], actions: ['PLUS 6', 'PLUS 2'] } };
  test('an action is done with the card of its name', () => {
    const words = act(open('', draws), ...WORDS);
    const plus6 = (face: string): Move => ({ kind: 'plus6', letters: ['CAT'], cards: [cardOf(words, 0, face)] });
    expect([send(words, 0, plus6('PLUS 2')), send(words, 0, plus6('PLUS 6'))]).toEqual(['no-action', 'taken']);
  });
  test('a Cancel is a Cancel', () => {
    const asked = act(open('FRESH LETTERS, SWAP, CANCEL'), '0: fresh');
    expect(send(asked, 1, { kind: 'cancel', cards: [cardOf(asked, 1, 'SWAP')] })).toBe('no-action');
    expect(send(asked, 2, { kind: 'cancel', cards: [cardOf(asked, 2, 'CANCEL')] })).toBe('taken');
  });
  test('a card that is copied already is not copied twice', () => {
    const stack = {
      letters: ['C:2', 'A:1', 'D:3', 'O:1:draw', ...LETTERS.slice(4)],
      actions: ['PLUS 6', 'SWAP', 'SWAP'],
    };
    const words = act(open('', { stack }), ...WORDS);
    const copy: Move = { kind: 'copy', words: [[{ keep: ['word 0', 0] }]], cards: [cardOf(words, 1, 'SWAP')] };
    const copied = act(words, '1: copy C', '0: allow', '2: allow');
    expect(send(copied, 1, { ...copy, cards: [cardOf(copied, 1, 'SWAP')] })).toBe('not-there');
  });
});

describe('chance', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => `${seed}`);
  test('Pickpocket takes any card of the hand', () => {
    const taken = seeds.map((seed) => {
      const { last, tools } = act(open('PICKPOCKET, SWAP, SWAP', { seed }), '0: pick from 1', '1: allow', '2: allow');
      return tools.pack[last.state.zones['hand 0']?.row.at(-1)?.[0] ?? -1]?.face;
    });
    expect(new Set(taken)).toEqual(new Set(['D', 'O']));
  });
  test('a deck is shuffled when it is made anew', () => {
    const lines = game.deck.flatMap((line) => Array.from({ length: line.count }, () => ({ ...line, count: 1 })));
    const deck = [...LETTERS.map((name) => lines.find(({ face }) => face === name.split(':')[0])), ...lines.slice(-3)];
    const drawn = seeds.map((seed) => {
      const setup = { seed, deck: deck.filter((line) => line !== undefined) };
      const words = act(open('SWAP, SWAP, SWAP', setup), ...WORDS, '1: pass', '2: pass');
      const { last, tools } = act(words, '0: done', '1: done', '2: done');
      return tools.pack[last.state.zones['hand 0']?.row.at(-1)?.[0] ?? -1]?.face;
    });
    expect(new Set(drawn)).toEqual(new Set(['C', 'A', 'T']));
  });
});

describe('a table does not open', () => {
  const tools = makeTools(game, {}, dictionary);
  const few = (letters: number, actions: number) => [
    { face: 'A', points: 1, count: letters },
    { face: 'SWAP', points: 0, count: actions },
  ];
  test.each([
    [11, 3, 'deck-too-small'],
    [12, 2, 'deck-too-small'],
    [12, 3, null],
  ])('with %i letters and %i action cards for three: %s', (letters, actions, refused) => {
    const setup = { seats: 3, options: {}, seed: 'x', deck: few(letters, actions) };
    const dealt = deal(game, setup, makeTools(game, setup, dictionary));
    expect(isRefusal(dealt) ? dealt.refused : null).toBe(refused);
  });
  test('with an action card stacked among the letters', () => {
    const dealt = deal(game, { seats: 2, options: {}, seed: 'x', stack: { letters: ['SWAP'] } }, tools);
    expect(dealt).toMatchObject({ refused: 'bad-stack', detail: 'SWAP' });
  });
});

test.each([
  [[], '0: claim R'],
  [[], '1: preempt T'],
  [[], '1: preempt T with CANCEL'],
  [WORDS, '1: copy C'],
  [WORDS, '1: minus 2 on CAT'],
  [ANSWER, '1: cancel'],
  [ANSWER, '1: always allow'],
  [EXCHANGE, '0: exchange C'],
  [EXCHANGE, '0: exchange C A for action'],
])('%j: "%s" is understood, and said the same way', (before, line) => {
  const stack = {
    letters: ['C:2', 'A:1', 'D:3', 'O:1:draw', ...LETTERS.slice(4)],
    actions: ['FRESH LETTERS', 'MINUS 2', 'CANCEL'],
  };
  const table = act(open('', { stack }), ...before);
  const view = viewOf(table.last.state, Number(line[0]));
  const move = parseCommand(game, view, line.slice(3), table.tools);
  if (isRefusal(move)) throw new Error(move.rule);
  expect(makeCommand(game, view, move, table.tools)).toBe(line.slice(3));
});

test('words in play count for who looks ahead as they would be scored', () => {
  const laid = act(open('PLUS 4, MINUS 4, PLUS 2'), ...WORDS, '1: play DOG');
  const standing = ({ last, tools }: Match) => [0, 1, 2].map((seat) => game.standing?.(last.state, seat, tools));
  expect(standing(laid)).toEqual([2, 9, 0]);
  expect(standing(open('PLUS 4, MINUS 4, PLUS 2'))).toEqual([0, 0, 0]);
});
