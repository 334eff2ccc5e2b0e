import { useEffect, useState } from 'react';
import { localHost, onHostTrouble, proxy } from '../table/host.ts';
import { NOTHING_TOLD, type OnlineNews } from './online-news.ts';

const CRASHED = { refused: 'crashed', rule: 'Something went wrong in Deckle itself: our mistake, not yours.' };

/** What is seen of a table on line from the moment one comes to it; with another number of the visit one comes anew. */
export function useOnline(id: string, visit: number): OnlineNews {
  const [news, setNews] = useState(NOTHING_TOLD);
  useEffect(() => {
    let isHere = true;
    const told = (patch: Partial<OnlineNews>): void => {
      if (isHere) setNews((old) => ({ ...old, ...patch }));
    };
    setNews(NOTHING_TOLD);
    void localHost().attend(id, proxy(told));
    const watching = onHostTrouble(() => told({ closed: CRASHED }));
    const waking = onWaking(() => void localHost().wake());
    return () => {
      isHere = false;
      watching();
      waking();
      void localHost().leave();
    };
  }, [id, visit]);
  return news;
}

/** A telephone that slept, a network that came or went: the worker cannot see that. */
function onWaking(wake: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  const events = ['online', 'offline', 'pageshow', 'focus'];
  for (const event of events) addEventListener(event, wake);
  document.addEventListener('visibilitychange', shown);
  return () => {
    for (const event of events) removeEventListener(event, wake);
    document.removeEventListener('visibilitychange', shown);
  };
}
