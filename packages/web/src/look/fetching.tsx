import { useEffect, useState, useSyncExternalStore } from 'react';
import { remark } from '../speech/announcer.ts';
import { fetchedNow, onFetched } from '../table/fetched.ts';
import { localHost } from '../table/host.ts';

/** What is over sooner than this needs no word. */
const SOON = 1000;
const FETCHING = 'Fetching the words';

/** On a slow line: how far the words are, and a way to give them up. */
export function Fetching() {
  const bytes = useSyncExternalStore(onFetched, fetchedNow, () => null);
  const [isLong, setLong] = useState(false);
  const isFetching = bytes !== null;
  useEffect(() => {
    if (!isFetching) return;
    const timer = setTimeout(() => {
      setLong(true);
      remark(`${FETCHING} …`);
    }, SOON);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isFetching]);
  if (!isLong || bytes === null) return null;
  return (
    <aside className="fetching" aria-label={FETCHING}>
      {FETCHING}: {Math.round(bytes / 1024)} KB so far
      <button type="button" className="quiet" onClick={() => void localHost().stopFetching()}>
        Stop
      </button>
    </aside>
  );
}
