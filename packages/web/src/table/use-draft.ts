import { useEffect, useRef, useState } from 'react';
import { EMPTY } from './draft.ts';
import { localHost } from './host.ts';
import type { Composed, Draft } from './news.ts';

export interface Drafting {
  readonly draft: Draft;
  readonly composed: Composed | null;
  readonly setDraft: (draft: Draft) => void;
}

/** What is being composed, with the table's answer to it, which comes with the next breath. */
export function useDraft(moment: number, viewer: number | null): Drafting {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [composed, setComposed] = useState<Composed | null>(null);
  const newest = useRef<Draft>(EMPTY);
  newest.current = draft;
  useEffect(() => {
    if (draft.text.trim() === '') {
      setComposed(null);
      return;
    }
    void localHost()
      .compose(draft)
      .then((answer) => newest.current === draft && setComposed(answer));
  }, [draft, moment]);
  // What somebody composes is nobody else's business.
  useEffect(() => () => setDraft(EMPTY), [viewer]);
  return { draft, composed, setDraft };
}
