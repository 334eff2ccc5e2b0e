import { useEffect, useRef } from 'react';
import { playSounds } from '../sound/player.ts';
import type { News } from '../table/news.ts';
import { ownEnd } from '../table/use-time-left.ts';
import { announce } from './announcer.ts';
import { timeText } from './words.ts';

/** With so much left the clock speaks; else it is silent. */
const WARNINGS = [30_000, 10_000];

/** Says once when time runs short. */
export function useClockWarning(news: News): void {
  const warned = useRef(new Set<string>());
  useEffect(() => {
    const end = ownEnd(news);
    if (end === null || !news.running) return;
    const timers = WARNINGS.flatMap((warning) => {
      const name = `${end} ${warning}`;
      const wait = end - news.now - warning;
      if (wait <= 0 || warned.current.has(name)) return [];
      return [
        setTimeout(() => {
          warned.current.add(name);
          announce(`${timeText(warning)} left.`);
          playSounds(['hurry']);
        }, wait),
      ];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [news]);
}
