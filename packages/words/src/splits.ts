import type { Found, Query } from '@deckle/lexicon';
import { joinBest, type Option, type Way } from './join.ts';
import { rowText } from './play.ts';
import { changeQuery, partQuery } from './queries.ts';
import type { Board, BoardRow } from './rules.ts';
import type { Plan, SearchBudget } from './search.ts';
import { cardOf, type WordTools } from './tools.ts';

type Find = (query: Query) => Iterable<Found>;
type List = (query: Query, piles: BoardRow['row']) => readonly Option[];

/** Splits, and plays on several rows: each stretch is searched once, then what can share the hand is joined. */
export function* joinedPlans(board: Board, tools: WordTools, budget: SearchBudget, find: Find): Generator<Plan> {
  const hand = board.hand.map((id) => cardOf(tools.pack, id));
  const required = hand.filter(({ id }) => board.required?.includes(id)).map(({ face }) => face);
  const sharing = { faces: hand.map(({ face }) => face), played: board.rules.played, required };
  const list: List = (query, piles) => optionsOf(board, piles, bestOf(find(query), budget), tools);
  const rows = board.rows.filter(({ row }) => row.length > 0);
  const changed = rows.map((row) => ({ row, changes: changesOf(board, row.row, tools, list) }));
  const ways = dearest(changed, budget.rows).map(({ row, changes }) => [
    [changes],
    ...splitsOf(board, row, tools, list),
  ]);
  yield* joinBest(ways, sharing, budget);
}

interface Changed {
  readonly row: BoardRow;
  readonly changes: readonly Option[];
}

/** Those of the rows that can be changed for most. */
const dearest = (rows: readonly Changed[], most = rows.length): readonly Changed[] =>
  rows.length <= most
    ? rows
    : rows.toSorted((a, b) => (b.changes[0]?.points ?? 0) - (a.changes[0]?.points ?? 0)).slice(0, most);

/** A row as one new word, which needs a card from the hand. */
const changesOf = (board: Board, row: BoardRow['row'], { pack }: WordTools, list: List): readonly Option[] =>
  list(changeQuery(board, row, pack), row).filter(({ used }) => used.length > 0);

/** The lists of each way to cut a row. */
function splitsOf(board: Board, { row }: BoardRow, { pack }: WordTools, list: List): readonly Way[] {
  const { moves, parts, run } = board.rules;
  if (!moves.includes('S')) return [];
  const known = new Map<string, readonly Option[]>();
  const stretch = (from: number, to: number): readonly Option[] => {
    const key = `${from}-${to}`;
    const piles = row.slice(from, to);
    const options = known.get(key) ?? list(partQuery(board, piles, pack), piles);
    known.set(key, options);
    return options;
  };
  return [...cutsOf(row.length, parts, Math.max(1, run))].map((cuts) =>
    cuts.slice(1).map((to, part) => stretch(cuts[part] as number, to)),
  );
}

/** The dictionary finds best first, so of words by the same cards the first are the best. */
function bestOf(found: Iterable<Found>, { listed, alike }: SearchBudget): readonly Found[] {
  const best: Found[] = [];
  const counts = new Map<string, number>();
  let looked = 0;
  for (const one of found) {
    const cards = one.used.join();
    const count = counts.get(cards) ?? 0;
    if (count < alike) best.push(one);
    counts.set(cards, count + 1);
    if (++looked === listed) break;
  }
  return best;
}

/** A word that needed no card scores nothing. */
function optionsOf(
  board: Board,
  piles: BoardRow['row'],
  found: Iterable<Found>,
  { pack, dictionary }: WordTools,
): readonly Option[] {
  const { hand, rules } = board;
  const options: Option[] = [];
  const unchanged: Option[] = [];
  for (const { word, points, used: all } of found) {
    const used = (all.at(-1) ?? 0) < hand.length ? all : all.filter((index) => index < hand.length);
    if (used.length === 0) unchanged.push({ words: [word], points: 0, used });
    else options.push({ words: [word], points, used });
  }
  // The stretch as it lies may be a word, however far down the list it stands.
  const word = rowText({ row: piles }, pack);
  const isListed = unchanged.some(({ words }) => words[0] === word);
  if (!isListed && rules.playedEach === 0 && word.length >= rules.length[0] && dictionary.has(word)) {
    unchanged.push({ words: [word], points: 0, used: [] });
  }
  return [...options, ...unchanged];
}

/** Every way to cut `length` piles into an allowed number of stretches, each at least `least` long: [0, …, length]. */
export function* cutsOf(
  length: number,
  [min, max]: readonly [number, number],
  least: number,
  cuts: readonly number[] = [0],
): Generator<readonly number[]> {
  const from = cuts.at(-1) as number;
  if (cuts.length > 1 && cuts.length >= min && length - from >= least) yield [...cuts, length];
  if (cuts.length >= max) return;
  for (let next = from + least; next <= length - least; next++)
    yield* cutsOf(length, [min, max], least, [...cuts, next]);
}
