import { useCallback, useEffect, useState } from 'react';
import { remark } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { Eyes, ReplayMoment } from '../table/news.ts';
import { useAsked } from '../table/use-asked.ts';
import { clamp, keyTarget, SPEEDS, type Speed } from './steps.ts';

/** Where one is in a record. */
export interface Replaying {
  readonly at: number;
  readonly eyes: Eyes;
  readonly shown: ReplayMoment | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setEyes(eyes: Eyes): void;
  setSpeed(speed: Speed): void;
  /** `silent`: whoever moves it says where it is. */
  go(to: number, how?: 'told' | 'silent'): void;
  toggle(): void;
}

interface Asked {
  readonly at: number;
  readonly eyes: Eyes;
  readonly isTold: boolean;
}

async function ask({ at, eyes, isTold }: Asked): Promise<ReplayMoment | null> {
  const found = await localHost().replayAt(at, eyes);
  if (isTold) remark(...(found?.lines ?? []).filter(({ moment }) => moment + 1 === at).map(({ text }) => text));
  return found;
}

export function useReplay(count: number, first: number): Replaying {
  const [asked, setAsked] = useState<Asked>({ at: clamp(first, count), eyes: null, isTold: false });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const shown = useAsked(asked, ask);
  const { at, eyes } = asked;
  const go = useCallback(
    (to: number, how: 'told' | 'silent' = 'told'): void =>
      setAsked((before) => ({ ...before, at: clamp(to, count), isTold: how === 'told' })),
    [count],
  );
  const isRunning = isPlaying && at < count;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => go(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isRunning, at, speed, go]);
  useKeys(at, count, (to) => {
    setPlaying(false);
    go(to);
  });
  return {
    at,
    eyes,
    shown,
    isPlaying: isRunning,
    speed,
    setSpeed,
    setEyes: (next) => setAsked({ at, eyes: next, isTold: false }),
    go: useCallback(
      (to: number, how?: 'told' | 'silent'): void => {
        setPlaying(false);
        go(to, how);
      },
      [go],
    ),
    toggle() {
      // At the end it begins anew.
      if (!isRunning && at === count) go(0);
      setPlaying(!isRunning);
    },
  };
}

/** Keys lead through the record wherever one is, except where they mean something else. */
function useKeys(at: number, count: number, go: (to: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      const to = keyTarget(event.key, at, count);
      if (to === null || isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

const OWN_KEYS = 'input, select, textarea, [role=listbox], [role=radiogroup], [role=dialog], .sheet-scroll, .moments';
