import type { Refusal } from '@deckle/kernel';
import type { Fresh } from '@deckle/host';
import { freshFor, mayEnter, readerOf } from '../table/seen.ts';
import { sightOf } from '../table/sight.ts';
import { NO_KEY } from '../table/table.ts';
import type { Desk, Visit } from './desk.ts';

export interface Waiting {
  /** What has happened up to here is known already. */
  readonly after: number;
  readonly seconds: number;
  /** Tells when nobody waits any more. */
  readonly asking: NodeJS.EventEmitter;
}

/** What there is to see: at once if it is more than is known, else as soon as there is more, or the time is over. */
export async function newsFor(
  { people, time }: Desk,
  { live, ring }: Visit,
  { after, seconds, asking }: Waiting,
): Promise<Fresh | Refusal> {
  const end = time() + seconds * 1000;
  let isAsking = true;
  const gone = (): void => {
    isAsking = false;
  };
  asking.once('close', gone);
  // Whoever asks may come from a server that knows more.
  if (after > live.table().number) await live.catchUp();
  for (;;) {
    // The chair may have been given to somebody else while its key waited.
    const reader = readerOf(live.table(), ring);
    if (!mayEnter(reader)) return NO_KEY;
    const { table, now, next } = sightOf(live, reader, time());
    const left = Math.min(end, next ?? end) - time();
    if (table.number > after || end <= time() || !isAsking) {
      asking.off('close', gone);
      return freshFor(table, reader, now, people.here(live), after);
    }
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        live.unwatch(watcher);
        asking.off('close', done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, left));
      const watcher = { happened: done };
      live.watch(watcher);
      asking.once('close', done);
    });
  }
}
