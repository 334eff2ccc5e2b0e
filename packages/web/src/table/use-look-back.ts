import { useEffect, useState } from 'react';
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

export function useLookBack({ moment, viewer, lines }: Pick<News, 'moment' | 'viewer' | 'lines'>): LookBack {
  const [still, setStill] = useState<Still | null>(null);
  // What one person saw is nothing for the next.
  useEffect(() => setStill(null), [viewer]);
  const back = (): void => {
    setStill(null);
    remark('Back at the table.');
  };
  const jump = async (to: number): Promise<void> => {
    if (to === moment) return back();
    const found = await localHost().lookBack(to);
    if (found === null) return;
    setStill(found);
    const told = lines.filter((line) => line.moment + 1 === to).map(({ text }) => text);
    remark(`Looking back. ${told.join(' ')} Escape leads back to the table.`);
  };
  return { still, jump: (to) => void jump(to), back };
}
