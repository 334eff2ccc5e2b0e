import { useCallback, useEffect, useRef, useState } from 'react';
import { remark } from '../speech/announcer.ts';
import { localHost } from './host.ts';
import type { News, Still } from './news.ts';

/** Looking at a moment that is over while the game goes on. */
export interface LookBack {
  /** Null while one looks at the table as it is. */
  readonly still: Still | null;
  /** Who sits there, with what they had at the moment that is looked at. */
  readonly players: Pick<News, 'seats' | 'viewer' | 'now' | 'running'>;
  readonly jump: (moment: number) => void;
  readonly back: () => void;
}

export function useLookBack(news: Pick<News, 'moment' | 'lines' | keyof LookBack['players']>): LookBack {
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
  const players = still === null ? news : { ...still, seats: coloured(still.seats, news.seats), running: false };
  return { still, players, back, jump: useCallback((to: number) => void jump(to), [jump]) };
}

/** Colours are the people's, not the moment's. */
const coloured = (then: News['seats'], now: News['seats']): News['seats'] =>
  then.map((seat, at) => ({ ...seat, colour: now[at]?.colour ?? null }));
