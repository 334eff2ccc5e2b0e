import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useState } from 'react';
import { localHost, onHostTrouble, proxy } from './host.ts';
import type { News, TableFacts } from './news.ts';

export interface Seated {
  readonly facts: TableFacts;
  readonly news: News;
}

/** How one comes to a table: newer ones are new objects. */
export interface Coming {
  readonly how: 'sit' | 'take over';
}

/** The table with this number, from the moment the viewer sits down: what it is, and what is seen of it now. */
export function useTable(id: string, coming: Coming): Seated | Refusal | null {
  const [facts, setFacts] = useState<TableFacts | Refusal | null>(null);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let isHere = true;
    setFacts(null);
    const told = (next: News): void => {
      if (isHere) setNews(next);
    };
    const moved = (): void => {
      if (isHere) setFacts({ refused: 'moved', rule: 'This table has moved to another tab or window.' });
    };
    const watching = onHostTrouble(() => {
      if (isHere)
        setFacts({ refused: 'crashed', rule: 'Something went wrong in Deckle itself: our mistake, not yours.' });
    });
    localHost()
      .resume(id, coming.how, proxy(told), proxy(moved))
      .then(
        (found) => isHere && setFacts(found),
        (error: Error) => isHere && setFacts({ refused: 'trouble', rule: error.message }),
      );
    return () => {
      isHere = false;
      watching();
      void localHost().leave();
    };
  }, [id, coming]);
  if (facts === null || isRefusal(facts)) return facts;
  return news === null ? null : { facts, news };
}
