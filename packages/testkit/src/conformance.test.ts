import { type Game, type MoveSpec, type OptionSpec, refuse, type Table } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { conform } from './conformance.ts';
import { valuesOf } from '@deckle/words';
import { everyTable, tablesOf } from './tables.ts';
import { toy } from './toy.ts';
import { toyTools } from './toy-table.ts';

const few = { tables: [...tablesOf(toy, [0, 1], toyTools)], every: 1, tools: toyTools };

test('the toy conforms, and all of it comes up', () => {
  const report = conform(toy, { ...few, tables: tablesOf(toy, [0, 4], toyTools) });
  expect(report).toMatchObject({ faults: [], missing: [] });
  expect(report.inputs).toBeGreaterThan(200);
});

const withMove = (kind: string, change: Partial<MoveSpec>): Game => ({
  ...toy,
  moves: { ...toy.moves, [kind]: { ...(toy.moves[kind] as MoveSpec), ...change } },
});
const passing = (apply: (table: Table) => void): Game => withMove('pass', { apply });
const topOfDeck = ({ state }: Table): number => state.zones['deck']?.row.at(-1)?.[0] ?? 0;
const late = (table: Table): void => {
  const otherwise = { kind: 'grab', cards: [topOfDeck(table)] };
  table.ask('race', [{ seat: 0, kinds: ['grab'], must: true, until: table.state.now + 9, otherwise }], null);
};
let counter = 0;

test.each<[fault: RegExp, what: string, game: Game]>([
  [/nobody can do anything/, 'nothing to do', withMove('bid', { candidates: () => [] })],
  [
    /has not ended/,
    'no end',
    { ...toy, phases: { ...toy.phases, race: (table) => toy.phases.turn(table, { seat: -1 }, toyTools) } },
  ],
  [/cards went nowhere/, 'a lost card', passing((table) => table.arrange({ deck: [] }))],
  [/does not come through JSON/, 'a number that is none', passing((table) => table.share({ die: Number.NaN }))],
  [
    /goes on otherwise|replay differs|elsewhere/,
    'a memory of its own',
    passing((table) => table.share({ die: counter++ })),
  ],
  [
    /learns of cards it has not seen/,
    'an open top card',
    passing((table) => table.share({ die: `card ${topOfDeck(table)}` })),
  ],
  [
    /learns of cards it has not seen/,
    'a loose tongue',
    passing((table) => table.say('cheered', 0, { x: `card ${topOfDeck(table)}` })),
  ],
  [
    /is shown card \d+ in shared/,
    'a closed hand in what all may see',
    passing((table) => table.share({ die: { cards: [topOfDeck(table)] } })),
  ],
  [
    /cannot tell which words challenge is about/,
    'words on trial that nobody finds',
    {
      ...toy,
      moves: { ...toy.moves, challenge: { ...toy.moves['cheer'], candidates: () => [{ kind: 'challenge' }] } },
      phases: {
        ...toy.phases,
        bids: (table, data, tools) => {
          toy.phases.bids(table, data, tools);
          table.abort();
          table.ask('race', [{ seat: 0, kinds: ['challenge', 'skip'], must: true }], null);
        },
      },
    } as Game,
  ],
  [/is shown cards in its own time-out/, 'a closed card when time is up', passing(late)],
  [/no phrase for hm/, 'an unknown word', passing((table) => table.say('hm'))],
  [/candidate .* not asked/, 'a proposal of another kind', withMove('pass', { candidates: () => [{ kind: 'bid' }] })],
  [
    /candidate .* takes 0 cards/,
    'an illegal proposal',
    withMove('pass', { candidates: () => [{ kind: 'pass', cards: [1] }] }),
  ],
  [
    /throws TypeError/,
    'a check that trusts',
    withMove('lay', {
      check: (view, { cards = [] }, { pack }) =>
        pack[cards[0] as number]!.id < 0 ? null : toy.moves['lay']!.check(view, { kind: 'lay', cards }, { pack }),
    }),
  ],
  [/read only/, 'a changed state', passing((table) => void ((table.state.shared as { lap: number }).lap = 2))],
])('%s is found: %s', (fault, _what, game) => {
  const { faults } = conform(game, { ...few, limit: 120 });
  expect(faults[0] ?? 'none').toMatch(fault);
});

test('what never comes up is told', () => {
  const shy = withMove('grab', { candidates: () => [] });
  expect(conform(shy, few).missing).toEqual(['move grab']);
});

test('tables for what is rare are played until it has come up', () => {
  const tables = [...few.tables, ...few.tables];
  const once = conform(toy, { ...few, tables, wanted: ['move bid'] });
  expect(once).toMatchObject({ faults: [], missing: [] });
  expect(once.inputs).toBe(conform(toy, { ...few, tables: few.tables.slice(0, 1) }).inputs);
  expect(conform(toy, { ...few, tables, wanted: ['move bid', 'move sneeze'] }).missing).toEqual(['move sneeze']);
});

test('with players every value of an option meets every number of seats in every seed, and at some any other value', () => {
  const tables = everyTable(toy, 20, toyTools);
  const valueAt = ({ options }: (typeof tables)[number], name: string): unknown =>
    options[name] ?? (toy.options as { readonly [name: string]: OptionSpec })[name]?.default;
  const values = Object.entries<OptionSpec>(toy.options).flatMap(([name, spec]) =>
    valuesOf(spec).map((value) => ({ name, value })),
  );
  for (const { name, value } of values) {
    const own = tables.filter((table) => valueAt(table, name) === value);
    expect(new Set(own.map(({ seats, seed }) => `${seats} ${seed}`)).size).toBe(4 * 20);
    for (const other of values) {
      const isMet = own.some((table) => valueAt(table, other.name) === other.value);
      expect(isMet).toBe(other.name !== name || other.value === value);
    }
  }
  expect(tables).toHaveLength(2 * 4 * 20);
});

test('a value that is not for a number of seats leaves its place to the other options', () => {
  const opens = ({ window }: { window: string }, seats: number) =>
    window === 'on' && seats === 2 ? refuse('window', 'Not for two.') : null;
  const tables = everyTable({ ...toy, opens } as Game, 4, toyTools).filter(({ seats }) => seats === 2);
  expect(tables).toHaveLength(2 * 4);
  expect(tables.filter(({ options }) => options['window'] !== undefined)).toEqual([]);
  expect(new Set(tables.filter(({ options }) => 'laps' in options).map(({ seed }) => seed)).size).toBe(4);
});

test('players who break the rules are told', () => {
  const cheat = () => ({ ask: 1, move: { kind: 'grab' } });
  const players = () => [cheat, cheat, cheat, cheat];
  expect(conform(toy, { ...few, players }).faults[0]).toMatch(/may not/);
});

test('what a game says must come up, and its special cards, are missed where they do not', () => {
  const game = {
    ...toy,
    deck: [...toy.deck, { face: 'XY', points: 8, count: 1 }, { face: 'A', points: 1, count: 1, marks: ['¶'] }],
    occasions: ['cheered', 'sneezed', 'cheered cheered', 'cheered sneezed'],
  };
  const { missing } = conform(game, { ...few, tables: tablesOf(toy, [0, 4], toyTools) });
  expect(missing).toEqual(['card XY', 'card A ¶', 'said sneezed', 'said cheered sneezed']);
});
