import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Composing, type Drafting, openComposing } from './composing.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { Seated } from './chair.ts';

/** Where the viewer of this table composes. */
export function useComposing(seated: Seated): Composing {
  const [composing] = useState(() => openComposing(seated));
  useLayoutEffect(() => composing.see(seated.news), [composing, seated.news]);
  useKeptDraft(seated, composing);
  return composing;
}

/** A part of what is being composed; whoever takes it is drawn anew only when that part changes. */
export const useDrafting = <T>(composing: Composing, part: (drafting: Drafting) => T): T =>
  useSyncExternalStore(composing.watch, () => part(composing.now()));
