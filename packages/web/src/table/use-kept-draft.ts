import { useEffect, useRef } from 'react';
import type { Composing } from './composing.ts';
import { EMPTY } from './draft.ts';
import type { Draft } from './news.ts';
import type { Seated } from './chair.ts';

const KEY = 'deckle draft';

/**
 * What is being composed survives a page that is loaded again, in this tab and until something else happens at the
 * table. Where several people share the screen nothing of it is left behind.
 */
export function useKeptDraft({ facts, news }: Seated, composing: Composing): void {
  const isAlone = facts.people.length === 1;
  const place = `${facts.id} ${news.moment}`;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAlone) return;
    const kept = isFirst.current ? readDraft(place) : null;
    isFirst.current = false;
    if (kept !== null) composing.setDraft(kept);
    let written: Draft | null = null;
    const write = (): void => {
      const { draft } = composing.now();
      if (draft !== written) writeDraft(place, draft);
      written = draft;
    };
    write();
    return composing.watch(write);
  }, [isAlone, place, composing]);
}

function readDraft(place: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { place?: unknown; text?: unknown } | null;
    return kept?.place === place && typeof kept.text === 'string' ? { ...EMPTY, text: kept.text } : null;
  } catch {
    return null;
  }
}

function writeDraft(place: string, { text }: Draft): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ place, text }));
  } catch {
    // Where nothing can be kept, it is not.
  }
}
