import type { Choice } from '@deckle/bots';
import type { Player } from '@deckle/host';
import type { Millis, View } from '@deckle/kernel';
import { type Remote, wrap } from 'comlink';
import type { Question, Thinker } from './thinker.ts';

/** Bots of a table that think long, in a worker that is started when the first of them is asked. */
export interface Thinking {
  seat(who: Omit<Question, 'view'>): Player;
  close(): void;
}

/** What a bot was asked last, and its answer once there is one. */
interface Asked {
  readonly about: string;
  answer: { readonly choice: Choice | null; readonly at: Millis } | null;
}

/** `answered`: somebody has made up its mind. */
export function openThinking(answered: () => void): Thinking {
  let worker: Worker | null = null;
  let remote: Remote<Thinker> | null = null;
  const thinker = (): Remote<Thinker> => {
    worker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    remote ??= wrap<Thinker>(worker);
    return remote;
  };
  const seat = (who: Omit<Question, 'view'>): Player => {
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
        const choice = await thinker().answer({ ...who, view });
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
      worker?.terminate();
      [worker, remote] = [null, null];
    },
  };
}
