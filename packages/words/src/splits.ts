import type { Card } from '@deckle/kernel';
import type { Found, Query } from '@deckle/lexicon';
import { joinBest, type Joined, type Option, worthsOf } from './join.ts';
import { changeQuery, partQuery } from './queries.ts';
import type { Board, BoardRow } from './rules.ts';
import { cardOf, type WordTools } from './tools.ts';

/** Lists of words, of which a play takes one each. */
type Lists = readonly (readonly Option[])[];
type Find = (query: Query) => Iterable<Found>;

/** Splits, and plays on several rows: each stretch is searched once, then stretches that share the hand are joined. */
export function* joinedPlans(
  board: Board,
  tools: WordTools,
  budget: { readonly joined: number; readonly rows: number },
  find: Find,
): Generator<Joined> {
  const rows = board.rows.filter(({ row }) => row.length > 0);
  const most = Math.min(budget.rows, rows.length, board.rules.played[1]);
  const changed = rows.map(({ row }) => (most > 1 ? [[changesOf(board, row, tools, find)]] : []));
  const split = rows.map((row) => splitsOf(board, row, tools, find));
  const ways = rows.map((_, at) => [...(changed[at] as Lists[]), ...(split[at] as Lists[])]);
  const plays = [...split.flat(), ...onSeveralRows(ways, most)];
  const hand = board.hand.map((id) => cardOf(tools.pack, id));
  const required = hand.filter(({ id }) => board.required?.includes(id)).map(({ face }) => face);
  yield* joinBest(plays, { hand, played: board.rules.played, required }, budget.joined);
}

/** A row as one new word, which needs a card from the hand. */
const changesOf = (board: Board, row: BoardRow['row'], { pack }: WordTools, find: Find): readonly Option[] =>
  optionsOf(board, find(changeQuery(board, row, pack)), pack).filter(({ used }) => used.length > 0);

/** The lists of each way to cut a row. */
function splitsOf(board: Board, { row }: BoardRow, { pack }: WordTools, find: Find): readonly Lists[] {
  const { moves, parts, run } = board.rules;
  if (!moves.includes('S')) return [];
  const known = new Map<string, readonly Option[]>();
  const stretch = (from: number, to: number): readonly Option[] => {
    const key = `${from}-${to}`;
    const options = known.get(key) ?? optionsOf(board, find(partQuery(board, row.slice(from, to), pack)), pack);
    known.set(key, options);
    return options;
  };
  return [...cutsOf(row.length, parts, Math.max(1, run))].map((cuts) =>
    cuts.slice(1).map((to, part) => stretch(cuts[part] as number, to)),
  );
}

/** One way each for two to `most` of the rows. */
function* onSeveralRows(
  ways: readonly (readonly Lists[])[],
  most: number,
  at = 0,
  lists: Lists = [],
  touched = 0,
): Generator<Lists> {
  if (at === ways.length) {
    if (touched > 1) yield lists;
    return;
  }
  yield* onSeveralRows(ways, most, at + 1, lists, touched);
  if (touched === most) return;
  for (const way of ways[at] as readonly Lists[])
    yield* onSeveralRows(ways, most, at + 1, [...lists, ...way], touched + 1);
}

/** Best first; a word that needed no card scores nothing, so it comes last. */
function optionsOf({ hand }: Board, found: Iterable<Found>, pack: readonly Card[]): readonly Option[] {
  const worths = worthsOf(hand.map((id) => cardOf(pack, id)));
  const options: Option[] = [];
  const unchanged: Option[] = [];
  for (const { word, points, used: all } of found) {
    const used = (all.at(-1) ?? 0) < hand.length ? all : all.filter((index) => index < hand.length);
    let worth = 0;
    for (const index of used) worth += worths[index] as number;
    if (used.length === 0) unchanged.push({ word, points: 0, used, worth });
    else options.push({ word, points, used, worth });
  }
  return [...options, ...unchanged].sort((a, b) => b.points - a.points);
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
