import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useState } from 'react';
import { localHost, proxy } from '../table/host.ts';
import type { ReplayFacts } from '../table/news.ts';
import type { Source } from '../worker/replays.ts';

/** A record on its way: how far it has been read, what came of it. */
export interface Opening {
  readonly progress: readonly [done: number, of: number] | null;
  readonly found: ReplayFacts | Refusal | null;
}

const NONE: Opening = { progress: null, found: null };

/** Reads a record in the worker; only what may be seen of it comes back. */
export function useRecord(source: Source | null): Opening {
  const [opening, setOpening] = useState<Opening>(NONE);
  useEffect(() => {
    if (source === null) return;
    let isHere = true;
    setOpening(NONE);
    const told = (done: number, of: number): void => {
      if (isHere) setOpening((before) => ({ ...before, progress: [done, of] }));
    };
    const finish = (found: ReplayFacts | Refusal): void => {
      if (isHere) setOpening({ progress: null, found });
    };
    localHost()
      .openReplay(source, proxy(told))
      .then(finish, (error: Error) => finish({ refused: 'trouble', rule: error.message }));
    return () => {
      isHere = false;
      void localHost().closeReplay();
    };
  }, [source]);
  return opening;
}

export const isOpened = (found: Opening['found']): found is ReplayFacts => found !== null && !isRefusal(found);
