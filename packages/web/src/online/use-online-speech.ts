import { useEffect, useRef } from 'react';
import { announce, announceRefusal } from '../speech/announcer.ts';
import { NOTHING_TOLD, type OnlineNews } from './online-news.ts';
import { tellings } from './tellings.ts';

/** Says what happens around the table: who comes and goes, what is said, that the connection is lost and is back. */
export function useOnlineSpeech(online: OnlineNews): void {
  const before = useRef(NOTHING_TOLD);
  useEffect(() => {
    const last = before.current;
    before.current = online;
    announce(...tellings(last, online));
    if (last.link === online.link) return;
    if (online.link === 'lost') announceRefusal('The connection is lost. Deckle tries again by itself.');
    else if (online.table !== null) announce('Connected again.');
  }, [online]);
}
