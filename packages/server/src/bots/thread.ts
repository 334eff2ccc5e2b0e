// A thread in which bots think and games are reviewed, one question after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { type Choice, DEPTHS, levelNamed, reviewMatch, reviewText, seatPlayer, tellReview } from '@deckle/bots';
import { isDivergence, isRefusal, type Millis, replay, type Seat } from '@deckle/kernel';
import { openLibrary } from '../library.ts';
import { budgetFor } from './budget.ts';
import { candidatesOf } from './candidates.ts';
import type { Answered, Asking, Candidate, Question, Search, ToReview } from './crew.ts';

const library = openLibrary();
const dropped = workerData as Int32Array;

/** A thought that nobody wants any more has no time left. */
const now = (): Millis => (Atomics.load(dropped, 0) === 0 ? performance.now() : Number.POSITIVE_INFINITY);

async function answerTo({ game: id, words, level, seed, view }: Question, behind: number) {
  const player = levelNamed(level);
  if (player === null) throw new Error(`there is no level ${level}`);
  const { game, tools } = await library.polite(id, words);
  return seatPlayer({ ...player, budget: budgetFor(player, behind) }, game, tools, seed, now)(view);
}

async function candidatesFor({ game: id, words, view, most }: Search): Promise<readonly Candidate[]> {
  const { game, tools } = await library.polite(id, words);
  return candidatesOf(game, tools, view, most);
}

async function reviewOf({ record, words, sitters }: ToReview): Promise<string> {
  const { game, tools, dictionary } = await library.rules(record.game, words);
  const match = replay(game, record, tools, dictionary);
  if (isRefusal(match) || isDivergence(match)) throw new Error('the record does not replay');
  const polite = (await library.polite(record.game, words)).tools;
  const reviewing = reviewMatch(match, polite, DEPTHS.quick);
  for (;;) {
    const { done, value } = reviewing.next();
    if (!done) continue;
    const nameOf = (seat: Seat): string => sitters[seat]?.name ?? '';
    return reviewText(tellReview(value, { title: `Review of a game of ${game.name}`, names: nameOf }));
  }
}

function answerFor({ question, behind }: Asking): Promise<Choice | null | readonly Candidate[] | string> {
  if ('record' in question) return reviewOf(question);
  return 'most' in question ? candidatesFor(question) : answerTo(question, behind);
}

parentPort?.on('message', (asking: Asking) => {
  const answer = (answered: Answered): void => parentPort?.postMessage(answered);
  answerFor(asking).then(
    (told) => answer({ answer: told }),
    (error: Error) => answer({ failure: error.message }),
  );
});
