// A thread in which bots think, one question after the other.
import { parentPort } from 'node:worker_threads';
import { levelNamed, seatPlayer } from '@deckle/bots';
import { openLibrary } from '../library.ts';
import type { Answered, Asked, Question } from './crew.ts';

const library = openLibrary();

async function answerTo({ game: id, words, level, seed, view }: Question) {
  const player = levelNamed(level);
  if (player === null) throw new Error(`there is no level ${level}`);
  const { game, tools } = await library.polite(id, words);
  return seatPlayer(player, game, tools, seed)(view);
}

parentPort?.on('message', ({ id, question }: Asked) => {
  const answer = (answered: Answered): void => parentPort?.postMessage(answered);
  answerTo(question).then(
    (choice) => answer({ id, choice }),
    (error: Error) => answer({ id, failure: error.message }),
  );
});
