import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SureButton } from '../look/sure-button.tsx';
import { dayText, keptText } from '../replay/kept-words.ts';
import { keptName, useKeptTables } from '../replay/use-kept-tables.ts';
import type { KeptTable } from '../table/kept.ts';

/** More than these are shown when somebody asks. */
const SHOWN = 4;

/** Tables that wait for their players. */
export function KeptTables() {
  const { tables, heading, drop } = useKeptTables();
  const [isAll, setAll] = useState(false);
  const open = tables?.filter(({ over }) => !over) ?? [];
  const [hadAny, setHadAny] = useState(false);
  useEffect(() => setHadAny((had) => had || open.length > 0), [open.length]);
  if (open.length === 0 && !hadAny) return null;
  const shown = isAll ? open : open.slice(0, SHOWN);
  return (
    <section className="kept" aria-labelledby="kept">
      <h2 id="kept" tabIndex={-1} ref={heading}>
        Go on playing
      </h2>
      {open.length === 0 ? <p>No table waits for you.</p> : null}
      <ul>
        {shown.map((table) => (
          <Kept key={table.id} table={table} onDrop={() => drop([table])} />
        ))}
      </ul>
      {shown.length === open.length ? null : (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          Show all {open.length}
        </button>
      )}
    </section>
  );
}

function Kept({ table, onDrop }: { readonly table: KeptTable; readonly onDrop: () => void }) {
  const { id, at, loose } = table;
  const name = keptName(table);
  const stands = keptText(table);
  const when = `${dayText(at, new Date())}${loose ? ', in this tab only' : ''}`;
  return (
    <li>
      <div className="kept-what">
        <strong>{name}</strong>
        <span>{stands}</span>
        <small>{when}</small>
      </div>
      <div className="kept-ways">
        <Link className="chip" href={`/tables/${id}`} aria-label={`Play on: ${name}, ${stands}, ${when}`}>
          Play on
        </Link>
        <SureButton label="Delete" of={name} onSure={onDrop} />
      </div>
    </li>
  );
}
