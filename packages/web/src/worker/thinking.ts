import type { Choice } from '@deckle/bots';
import type { Player } from '@deckle/host';
import type { Millis, View } from '@deckle/kernel';
import { type Remote, wrap } from 'comlink';
import type { Question, Thinker } from './thinker.ts';

/** Bots of a table that think long, in a worker that is started when the first of them is asked. */
export interface Thinking {
  /** `spare` answers where the worker cannot be had: the game goes on. */
  seat(who: Omit<Question, 'view'>, spare: Player): Player;
  close(): void;
}

/** What a bot was asked last, and its answer once there is one. */
interface Asked {
  readonly about: string;
  answer: { readonly choice: Choice | null; readonly at: Millis } | null;
}

/** `answered`: somebody has made up its mind. */
export function openThinking(answered: () => void): Thinking {
  let started: Started | null = null;
  const ask = (question: Question): Promise<Choice | null> => {
    started ??= startThinker();
    return Promise.race([started.remote.answer(question), started.broken]);
  };
  const seat = (who: Omit<Question, 'view'>, spare: Player): Player => {
    let asked: Asked | null = null;
    return (view: View) => {
      const { now, ...rest } = view;
      const about = JSON.stringify(rest);
      if (asked?.about === about) {
        const { choice = null, at = 0 } = asked.answer ?? {};
        return choice === null ? null : { ...choice, after: Math.max(0, at - now) };
      }
      const mine: Asked = { about, answer: null };
      asked = mine;
      const think = async (): Promise<void> => {
        const choice = await ask({ ...who, view }).catch(() => spare(view));
        mine.answer = { choice, at: now + (choice?.after ?? 0) };
        if (asked === mine) answered();
      };
      void think();
      return null;
    };
  };
  return {
    seat,
    close() {
      started?.worker.terminate();
      started = null;
    },
  };
}

interface Started {
  readonly worker: Worker;
  readonly remote: Remote<Thinker>;
  /** Fails should the worker not be found or stumble: it would never answer. */
  readonly broken: Promise<never>;
}

function startThinker(): Started {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new Error('the bots that think cannot be had')));
  });
  // It may stumble while nobody asks.
  broken.catch(() => {});
  return { worker, remote: wrap<Thinker>(worker), broken };
}
