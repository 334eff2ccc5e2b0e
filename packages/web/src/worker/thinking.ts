import type { Choice } from '@deckle/bots';
import type { Player } from '@deckle/host';
import type { Millis, View } from '@deckle/kernel';
import { wrap } from 'comlink';
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
export function openThinking(answered: () => void, start: () => Started = startThinker): Thinking {
  let started: Started | null = null;
  const ask = (question: Question): Promise<Choice | null> => {
    started ??= start();
    return started.answer(question);
  };
  const seat = (who: Omit<Question, 'view'>, spare: Player): Player => {
    let asked: Asked | null = null;
    let answering: { readonly ask: number; readonly at: Millis } | null = null;
    /** When it answers. Whatever others do meanwhile: who thinks about an answer does not start anew. */
    const timeOf = ({ ask: id, after }: Choice, { asks, now }: View): Millis => {
      const isMust = asks.some(({ id: each, must }) => each === id && must);
      if (!isMust || answering?.ask !== id) answering = { ask: id, at: now + after };
      return answering.at;
    };
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
        const choice = await ask({ ...who, seed: `${who.seed} ${askedIn(view)}`, view }).catch(() => spare(view));
        mine.answer = { choice, at: choice === null ? now : timeOf(choice, view) };
        if (asked === mine) answered();
      };
      void think();
      return null;
    };
  };
  return {
    seat,
    close() {
      started?.close();
      started = null;
    },
  };
}

/** What a bot is asked, by number: chance is another for each question, as for one who stays seated. */
const askedIn = ({ asks, seat }: View): string => asks.flatMap((ask) => (ask.seat === seat ? [ask.id] : [])).join();

/** A worker that thinks. */
interface Started extends Thinker {
  close(): void;
}

function startThinker(): Started {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<Thinker>(worker);
  /** Fails should the worker not be found or stumble: it would never answer. */
  const broken = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new Error('the bots that think cannot be had')));
  });
  // It may stumble while nobody asks.
  broken.catch(() => {});
  return {
    answer: (question) => Promise.race([remote.answer(question), broken]),
    close: () => worker.terminate(),
  };
}
