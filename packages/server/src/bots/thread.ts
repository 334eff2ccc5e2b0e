// A thread in which bots think, one question after the other.
import { parentPort } from 'node:worker_threads';
import { levelNamed, seatPlayer } from '@deckle/bots';
import { openLibrary } from '../library.ts';
import { candidatesOf } from './candidates.ts';
import type { Answered, Asked, Candidate, Question, Search } from './crew.ts';

const library = openLibrary();

async function answerTo({ game: id, words, level, seed, view }: Question) {
  const player = levelNamed(level);
  if (player === null) throw new Error(`there is no level ${level}`);
  const { game, tools } = await library.polite(id, words);
  return seatPlayer(player, game, tools, seed, () => performance.now())(view);
}

async function candidatesFor({ game: id, words, view, most }: Search): Promise<readonly Candidate[]> {
  const { game, tools } = await library.polite(id, words);
  return candidatesOf(game, tools, view, most);
}

parentPort?.on('message', ({ id, question }: Asked) => {
  const answer = (answered: Answered): void => parentPort?.postMessage(answered);
  const found = 'most' in question ? candidatesFor(question) : answerTo(question);
  found.then(
    (told) => answer({ id, answer: told }),
    (error: Error) => answer({ id, failure: error.message }),
  );
});
