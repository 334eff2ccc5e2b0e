// A thread that plays what it is told to, one task after the other.
import { parentPort } from 'node:worker_threads';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { playBout } from './arena/bout.ts';
import type { Answer, Boxing, Simulating } from './crew.ts';
import { loadFor } from './dictionaries.ts';
import { Failure } from './failure.ts';
import { simulate } from './simulation.ts';

async function answerTo(task: Simulating | Boxing): Promise<Answer> {
  const { game: id } = 'order' in task ? task.order : task.bout;
  const levels = 'order' in task ? [task.order.level] : [task.bout.upper, task.bout.lower];
  const game = games.find((each) => each.id === id) as Game;
  try {
    const tools = makeTools(game, {}, await loadFor(levels, task.root, task.words));
    return {
      result:
        'order' in task ? simulate(game, tools, task.order, () => performance.now()) : playBout(game, tools, task.bout),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failure: error.message };
  }
}

parentPort?.on(
  'message',
  (task: Simulating | Boxing) => void answerTo(task).then((answer) => parentPort?.postMessage(answer)),
);
