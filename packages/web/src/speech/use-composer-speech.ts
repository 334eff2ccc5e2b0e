import { useEffect, useRef } from 'react';
import { settingsNow } from '../settings/store.ts';
import type { Drafting } from '../table/composing.ts';
import type { TableFacts } from '../table/news.ts';
import { remark } from './announcer.ts';
import { composedText } from './composing.ts';

/** Whoever types is not interrupted: the table speaks when they pause. */
const PAUSE = 900;

/** Says whether what is composed can be laid, and for how much, unless something else is to be said of it. */
export function useComposerSpeech(facts: TableFacts, { draft, composed }: Drafting, other: string | null): void {
  const last = useRef('');
  useEffect(() => {
    if (draft.text.trim() === '') last.current = '';
    if (composed === null || composed.draft !== draft) return;
    const text = other ?? composedText(composed, facts, settingsNow().speech);
    const said = `${draft.text} ${draft.way} ${text}`;
    if (text === '' || said === last.current) return;
    const timer = setTimeout(() => {
      last.current = said;
      remark(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [facts, draft, composed, other]);
}
