import { type Card, type Pile, type Slot } from '@deckle/kernel';
import type { Found, Query, QueryCard, QueryPile } from '@deckle/lexicon';
import { joinBest, type Option } from './join.ts';
import { type Board, type BoardRow, mayLayFresh, topOf } from './rules.ts';
import { spellWays } from './spell.ts';
import { cardOf, type WordTools } from './tools.ts';

const HAND = 0;
const TABLE = 1;

export interface SearchBudget {
  /** Most spellings looked at for one word. */
  readonly ways: number;
  /** Best splits and plays on several rows that are put together. */
  readonly joined: number;
  /** Steps through the word graph per search. */
  readonly nodes?: number;
}
export const DEFAULT_BUDGET: SearchBudget = { ways: 4, joined: 200 };

/** Plays the rules allow, by words of the dictionary, best visible points first within each kind; found while asked for. */
export function* searchPlays(
  board: Board,
  tools: WordTools,
  budget: SearchBudget = DEFAULT_BUDGET,
): Generator<readonly (readonly Slot[])[]> {
  for (const { words } of mergeBest(planned(board, tools, budget))) {
    let ways = 0;
    for (const way of spellWays(board, words, tools.pack)) {
      yield way;
      if (++ways >= budget.ways) break;
    }
  }
}

interface Plan {
  readonly words: readonly string[];
  readonly points: number;
}

/** One lazy, best-first list for each way of laying words: fresh, each row, splits and several rows at once. */
function planned(board: Board, tools: WordTools, budget: SearchBudget): Iterable<Plan>[] {
  const find = (query: Query): Iterable<Found> =>
    tools.dictionary.search(query, budget.nodes === undefined ? {} : { nodes: budget.nodes });
  const single = (query: Query): Iterable<Plan> => singles(find(query));
  const { rules } = board;
  if (rules.order === 'free') return [single(freeQuery(board, tools.pack))];
  const lists = mayLayFresh(board) ? [single(freshQuery(board, tools.pack))] : [];
  const rows = board.rows.filter(({ row }) => row.length > 0);
  for (const row of rows) {
    for (const query of rowQueries(board, row, tools.pack)) lists.push(single(query));
  }
  if (rules.moves.includes('S') || rows.length > 1) lists.push(joinedPlans(board, rows, tools, budget, find));
  return lists;
}

function* singles(found: Iterable<Found>): Generator<Plan> {
  let last = '';
  for (const { word, points } of found) {
    if (word !== last) yield { words: [word], points };
    last = word;
  }
}

/** Takes the best of the heads until all lists are empty. */
function* mergeBest(lists: readonly Iterable<Plan>[]): Generator<Plan> {
  const heads = lists.map((list) => list[Symbol.iterator]()).map((rest) => ({ rest, head: rest.next() }));
  for (;;) {
    let best: (typeof heads)[number] | null = null;
    for (const list of heads) {
      if (list.head.done) continue;
      if (best === null || best.head.done || list.head.value.points > best.head.value.points) best = list;
    }
    if (best === null || best.head.done) return;
    yield best.head.value;
    best.head = best.rest.next();
  }
}

function handCards(board: Board, pack: readonly Card[]): readonly QueryCard[] {
  return board.hand.map((id) => queryCard(board, cardOf(pack, id), HAND));
}

function queryCard(board: Board, { id, face, points }: Card, group: number): QueryCard {
  return { face, points, group, required: board.required?.includes(id) ?? false };
}

const handGroup = ({ rules }: Board): Query['groups'] => [
  { min: Math.max(rules.played[0], rules.playedEach), max: Math.min(64, rules.played[1]) },
];

const freeLetters = (board: Board): { free?: string } =>
  board.free === undefined || board.free.length === 0 ? {} : { free: board.free.join('') };

const freshQuery = (board: Board, pack: readonly Card[]): Query => ({
  cards: handCards(board, pack),
  groups: handGroup(board) as NonNullable<Query['groups']>,
  length: board.rules.length,
  ...freeLetters(board),
});

function freeQuery(board: Board, pack: readonly Card[]): Query {
  const table = board.rows.flatMap(({ row }) => row.map((pile) => queryCard(board, cardOf(pack, topOf(pile)), TABLE)));
  const groups = [...(handGroup(board) ?? []), { min: board.rules.minKept, max: 64 }];
  return { cards: [...handCards(board, pack), ...table], groups, length: board.rules.length, ...freeLetters(board) };
}

/** A row as a whole; a carried letter that may stand at either end makes two questions. */
function rowQueries(board: Board, { row }: BoardRow, pack: readonly Card[]): Query[] {
  const { carried } = board.rules;
  const ends = carried === 'ends' ? (['first', 'last'] as const) : [carried];
  return ends.map((end) => ({
    ...partQuery(board, row, pack),
    cards: handCards(board, pack),
    run: 0,
    groups: handGroup(board) as NonNullable<Query['groups']>,
    minKept: board.rules.minKept,
    piles: row.map((pile, at) => queryPile(board, pile, pack, !(at === 0 && end === 'first'))),
    insertAfter: board.rules.moves.includes('A') && end !== 'last',
  }));
}

/** A stretch of a row as one word; how many hand cards the whole play needs is asked when parts are joined. */
function partQuery(board: Board, piles: readonly Pile[], pack: readonly Card[]): Query {
  const { rules } = board;
  return {
    cards: handCards(board, pack).map((card) => ({ ...card, required: false })),
    groups: [{ min: rules.playedEach, max: Math.min(64, rules.played[1]) }],
    piles: piles.map((pile) => queryPile(board, pile, pack, true)),
    insertAfter: rules.moves.includes('A'),
    minKept: 0,
    run: rules.run,
    length: rules.length,
  };
}

function queryPile({ rules }: Board, pile: Pile, pack: readonly Card[], insertBefore: boolean): QueryPile {
  const { face, points } = cardOf(pack, topOf(pile));
  const { moves } = rules;
  return {
    face,
    points,
    insertBefore: insertBefore && moves.includes('A'),
    overlay: moves.includes('O') || moves.includes('G'),
    duplicate: moves.includes('D'),
    drop: rules.drop !== 'refuse',
  };
}

/** Splits, and plays on several rows: each stretch is searched once, then stretches that share the hand are joined. */
function* joinedPlans(
  board: Board,
  rows: readonly BoardRow[],
  tools: WordTools,
  budget: SearchBudget,
  find: (query: Query) => Iterable<Found>,
): Generator<Plan> {
  const { rules } = board;
  const faces = board.hand.map((id) => cardOf(tools.pack, id).face);
  const plans: Plan[] = [];
  const changes = rows.map(({ row }) =>
    optionsOf(find({ ...partQuery(board, row, tools.pack), run: 0, minKept: rules.minKept }), 1),
  );
  const join = (lists: readonly (readonly Option[])[]): void => {
    for (const { words, points } of joinBest(lists, faces, rules.played, budget.joined)) plans.push({ words, points });
  };
  for (const [at, { row }] of rows.entries()) {
    const stretches = new Map<string, readonly Option[]>();
    for (const cuts of rules.moves.includes('S') ? cutsOf(row.length, rules.parts, Math.max(1, rules.run)) : []) {
      const parts = cuts
        .slice(1)
        .map((end, part) =>
          stretch(stretches, cuts[part] as number, end, () =>
            find(partQuery(board, row.slice(cuts[part], end), tools.pack)),
          ),
        );
      join(parts);
      for (const [other, change] of changes.entries()) if (other !== at) join([...parts, change]);
    }
    for (const change of changes.slice(at + 1)) join([changes[at] as readonly Option[], change]);
  }
  yield* plans.sort((a, b) => b.points - a.points || (a.words.join(' ') < b.words.join(' ') ? -1 : 1));
}

function stretch(
  known: Map<string, readonly Option[]>,
  from: number,
  to: number,
  find: () => Iterable<Found>,
): readonly Option[] {
  const key = `${from}-${to}`;
  let options = known.get(key);
  if (options === undefined) {
    options = optionsOf(find(), 0);
    known.set(key, options);
  }
  return options;
}

/** A word that needed no card scores nothing, so it comes last. */
function optionsOf(found: Iterable<Found>, minUsed: number): readonly Option[] {
  const options: Option[] = [];
  for (const { word, points, used } of found) {
    if (used.length >= minUsed) options.push({ word, points: used.length === 0 ? 0 : points, used });
  }
  return options.sort((a, b) => b.points - a.points);
}

/** Every way to cut `length` piles into an allowed number of stretches, each at least `least` long: [0, …, length]. */
export function* cutsOf(
  length: number,
  [min, max]: readonly [number, number],
  least: number,
  cuts: readonly number[] = [0],
): Generator<readonly number[]> {
  const from = cuts.at(-1) as number;
  if (cuts.length >= min && length - from >= least) yield [...cuts, length];
  if (cuts.length >= max) return;
  for (let next = from + least; next <= length - least; next++)
    yield* cutsOf(length, [min, max], least, [...cuts, next]);
}
