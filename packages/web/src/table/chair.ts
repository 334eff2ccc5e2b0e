import { isRefusal, type Refusal } from '@deckle/kernel';
import { onSettings, settingsNow } from '../settings/store.ts';
import { localHost, onHostTrouble, proxy } from './host.ts';
import type { News, TableFacts } from './news.ts';

export interface Seated {
  readonly facts: TableFacts;
  readonly news: News;
}

/** A place at a table of this device, from which it is seen. */
export interface Chair {
  /** What the table is and what is seen of it now, or why nothing is; null until it is known. */
  readonly now: () => Seated | Refusal | null;
  readonly watch: (changed: () => void) => () => void;
  leave(): void;
}

function takeChair(id: string, how: 'sit' | 'take over'): Chair {
  const watchers = new Set<() => void>();
  let isHere = true;
  let facts: TableFacts | Refusal | null = null;
  let news: News | null = null;
  let seen: Seated | Refusal | null = null;
  const see = (found: TableFacts | Refusal | null, told: News | null): void => {
    if (!isHere) return;
    [facts, news] = [found, told];
    seen = facts === null || isRefusal(facts) ? facts : news && { facts, news };
    for (const changed of watchers) changed();
  };
  const told = (next: News): void => see(facts, next);
  const moved = (): void => see({ refused: 'moved', rule: 'This table has moved to another tab or window.' }, news);
  const watching = onHostTrouble(() =>
    see({ refused: 'crashed', rule: 'Something went wrong in Deckle itself: our mistake, not yours.' }, news),
  );
  const hasten = (): void => void localHost().setBotPace(settingsNow().bots);
  const unhasten = onSettings(hasten);
  hasten();
  localHost()
    .resume(id, how, proxy(told), proxy(moved))
    .then(
      (found) => see(found, news),
      (error: Error) => see({ refused: 'trouble', rule: error.message }, news),
    );
  return {
    now: () => seen,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    leave() {
      isHere = false;
      watching();
      unhasten();
      void localHost().leave();
    },
  };
}

/** A chair that somebody has sat down on before the table is drawn. */
let early: { readonly id: string; readonly chair: Chair } | null = null;

/** Sits down at a table that is to be drawn next, so that it is there at once; done when it is seen. */
export function sitEarly(id: string): Promise<void> {
  const chair = takeChair(id, 'sit');
  early = { id, chair };
  return new Promise((done) => {
    const unwatch = chair.watch(() => {
      if (chair.now() === null) return;
      unwatch();
      done();
    });
  });
}

export const earlyChair = (id: string): Chair | null => (early?.id === id ? early.chair : null);

/** The chair at this table that waits for somebody, or else another one. */
export function chairAt(id: string, how: 'sit' | 'take over'): Chair {
  const chair = earlyChair(id) ?? takeChair(id, how);
  early = null;
  return chair;
}
