import { isRefusal } from '@deckle/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../box.ts';
import { announce } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import { openPlan } from '../table/play-now.ts';
import { means, rememberWish, wishFor } from './memory.ts';
import { planOf, usualWish, type Wish } from './wish.ts';

/** A table while it is being planned. */
export interface Planning {
  readonly box: Box;
  readonly wish: Wish;
  readonly change: (patch: Partial<Wish>) => void;
  /** What is in the way of it. */
  readonly trouble: string | null;
  readonly isUsual: boolean;
  readonly isStarting: boolean;
  readonly start: () => void;
  readonly reset: () => void;
}

/** The rules are asked when somebody has stopped typing. */
const PAUSE = 200;

export function usePlan(box: Box): Planning {
  const [, go] = useLocation();
  const [wish, setWish] = useState(() => wishFor(box));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const plan = useMemo(() => planOf(box, wish), [box, wish]);
  useEffect(() => {
    if (isRefusal(plan)) {
      setTrouble(plan.rule);
      return;
    }
    let isAsked = true;
    const answer = (rule: string | null): void => {
      if (isAsked) setTrouble(rule);
    };
    const timer = setTimeout(
      () =>
        void localHost()
          .check(plan)
          .then(
            (no) => answer(no?.rule ?? null),
            // What cannot be asked now is told when the table is opened.
            () => answer(null),
          ),
      PAUSE,
    );
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [plan]);

  const start = async (): Promise<void> => {
    setStarting(true);
    const told = isRefusal(plan) ? plan.rule : await openPlan(plan, go);
    if (told === null) {
      rememberWish(box, wish);
      return;
    }
    setStarting(false);
    setTrouble(told);
    announce(told);
  };
  return {
    box,
    wish,
    change: (patch) => setWish((before) => ({ ...before, ...patch })),
    trouble,
    isUsual: JSON.stringify(wish) === JSON.stringify(usualWish(box, means())),
    isStarting,
    start: () => void start(),
    reset: () => setWish(usualWish(box, means())),
  };
}
