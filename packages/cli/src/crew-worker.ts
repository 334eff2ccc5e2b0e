// A thread that simulates what it is told to, one order after the other.
import { parentPort } from 'node:worker_threads';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import type { Answer, Task } from './crew.ts';
import { loadDictionary } from './dictionaries.ts';
import { Failure } from './failure.ts';
import { simulate } from './simulation.ts';

async function answerTo({ root, words, order }: Task): Promise<Answer> {
  const game = games.find(({ id }) => id === order.game) as Game;
  try {
    const dictionary = await loadDictionary(root, words);
    return { count: simulate(game, makeTools(game, {}, dictionary), order, () => performance.now()) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failure: error.message };
  }
}

parentPort?.on('message', (task: Task) => void answerTo(task).then((answer) => parentPort?.postMessage(answer)));
