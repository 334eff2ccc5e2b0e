import type { CardId } from '@deckle/kernel';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const NUDGES: { readonly [key: string]: -1 | 1 } = { ArrowLeft: -1, ArrowRight: 1 };

/** With Shift an arrow takes the card in focus along, and the focus goes with it. */
export function useNudging(
  list: RefObject<HTMLElement | null>,
  nudge: (id: CardId, by: -1 | 1) => void,
): (event: KeyboardEvent) => void {
  const [last, setLast] = useState<{ readonly key: string } | null>(null);
  useEffect(() => {
    if (last !== null) list.current?.querySelector<HTMLElement>(`[data-key="${last.key}"]`)?.focus();
  }, [list, last]);
  return (event) => {
    const by = NUDGES[event.key];
    const key = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['key'];
    if (!event.shiftKey || by === undefined || key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(Number(key), by);
    setLast({ key });
  };
}
