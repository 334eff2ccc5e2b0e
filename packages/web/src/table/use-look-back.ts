import { useCallback, useEffect, useRef, useState } from 'react';
import { remark } from '../speech/announcer.ts';
import { localHost } from './host.ts';
import type { News, Still } from './news.ts';

/** Looking at a moment that is over while the game goes on. */
export interface LookBack {
  /** Null while one looks at the table as it is. */
  readonly still: Still | null;
  readonly jump: (moment: number) => void;
  readonly back: () => void;
}

export function useLookBack(news: Pick<News, 'moment' | 'viewer' | 'lines'>): LookBack {
  const [still, setStill] = useState<Still | null>(null);
  const newest = useRef(news);
  newest.current = news;
  // What one person saw is nothing for the next.
  useEffect(() => setStill(null), [news.viewer]);
  const back = useCallback((): void => {
    setStill(null);
    remark('Back at the table.');
  }, []);
  const jump = useCallback(
    async (to: number): Promise<void> => {
      const { moment, viewer, lines } = newest.current;
      if (to === moment) return back();
      const found = await localHost().lookBack(to);
      if (newest.current.viewer !== viewer) return;
      if (found === null) return remark('That moment was before you came: you can look at it when the game is over.');
      setStill(found);
      const told = lines.filter((line) => line.moment + 1 === to).map(({ text }) => text);
      remark(`Looking back. ${told.join(' ')} Escape leads back to the table.`);
    },
    [back],
  );
  return { still, back, jump: useCallback((to: number) => void jump(to), [jump]) };
}
