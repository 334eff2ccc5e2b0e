import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../box.ts';
import { announce } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { TablePlan } from '../table/news.ts';
import { openPlan } from '../table/play-now.ts';
import { openOnline } from '../online/open-online.ts';
import { changeSettings } from '../settings/store.ts';
import { means, onlineFor, rememberOnline, rememberWish, wishFor } from './memory.ts';
import { localPlan, onlinePlan, type OnlineWish, usualOnline } from './online-wish.ts';
import { planOf, usualWish, type Wish } from './wish.ts';

/** A table while it is being planned. */
export interface Planning {
  readonly box: Box;
  readonly wish: Wish;
  readonly change: (patch: Partial<Wish>) => void;
  /** Where it is to be, and what is settled for a table on line. */
  readonly online: OnlineWish;
  readonly changeOnline: (patch: Partial<OnlineWish>) => void;
  /** The table as it would be opened, or what has to be put right first. */
  readonly plan: TablePlan | Refusal;
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
  const [inRules, setInRules] = useState<string | null>(null);
  /** Why it could not be opened when that was asked; it counts until something is changed. */
  const [atStart, setAtStart] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [online, setOnline] = useState(() => onlineFor(box));
  const isOnline = online.where === 'online';
  const plan = useMemo(
    () => (isOnline ? localPlan(box, wish, online, means()) : planOf(box, wish)),
    [box, wish, online, isOnline],
  );
  useEffect(() => {
    setAtStart(null);
    if (isRefusal(plan)) {
      // Who has only begun need not be told what they are about to do.
      const isBegun = plan.refused !== 'no-name' || !isOnline;
      setInRules(isBegun ? plan.rule : null);
      return;
    }
    let isAsked = true;
    const answer = (rule: string | null): void => {
      if (isAsked) setInRules(rule);
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
  }, [plan, isOnline]);

  /** Opens the table on line and goes there; else what is in the way. */
  const invite = async (): Promise<string | null> => {
    const wanted = onlinePlan(box, wish, online, means());
    const opened = isRefusal(wanted) ? wanted : await openOnline(wanted);
    if (isRefusal(opened)) return opened.rule;
    go(opened);
    return null;
  };
  const start = async (): Promise<void> => {
    setStarting(true);
    const told = isRefusal(plan) ? plan.rule : await (isOnline ? invite() : openPlan(plan, go));
    if (told === null) {
      rememberOnline(box, online);
      if (isOnline) changeSettings({ name: online.name.trim() });
      else rememberWish(box, wish);
      return;
    }
    setStarting(false);
    setAtStart(told);
    announce(told);
  };
  return {
    box,
    wish,
    change: (patch) => setWish((before) => ({ ...before, ...patch })),
    plan,
    trouble: atStart ?? inRules,
    online,
    changeOnline: (patch) => setOnline((before) => ({ ...before, ...patch })),
    isUsual: JSON.stringify([wish, online]) === JSON.stringify([usualWish(box, means()), usualOnline(box, means())]),
    isStarting,
    start: () => void start(),
    reset: () => {
      setWish(usualWish(box, means()));
      setOnline(usualOnline(box, means()));
    },
  };
}
