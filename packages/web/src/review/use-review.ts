import { isRefusal, type Seat } from '@deckle/kernel';
import { proxy, wrap } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import { remark } from '../speech/announcer.ts';
import type { Reviewer } from '../worker/reviewer.ts';
import type { Reviewed } from './reviewed.ts';

/** How far a review is. */
export type Reviewing =
  | { readonly state: 'none' }
  | { readonly state: 'going'; readonly done: number; readonly of: number }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'done'; readonly reviewed: Reviewed };

/** A game to be reviewed. */
export interface Reviewable {
  /** The record of a game that is over. */
  readonly record: () => Promise<File | null>;
  /** Who reads the review, if that is one of those who played. */
  readonly you: Seat | null;
}

export interface UsedReview {
  readonly reviewing: Reviewing;
  start(): void;
  stop(): void;
}

const NONE: Reviewing = { state: 'none' };

/** Reviews a record in a worker that lives as long as the review does. */
export function useReview({ record, you }: Reviewable): UsedReview {
  const [reviewing, setReviewing] = useState<Reviewing>(NONE);
  const worker = useRef<Worker | null>(null);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const run = async (): Promise<void> => {
    end();
    const mine = new Worker(new URL('../worker/reviewer.ts', import.meta.url), { type: 'module' });
    worker.current = mine;
    setReviewing({ state: 'going', done: 0, of: 1 });
    remark('The game is being reviewed. This takes some seconds.');
    const told = (done: number, of: number): void => {
      if (worker.current === mine) setReviewing({ state: 'going', done, of });
    };
    const found = await reviewIn(mine, { record, you }, told);
    if (worker.current !== mine) return;
    end();
    setReviewing(found);
    remark(found.state === 'failed' ? found.why : 'The review is ready.');
  };
  return {
    reviewing,
    start: () => void run(),
    stop() {
      end();
      setReviewing(NONE);
      remark('The review was stopped.');
    },
  };
}

const failed = (why: string): Reviewing & { state: 'failed' } => ({ state: 'failed', why });

async function reviewIn(
  worker: Worker,
  { record, you }: Reviewable,
  told: (done: number, of: number) => void,
): Promise<Exclude<Reviewing, { state: 'none' | 'going' }>> {
  const broken = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new Error('The review could not be loaded.')));
  });
  try {
    const file = await record();
    if (file === null) return failed('Only a finished game is reviewed.');
    const found = await Promise.race([wrap<Reviewer>(worker).review(file, you, proxy(told)), broken]);
    return isRefusal(found) ? failed(found.rule) : { state: 'done', reviewed: found };
  } catch (error) {
    return failed((error as Error).message);
  }
}
