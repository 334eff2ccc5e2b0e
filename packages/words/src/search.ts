import type { Card, Slot } from '@deckle/kernel';
import type { Found, Query } from '@deckle/lexicon';
import type { Play } from './play.ts';
import { freshQuery, looseQuery, rowQueries } from './queries.ts';
import { type Board, mayLayFresh } from './rules.ts';
import { severalPlans } from './several.ts';
import { openSpeller } from './spell.ts';
import { joinedPlans } from './splits.ts';
import type { WordTools } from './tools.ts';

export interface SearchBudget {
  /** Most spellings looked at for one word. */
  readonly ways: number;
  /** Best splits and plays on several rows that are put together. */
  readonly joined: number;
  /** Of splits and plays on several rows that spend the same cards, so many are put together. */
  readonly alike: number;
  /** Words looked at for each stretch of a row, the best ones. */
  readonly listed: number;
  /** Rows that are split or changed together, those that can be changed for most. Without it all. */
  readonly rows?: number;
  /** Steps through the word graph per search. */
  readonly nodes?: number;
}
export const DEFAULT_BUDGET: SearchBudget = { ways: 4, joined: 200, alike: 1, listed: 400 };

/** Words that could be laid together, and the points their cards would show. */
export interface Plan {
  readonly words: readonly string[];
  readonly points: number;
}

/**
 * Plays the rules allow, by words of the dictionary, best visible points first; found while asked for. They are one
 * word from the hand, each with the best others where several may be laid, or one word or the parts of a split for each
 * of some rows; a word from the hand beside a changed row is not looked for.
 */
export function* searchPlays(
  board: Board,
  tools: WordTools,
  budget: SearchBudget = DEFAULT_BUDGET,
): Generator<readonly (readonly Slot[])[]> {
  for (const { words } of findPlays(board, tools, budget)) yield words.map(({ slots }) => slots);
}

/** The same plays as they read. */
export function* findPlays(board: Board, tools: WordTools, budget: SearchBudget = DEFAULT_BUDGET): Generator<Play> {
  const seen = new Set<string>();
  const spell = openSpeller(board, tools.pack);
  for (const { words } of mergeBest(planned(board, tools, budget))) {
    const key = words.join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    yield* spell(words, budget.ways);
  }
}

/** One best-first list for each way of laying words: fresh, several fresh, each row, splits and several rows at once. */
function planned(board: Board, tools: WordTools, budget: SearchBudget): readonly Iterable<Plan>[] {
  const find = (query: Query): Iterable<Found> =>
    tools.dictionary.search(query, budget.nodes === undefined ? {} : { nodes: budget.nodes });
  const { moves, order, freshWords } = board.rules;
  const lists: Iterable<Plan>[] = wholeQueries(board, tools.pack).map((query) => singles(find(query)));
  if (freshWords > 1 && mayLayFresh(board)) lists.push(severalPlans(board, tools, find));
  const several = moves.includes('S') || board.rows.filter(({ row }) => row.length > 0).length > 1;
  return order === 'kept' && several ? [...lists, joinedPlans(board, tools, budget, find)] : lists;
}

/** The questions for plays of one word. */
function wholeQueries(board: Board, pack: readonly Card[]): readonly Query[] {
  const fresh = mayLayFresh(board) ? [freshQuery(board, pack)] : [];
  if (board.rules.order === 'free') return [...fresh, looseQuery(board, pack)];
  const rows = board.rows.filter(({ row }) => row.length > 0);
  return [...fresh, ...rows.flatMap((row) => rowQueries(board, row, pack))];
}

function* singles(found: Iterable<Found>): Generator<Plan> {
  for (const { word, points } of found) yield { words: [word], points };
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
