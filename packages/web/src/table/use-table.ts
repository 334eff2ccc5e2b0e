import type { Refusal } from '@deckle/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Chair, chairAt, earlyChair, type Seated } from './chair.ts';

/** How one comes to a table: newer ones are new objects. */
export interface Coming {
  readonly how: 'sit' | 'take over';
}

const nothing = (): null => null;
const never = (): (() => void) => () => {};

/** The table with this number, from the moment the viewer sits down: what it is, and what is seen of it now. */
export function useTable(id: string, coming: Coming): Seated | Refusal | null {
  const [chair, setChair] = useState<Chair | null>(() => earlyChair(id));
  useEffect(() => {
    const mine = chairAt(id, coming.how);
    setChair(mine);
    return () => mine.leave();
  }, [id, coming]);
  return useSyncExternalStore(chair?.watch ?? never, chair?.now ?? nothing);
}
