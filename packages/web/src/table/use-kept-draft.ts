import { useLayoutEffect, useRef } from 'react';
import type { Seated } from './chair.ts';
import type { Composing } from './composing.ts';
import { localHost } from './host.ts';
import type { Draft } from './news.ts';

/**
 * What is being composed survives a page that is loaded again or closed, until something else happens at the table. The
 * table remembers it for whoever composes it: where several people share the screen, each finds their own.
 */
export function useKeptDraft({ news }: Seated, composing: Composing): void {
  const { viewer, moment, mine } = news;
  const kept = useRef(mine.draft);
  kept.current = mine.draft;
  const seated = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isBack = viewer !== null && seated.current !== viewer;
    seated.current = viewer;
    if (viewer === null) return;
    if (isBack && kept.current !== null) composing.setDraft(kept.current);
    let written: Draft | null = isBack ? composing.now().draft : null;
    const write = (): void => {
      const { draft } = composing.now();
      if (draft === written || (written === null && draft.text === '')) return;
      written = draft;
      void localHost().keep(viewer, { draft: draft.text === '' ? null : { moment, of: draft } });
    };
    // What was composed before something happened is still being composed.
    write();
    return composing.watch(write);
  }, [viewer, moment, composing]);
}
