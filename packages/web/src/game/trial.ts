import { verdictOf } from '@deckle/host';
import type { Refusal } from '@deckle/kernel';
import { proxy, wrap } from 'comlink';
import type { TablePlan } from '../table/news.ts';
import type { Tried, Trier } from '../worker/trier.ts';

/** Rules being tried in a worker of their own. */
export interface Trial {
  /** Ends it and says what can be said so far. */
  stop(): readonly string[];
  /** Ends it. */
  drop(): void;
}

interface Listener {
  progress(done: number, of: number): void;
  over(sentences: readonly string[]): void;
}

/** Fewer games than these say nothing. */
const FEW = 10;

export function tryRules(plan: TablePlan, { progress, over }: Listener): Trial {
  const worker = new Worker(new URL('../worker/trier.ts', import.meta.url), { type: 'module' });
  let last: Tried | null = null;
  let isOver = false;
  const drop = (): void => {
    isOver = true;
    worker.terminate();
  };
  const end = (sentences: readonly string[]): void => {
    if (isOver) return;
    drop();
    over(sentences);
  };
  const told = (now: Tried): void => {
    if (isOver) return;
    last = now;
    progress(now.done, now.of);
  };
  const failed = (why: string): void => end([`The rules could not be tried: ${why}`]);
  worker.addEventListener('error', () => failed('something went wrong in Deckle itself.'));
  wrap<Trier>(worker)
    .run(plan, proxy(told))
    .then(
      (refusal) => end(refusal === null ? verdict(last) : [refusedText(refusal)]),
      (error: Error) => failed(error.message),
    );
  return {
    stop() {
      drop();
      return (last?.tally.games ?? 0) < FEW
        ? ['Stopped before anything could be said.']
        : ['Stopped early.', ...verdict(last)];
    },
    drop,
  };
}

const verdict = (tried: Tried | null): readonly string[] => (tried === null ? [] : verdictOf(tried.tally, tried.usual));

export const refusedText = ({ rule }: Refusal): string => `With these rules no table can be opened. ${rule}`;
