import type { CardId } from '@deckle/kernel';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { nudgeBy } from './keys.ts';

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
    const by = nudgeBy(event);
    const key = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['key'];
    if (by === null || key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(Number(key), by);
    setLast({ key });
  };
}
