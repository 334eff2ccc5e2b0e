import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isDivergence, isRefusal, type Learnt, type Match, parseRecord, replay } from '@deckle/kernel';
import {
  type Dictionary,
  openDictionary,
  openForms,
  openLookup,
  searchOnly,
  unpackGraph,
  wordNumber,
} from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { reviewMatch } from './review.ts';
import type { Progress, Review } from './review-types.ts';

const shipped = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url)));

/** For tests: a shipped list as hosts give it to a review. It knows how common its words are, and proposes no offence. */
export async function openList(name: string): Promise<Dictionary> {
  const graph = await unpackGraph(shipped('wide.dawg'));
  const { sizeOf, isOffensive } = openLookup({
    rankOf: (word) => wordNumber(graph, word),
    commonness: shipped('commonness.bin'),
    bases: shipped('bases.bin'),
  });
  const list = shipped(`${name}.dawg`);
  const dictionary = await openDictionary({ name, list, isForm: await openForms(shipped), sizeOf });
  return searchOnly(dictionary, (word) => !isOffensive(word));
}

/** Plays a record again, with what is given as learnt: what self-play has learnt changes from time to time. */
export function readMatch(text: string, dictionary: Dictionary, learnt: Learnt | null = null): Match {
  const record = parseRecord(text);
  if (isRefusal(record)) throw new Error(record.rule);
  const { learnt: _, ...plain } = games.find(({ id }) => id === record.game) as Game;
  const game: Game = learnt === null ? plain : { ...plain, learnt };
  const match = replay(game, record, makeTools(game, record, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  if (isDivergence(match)) throw new Error(match.refusal.rule);
  return match;
}

/** Runs a review to its end. */
export function reviewed(match: Match, work: number): { readonly review: Review; readonly told: readonly Progress[] } {
  const told: Progress[] = [];
  for (const reviewing = reviewMatch(match, match.tools as WordTools, work); ; ) {
    const { done, value } = reviewing.next();
    if (done) return { review: value, told };
    told.push(value);
  }
}
