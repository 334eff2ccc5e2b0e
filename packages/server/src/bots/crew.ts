import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Choice, THREAD_LIMITS } from '@deckle/bots';
import type { Words } from '@deckle/host';
import type { Move, View } from '@deckle/kernel';

/** A question to a bot: what it sees is all it is told. */
export interface Question {
  readonly game: string;
  readonly words: Words;
  readonly level: string;
  readonly seed: string;
  readonly view: View;
}

/** A question for moves to choose among. */
export interface Search {
  readonly game: string;
  readonly words: Words;
  readonly view: View;
  readonly most: number;
}

/** A move that is allowed now. */
export interface Candidate {
  /** The question it answers. */
  readonly ask: number;
  readonly move: Move;
  /** The same in the command language. */
  readonly says: string;
  /** What it brings at once. */
  readonly points: number;
  /** The seat must answer this ask, with this move or another one. */
  readonly must: boolean;
}

/** Bots think in threads of their own, so that nobody waits for them. */
export interface Crew {
  ask(question: Question): Promise<Choice | null>;
  search(question: Search): Promise<readonly Candidate[]>;
  close(): Promise<void>;
}

export type Asked = { readonly id: number; readonly question: Question | Search };
type Answer = Choice | null | readonly Candidate[];
export type Answered = { readonly id: number } & ({ readonly answer: Answer } | { readonly failure: string });

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  readonly busy: Map<number, Waiting>;
}

export function openCrew(size = Math.max(1, availableParallelism() - 1)): Crew {
  let number = 0;
  let isOpen = true;
  const hands: (Hand | null)[] = Array.from({ length: size }, () => null);

  /** A thread that is there, or a new one for one that broke. */
  const handAt = (at: number): Hand => {
    const known = hands[at];
    if (known !== null && known !== undefined) return known;
    const hand: Hand = {
      worker: new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: THREAD_LIMITS }),
      busy: new Map(),
    };
    hands[at] = hand;
    hand.worker.unref();
    hand.worker.on('message', (answer: Answered) => {
      const waiting = hand.busy.get(answer.id);
      hand.busy.delete(answer.id);
      if ('answer' in answer) waiting?.resolve(answer.answer);
      else waiting?.reject(new Error(answer.failure));
    });
    hand.worker.on('error', (error: Error) => {
      hands[at] = null;
      for (const { reject } of hand.busy.values()) reject(error);
    });
    return hand;
  };
  const ask = (question: Question | Search): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (!isOpen) return reject(new Error('the bots have gone'));
      const id = ++number;
      const hand = handAt(id % size);
      hand.busy.set(id, { resolve, reject });
      hand.worker.postMessage({ id, question } satisfies Asked);
    });
  return {
    ask: (question) => ask(question) as Promise<Choice | null>,
    search: (question) => ask(question) as Promise<readonly Candidate[]>,
    async close() {
      isOpen = false;
      await Promise.all(hands.map(async (hand) => hand?.worker.terminate()));
    },
  };
}
