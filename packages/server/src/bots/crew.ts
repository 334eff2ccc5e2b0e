import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Choice } from '@deckle/bots';
import type { Words } from '@deckle/host';
import type { View } from '@deckle/kernel';

/** A question to a bot: what it sees is all it is told. */
export interface Question {
  readonly game: string;
  readonly words: Words;
  readonly level: string;
  readonly seed: string;
  readonly view: View;
}

/** Bots think in threads of their own, so that nobody waits for them. */
export interface Crew {
  ask(question: Question): Promise<Choice | null>;
  close(): Promise<void>;
}

export type Asked = { readonly id: number; readonly question: Question };
export type Answered = { readonly id: number } & ({ readonly choice: Choice | null } | { readonly failure: string });

interface Waiting {
  readonly question: Question;
  readonly resolve: (choice: Choice | null) => void;
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
    const hand: Hand = { worker: new Worker(new URL('./thread.ts', import.meta.url)), busy: new Map() };
    hands[at] = hand;
    hand.worker.unref();
    hand.worker.on('message', (answer: Answered) => {
      const waiting = hand.busy.get(answer.id);
      hand.busy.delete(answer.id);
      if ('choice' in answer) waiting?.resolve(answer.choice);
      else waiting?.reject(new Error(answer.failure));
    });
    hand.worker.on('error', (error: Error) => {
      hands[at] = null;
      for (const { reject } of hand.busy.values()) reject(error);
    });
    return hand;
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(new Error('the bots have gone'));
        const id = ++number;
        const hand = handAt(id % size);
        hand.busy.set(id, { question, resolve, reject });
        hand.worker.postMessage({ id, question } satisfies Asked);
      }),
    async close() {
      isOpen = false;
      await Promise.all(hands.flatMap((hand) => hand?.worker.terminate() ?? []));
    },
  };
}
