import { useEffect, useRef } from 'react';
import type { News } from './news.ts';

/** When the viewer's time ends, by the clock of the table; null where no clock runs for them. */
export function ownEnd({ choices }: Pick<News, 'choices'>): number | null {
  const ends = choices.flatMap(({ until }) => (until === null ? [] : [until]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** How long the viewer still has whenever that is asked. */
export function useTimeLeft(news: News): () => number | null {
  const at = useRef({ news, since: 0 });
  useEffect(() => {
    at.current = { news, since: performance.now() };
  }, [news]);
  return () => {
    const { news: told, since } = at.current;
    const end = ownEnd(told);
    return end === null ? null : end - told.now - (told.running ? performance.now() - since : 0);
  };
}
