import { actToy, handOf, openToy, toyTools } from '@deckle/testkit/toy-table';
import { describe, expect, test } from 'vitest';
import { Draft } from './table.ts';
import type { Event } from './types.ts';
import { viewOf } from './view.ts';

const { state } = openToy().last;
const [mine = [], theirs = []] = [0, 1].map((seat) => handOf(state, seat));
const deck = state.zones['deck']?.row.flat() ?? [];

/** Does something at a fresh table of seat 0 and gives the table. */
const after = (...acts: ((table: Draft<any>) => void)[]): Draft<any> => {
  const table = new Draft(state, viewOf(state, 0), toyTools.pack);
  for (const act of acts) act(table);
  table.commit();
  return table;
};
const moved = (table: Draft<any>): readonly Event[] => table.events.filter((event) => event.kind === 'moved');

describe('every card is in exactly one place', () => {
  const [a = 0] = mine;
  test.each<[string, RegExp, (table: Draft<any>) => void]>([
    ['a card laid twice', /two places/, (table) => table.move([a, a], 'hand 0', 'table')],
    ['a card from elsewhere', /nowhere/, (table) => table.move([theirs[0] as number], 'hand 0', 'table')],
    ['a card forgotten', /cards went nowhere/, (table) => table.arrange({ 'hand 0': [[a]] })],
    ['a card left and taken', /two places/, (table) => table.arrange({ 'hand 0': mine.map((c) => [c]), table: [[a]] })],
    ['a card that is not there', /nowhere/, (table) => table.arrange({ 'hand 0': [...mine.map((c) => [c]), [999]] })],
    ['no such zone', /no zone/, (table) => table.move([a], 'hand 0', 'nowhere')],
    ['a zone opened twice', /there already/, (table) => table.zone('table', null, 'all')],
  ])('%s is our mistake and throws', (_what, message, act) => {
    expect(() => after(act)).toThrow(message);
  });

  test('a table nobody touched is as it was', () => {
    expect(after().state).toEqual(state);
  });
});

describe('moving cards', () => {
  const [a = 0, b = 0] = mine;
  test('each lies as a pile of its own at the end', () => {
    const { zones } = after((table) => table.move([b, a], 'hand 0', 'table')).state;
    expect(zones['table']?.row).toEqual([[b], [a]]);
    expect(zones['hand 0']?.row).toEqual([[mine[2]]]);
  });

  test('takes them out of the middle of a pile', () => {
    const piled = (table: Draft<any>) => table.arrange({ 'hand 0': [mine] });
    const { zones } = after(piled, (table) => table.move([b], 'hand 0', 'table')).state;
    expect(zones['hand 0']?.row).toEqual([[a, mine[2]]]);
  });

  test('inside one zone puts them last and tells nothing', () => {
    const table = after((open) => open.move([a], 'hand 0', 'hand 0'));
    expect(table.state.zones['hand 0']?.row).toEqual([[b], [mine[2]], [a]]);
    expect(moved(table)).toEqual([]);
  });

  test('of no cards is no event', () => {
    expect(after((table) => table.move([], 'hand 0', 'table')).events).toEqual([]);
  });

  test('a deck is drawn from its end, the top card first', () => {
    const table = after((open) => open.draw('deck', 'hand 0', 2));
    expect(handOf(table.state, 0)).toEqual([...mine, deck.at(-1), deck.at(-2)]);
  });

  test.each([
    [0, 0],
    [-1, 0],
    [1000, deck.length],
  ])('drawing %i gives %i', (count, got) => {
    let drawn: readonly number[] = [];
    after((table) => (drawn = table.draw('deck', 'hand 0', count)));
    expect(drawn).toHaveLength(got);
  });
});

describe('who sees the cards of a movement', () => {
  test.each<[string, [from: string, to: string], readonly number[], 'all' | readonly number[], boolean]>([
    ['played to the table', ['hand 0', 'table'], mine, 'all', false],
    ['drawn', ['deck', 'hand 0'], deck.slice(0, 1), [0], true],
    ['drawn by another', ['deck', 'hand 1'], deck.slice(0, 1), [1], true],
    ['given to another', ['hand 0', 'hand 1'], mine, [0, 1], false],
    ['taken from another', ['hand 1', 'hand 0'], theirs, [0, 1], true],
    ['put under the deck', ['hand 0', 'deck'], mine, [0], false],
    ['between two closed decks', ['deck', 'box'], deck, [], false],
    ['turned over', ['deck', 'table'], deck.slice(0, 1), 'all', true],
  ])('%s', (_what, [from, to], cards, seen, revealed) => {
    const table = after((open) => open.move(cards, from, to));
    expect(table.events).toEqual([{ kind: 'moved', from, to, cards, seen }]);
    expect(table.hasRevealed()).toBe(revealed);
  });

  test('an arrangement tells one movement for each way between two zones', () => {
    const [a = 0, b = 0, c = 0] = mine;
    const table = after((open) =>
      open.arrange({
        'hand 0': [[deck[0] as number]],
        table: [[a, b]],
        deck: [[c], ...deck.slice(1).map((id) => [id])],
      }),
    );
    expect(moved(table).map((event) => event.kind === 'moved' && [event.from, event.to, event.cards])).toEqual([
      ['deck', 'hand 0', [deck[0]]],
      ['hand 0', 'table', [a, b]],
      ['hand 0', 'deck', [c]],
    ]);
  });
});

describe('chance at the table', () => {
  test('a shuffle keeps the cards, changes their order, and cannot be taken back', () => {
    const table = after((open) => open.shuffle('deck'));
    const row = table.state.zones['deck']?.row.flat() ?? [];
    expect([...row].sort((a, b) => a - b)).toEqual([...deck].sort((a, b) => a - b));
    expect(row).not.toEqual(deck);
    expect(table.hasRevealed()).toBe(true);
    expect(table.state.chance.used).toBeGreaterThan(state.chance.used);
  });

  test('a die shows one of its faces and cannot be rolled back', () => {
    let face = '';
    const table = after((open) => (face = open.roll('die', ['O', 'WILD'])));
    expect(['O', 'WILD']).toContain(face);
    expect(table.hasRevealed()).toBe(true);
  });

  test('stacked dice come in order, then chance; they cannot be rolled back either', () => {
    const table = new Draft({ ...state, stack: { die: ['X', 'Y'] } }, viewOf(state, 0), toyTools.pack);
    expect([1, 2, 3].map(() => table.roll('die', ['O']))).toEqual(['X', 'Y', 'O']);
    const one = new Draft({ ...state, stack: { die: ['X'] } }, viewOf(state, 0), toyTools.pack);
    one.roll('die', ['O']);
    expect([one.hasRevealed(), one.commit().stack]).toEqual([true, { die: [] }]);
  });

  test('reveal() forbids the way back though no card moved', () => {
    expect(after((table) => table.reveal()).hasRevealed()).toBe(true);
    expect(after((table) => table.say('x')).hasRevealed()).toBe(false);
  });
});

describe('the other verbs', () => {
  test.each<[string, (table: Draft<any>) => void, Partial<typeof state>, Event | null]>([
    ['score', (t) => t.score(1, -3, 'why'), { scores: [0, -3] }, { kind: 'scored', seat: 1, points: -3, why: 'why' }],
    ['share', (t) => t.share({ lap: 9 }), { shared: { lap: 9, die: '' } }, null],
    ['tell', (t) => t.tell(1, { bid: 4 }), { own: [{ bid: null }, { bid: 4 }] }, null],
    ['say', (t) => t.say('hi', 1, { n: 2 }), {}, { kind: 'said', what: 'hi', seat: 1, data: { n: 2 } }],
    ['say to all', (t) => t.say('hi'), {}, { kind: 'said', what: 'hi', seat: null, data: {} }],
    ['knockOut', (t) => t.knockOut(0), { out: [true, false] }, { kind: 'out', seat: 0 }],
    [
      'end',
      (t) => t.end({ winners: [1], reason: 'r' }),
      { result: { winners: [1], reason: 'r' }, frames: [] },
      { kind: 'ended', winners: [1], reason: 'r' },
    ],
  ])('%s', (_what, act, change, event) => {
    const table = after(act);
    expect(table.state).toMatchObject(change);
    expect(table.events).toEqual(event === null ? [] : [event]);
  });

  test('a score is a whole number', () => {
    expect(() => after((table) => table.score(0, 0.5, ''))).toThrow('whole number');
    expect(() => after((table) => table.score(0, 3, 'CAT', [{ what: 'CAT', values: [1, 1] }]))).toThrow(
      'the parts make 2',
    );
  });

  test('a clock on a question that must be answered says what happens at its end', () => {
    const ask = { seat: 0, kinds: ['pass'], must: true, until: 5 };
    expect(() => after((table) => table.ask('turn', [ask], null))).toThrow('time');
    expect(() => after((table) => table.ask('turn', [{ ...ask, must: false }], null))).not.toThrow();
  });

  test('knocking out twice is told once', () => {
    expect(
      after(
        (t) => t.knockOut(0),
        (t) => t.knockOut(0),
      ).events,
    ).toHaveLength(1);
  });
});

test('stacked faces come in draw order, also after a shuffle in mid-game', () => {
  const { state: dealt } = openToy({ stack: { deck: ['QU', 'A', '?', 'A', 'A', 'QU', '?', 'QU', 'A'] } }).last;
  const faces = (cards: readonly number[]) => cards.map((card) => toyTools.pack[card]?.face).join(' ');
  expect([faces(handOf(dealt, 0)), faces(handOf(dealt, 1))]).toEqual(['QU A ?', 'A A QU']);
  const table = new Draft(dealt, viewOf(dealt, 0), toyTools.pack);
  table.shuffle('deck');
  expect(faces(table.draw('deck', 'hand 0', 3))).toBe('? QU A');
});

test('who acts is shown the view the act was checked in until something has changed; others their own', () => {
  const seen = viewOf(state, 0);
  const table = new Draft(state, seen, toyTools.pack);
  expect(table.view(0)).toBe(seen);
  expect(table.view(1)).toEqual(viewOf(state, 1));
  table.score(0, 1, 'a point');
  expect(table.view(0)).toEqual(viewOf(table.state, 0));
});

test('the state before is left alone', () => {
  const before = JSON.stringify(state);
  actToy(openToy(), [0, 'lay', 0], [1, 'pass']);
  after((table) => table.move(mine, 'hand 0', 'table'));
  expect(JSON.stringify(state)).toBe(before);
});
