import { isRefusal, type Refusal } from '@deckle/kernel';
import { useCallback, useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** A link that was opened: its key goes to the server once and leaves the address bar. */
export interface OpenedLink {
  readonly state: 'opening' | 'open' | Refusal;
  again(): void;
}

const UNSETTLED: readonly string[] = ['no-network', 'trouble', 'too-many'];

export function useLink(table: string): OpenedLink {
  const [state, setState] = useState<OpenedLink['state']>(() => (keyInAddress() === null ? 'open' : 'opening'));
  const open = useCallback(async (): Promise<void> => {
    const key = keyInAddress();
    if (key === null) return setState('open');
    setState('opening');
    const answer = await ask<object>('POST', `/api/tables/${table}/key`, undefined, key);
    // As long as nothing is settled, the key stays where it is.
    if (isRefusal(answer) && UNSETTLED.includes(answer.refused)) return setState(answer);
    history.replaceState(history.state, '', location.pathname + location.search);
    // A key that opens nothing any more is no reason to send somebody away who has another one.
    setState('open');
  }, [table]);
  useEffect(() => {
    void open();
    const changed = (): void => void open();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [open]);
  return { state, again: () => void open() };
}

function keyInAddress(): string | null {
  const [, key] = /^#([\w.-]{1,80})$/.exec(location.hash) ?? [];
  return key ?? null;
}
