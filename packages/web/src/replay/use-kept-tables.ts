import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxNamed } from '../box.ts';
import { announceRefusal, remark } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { KeptTable } from '../table/kept.ts';

export interface KeptList {
  /** Null until they are known. */
  readonly tables: readonly KeptTable[] | null;
  /** Takes the focus when the button that was pressed is gone with its table. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  drop(gone: readonly KeptTable[]): void;
}

/** What this device and this tab have kept, and how to throw it away. */
export function useKeptTables(): KeptList {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isHere = true;
    localHost()
      .kept()
      .then(
        (kept) => isHere && setTables(kept),
        () => isHere && setTables([]),
      );
    return () => {
      isHere = false;
    };
  }, []);
  const drop = async (gone: readonly KeptTable[]): Promise<void> => {
    const refusals = await Promise.all(gone.map(({ id }) => localHost().drop(id)));
    const dropped = gone.filter((_, at) => refusals[at] === null);
    setTables((before) => before?.filter((table) => !dropped.includes(table)) ?? null);
    if (dropped.length > 0) {
      heading.current?.focus();
      remark(dropped.length === 1 ? 'Deleted.' : `${dropped.length} tables are deleted.`);
    }
    const refusal = refusals.find((each) => each !== null);
    if (refusal !== null && refusal !== undefined) announceRefusal(refusal.rule);
  };
  return { tables, heading, drop: (gone) => void drop(gone) };
}

export const keptName = ({ game }: KeptTable): string =>
  boxNamed(game)?.name ?? (game === '' ? 'A damaged table' : game);
