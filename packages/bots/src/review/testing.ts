import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isDivergence, isRefusal, type Match, parseRecord, replay } from '@deckle/kernel';
import { type Dictionary, openDictionary, openForms, openLookup, unpackGraph, wordNumber } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { reviewMatch } from './review.ts';
import type { Progress, Review } from './review-types.ts';

const shipped = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url)));

/** For tests: a shipped list that knows how common its words are. */
export async function openList(name: string): Promise<Dictionary> {
  const graph = await unpackGraph(shipped('wide.dawg'));
  const { sizeOf } = openLookup({
    rankOf: (word) => wordNumber(graph, word),
    commonness: shipped('commonness.bin'),
    bases: shipped('bases.bin'),
  });
  return openDictionary({ name, list: shipped(`${name}.dawg`), isForm: await openForms(shipped), sizeOf });
}

/** Plays a record again, with nothing that self-play has learnt: that changes from time to time. */
export function readMatch(text: string, dictionary: Dictionary): Match {
  const record = parseRecord(text);
  if (isRefusal(record)) throw new Error(record.rule);
  const { learnt: _, ...game } = games.find(({ id }) => id === record.game) as Game;
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
