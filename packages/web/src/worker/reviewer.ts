// A worker of its own for a review: it takes long, and whoever has waited enough ends it with all it holds.
import { chancePoints, DEPTHS, type Review, reviewMatch, reviewText, scorePoints, tellReview } from '@deckle/bots';
import { games } from '@deckle/games';
import { isRefusal, type Match, type Refusal, refuse } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { expose } from 'comlink';
import type { Reviewed } from '../review/reviewed.ts';
import { fullLookup, openWords } from './lists.ts';
import { readRecord } from './record.ts';

export interface Reviewer {
  /** Reviews a record; `progress` is told after every step. */
  review(record: Blob, progress: (done: number, of: number) => void): Promise<Reviewed | Refusal>;
}

const gameNamed = (id: string) => games.find((game) => game.id === id) ?? null;

const reviewer: Reviewer = {
  async review(record, progress) {
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
    return told(review, match.game.name, names, (word) => meanings?.lookup(word).definition ?? null);
  },
};

function runReview(match: Match, tools: WordTools, progress: (done: number, of: number) => void): Review {
  for (const reviewing = reviewMatch(match, tools, DEPTHS.usual); ; ) {
    const { done, value } = reviewing.next();
    if (done) return value;
    progress(value.done, value.of);
  }
}

function told(
  review: Review,
  game: string,
  names: readonly string[],
  define: (word: string) => string | null,
): Reviewed {
  const sections = tellReview(review, `Review of a game of ${game}`, (seat) => names[seat] as string, define);
  return {
    sections,
    text: `${reviewText(sections)}\n`,
    names,
    scores: scorePoints(review),
    chances: chancePoints(review),
  };
}

expose(reviewer);
