// A worker of its own for a review: it takes long, and whoever has waited enough ends it with all it holds.
import {
  chancePoints,
  DEPTHS,
  type Review,
  reviewMatch,
  reviewText,
  scorePoints,
  type Telling,
  tellReview,
} from '@deckle/bots';
import { games } from '@deckle/games';
import { isRefusal, type Match, type Refusal, refuse, type Seat } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { expose } from 'comlink';
import type { Reviewed } from '../review/reviewed.ts';
import { fullLookup, openWords } from './lists.ts';
import { readRecord } from './record.ts';

export interface Reviewer {
  /** Reviews a record, told to `you`, if it is one of those who played; `progress` is told after every step. */
  review(record: Blob, you: Seat | null, progress: (done: number, of: number) => void): Promise<Reviewed | Refusal>;
}

const gameNamed = (id: string) => games.find((game) => game.id === id) ?? null;

const reviewer: Reviewer = {
  async review(record, you, progress) {
    const reading = await readRecord(await record.text(), { gameNamed, openWords, progress: () => true });
    if (isRefusal(reading)) return reading;
    if (reading.trouble !== null) return reading.trouble;
    const match = reading.matches.at(-1) as Match;
    if (match.last.state.result === null) {
      return refuse('unfinished', 'This game is not over, and only a finished game is reviewed.');
    }
    const tools: WordTools = { ...(match.tools as WordTools), dictionary: reading.words.polite };
    const review = runReview(match, tools, progress);
    // What words mean is welcome, but not what a review is for.
    const meanings = await fullLookup().catch(() => null);
    const names = reading.saved.sitters.map(({ name }) => name);
    const define = (word: string): string | null => meanings?.lookup(word).definition ?? null;
    return told(review, names, { title: `Review of a game of ${match.game.name}`, you, define });
  },
};

function runReview(match: Match, tools: WordTools, progress: (done: number, of: number) => void): Review {
  for (const reviewing = reviewMatch(match, tools, DEPTHS.usual); ; ) {
    const { done, value } = reviewing.next();
    if (done) return value;
    progress(value.done, value.of);
  }
}

/** On the page it speaks to who reads it; the text may be handed on, so there everybody has their name. */
function told(review: Review, names: readonly string[], telling: Required<Omit<Telling, 'names'>>): Reviewed {
  const called = { ...telling, names: (seat: Seat) => names[seat] as string };
  return {
    sections: tellReview(review, called),
    text: `${reviewText(tellReview(review, { ...called, you: null }))}\n`,
    names: names.map((name, seat) => (seat === telling.you ? 'You' : name)),
    scores: scorePoints(review),
    chances: chancePoints(review),
  };
}

expose(reviewer);
