import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useState } from 'react';
import { announce } from '../speech/announcer.ts';
import { localHost, proxy } from './host.ts';
import type { News, TableFacts } from './news.ts';

export interface Seated {
  readonly facts: TableFacts;
  readonly news: News;
}

/** The table with this number, from the moment the viewer sits down: what it is, and what is seen of it now. */
export function useTable(id: string): Seated | Refusal | null {
  const [facts, setFacts] = useState<TableFacts | Refusal | null>(null);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let isHere = true;
    const told = (next: News): void => {
      if (!isHere) return;
      setNews(next);
      announce(...(next.untold === 0 ? [] : next.lines.slice(-next.untold)).map(({ text }) => text));
    };
    localHost()
      .resume(id, proxy(told))
      .then(
        (found) => isHere && setFacts(found),
        (error: Error) => isHere && setFacts({ refused: 'trouble', rule: error.message }),
      );
    return () => {
      isHere = false;
      void localHost().leave();
    };
  }, [id]);
  if (facts === null || isRefusal(facts)) return facts;
  return news === null ? null : { facts, news };
}
