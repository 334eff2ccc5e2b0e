import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { boxNamed } from '../box.ts';
import { dayText, standingText } from '../replay/kept-words.ts';
import { announce } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { KeptTable } from '../table/kept.ts';

/** More than these are shown when somebody asks. */
const SHOWN = 4;

/** Tables that wait for their players. */
export function KeptTables() {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  const [isAll, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isHere = true;
    localHost()
      .kept()
      .then(
        (kept) => isHere && setTables(kept.filter(({ over }) => !over)),
        () => isHere && setTables([]),
      );
    return () => {
      isHere = false;
    };
  }, []);
  const [hadAny, setHadAny] = useState(false);
  useEffect(() => setHadAny((had) => had || (tables?.length ?? 0) > 0), [tables]);
  if (tables === null || (tables.length === 0 && !hadAny)) return null;
  const drop = async (table: KeptTable): Promise<void> => {
    const refusal = await localHost().drop(table.id);
    if (refusal !== null) {
      announce(refusal.rule);
      return;
    }
    setTables(tables.filter(({ id }) => id !== table.id));
    announce(`The table of ${nameOf(table)} is deleted.`);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const shown = isAll ? tables : tables.slice(0, SHOWN);
  return (
    <section className="kept" aria-labelledby="kept">
      <h2 id="kept" tabIndex={-1} ref={heading}>
        Go on playing
      </h2>
      {tables.length === 0 ? <p>No table waits for you.</p> : null}
      <ul>
        {shown.map((table) => (
          <Kept key={table.id} table={table} onDrop={() => void drop(table)} />
        ))}
      </ul>
      {shown.length === tables.length ? null : (
        <Button className="quiet" onPress={() => setAll(true)}>
          Show all {tables.length}
        </Button>
      )}
    </section>
  );
}

const nameOf = ({ game }: KeptTable): string => boxNamed(game)?.name ?? (game === '' ? 'A damaged table' : game);

function Kept({ table, onDrop }: { readonly table: KeptTable; readonly onDrop: () => void }) {
  const [isSure, setSure] = useState(false);
  const { id, at, loose } = table;
  return (
    <li>
      <Link href={`/tables/${id}`}>
        <strong>{nameOf(table)}</strong>
        <span>{standingText(table)}</span>
        <small>
          {dayText(at, new Date())}
          {loose ? ', in this tab only' : ''}
        </small>
      </Link>
      {/* Pressed once it asks, pressed again it does: the same button, so that nobody loses their place. */}
      <Button
        className={isSure ? 'chip chip-strong' : 'quiet'}
        aria-label={isSure ? `Delete the table of ${nameOf(table)} for good` : `Delete the table of ${nameOf(table)}`}
        onPress={() => {
          if (isSure) onDrop();
          else announce('Press again to delete this table for good.');
          setSure(true);
        }}
        onBlur={() => setSure(false)}
      >
        {isSure ? 'Delete for good' : 'Delete'}
      </Button>
    </li>
  );
}
