import { Link } from 'wouter';
import { SureButton } from '../look/sure-button.tsx';
import type { KeptTable } from '../table/kept.ts';
import { dayText, keptText } from './kept-words.ts';
import { keptName, useKeptTables } from './use-kept-tables.ts';

/** Everything this device has kept, to go on with, to see again, or to throw away. */
export function KeptTables() {
  const { tables, heading, drop } = useKeptTables();
  if (tables === null) return null;
  const over = tables.filter((table) => table.over);
  return (
    <section className="kept-tables" aria-labelledby="kept-heading">
      <h2 id="kept-heading" tabIndex={-1} ref={heading}>
        On this device
      </h2>
      {tables.length === 0 ? <p>No table is kept here yet. Every game you start is kept on this device.</p> : null}
      <ul>
        {tables.map((table) => (
          <KeptItem key={table.id} table={table} onDrop={() => drop([table])} />
        ))}
      </ul>
      {over.length < 2 ? null : (
        <SureButton label={`Delete all ${over.length} finished games`} of="" onSure={() => drop(over)} />
      )}
    </section>
  );
}

function KeptItem({ table, onDrop }: { readonly table: KeptTable; readonly onDrop: () => void }) {
  const { id, at, over, loose } = table;
  const name = keptName(table);
  return (
    <li className="kept-item">
      <div>
        <strong>{name}</strong> <span>{keptText(table)}</span>
        <br />
        <small>
          {over ? 'finished' : 'last played'} {dayText(at, new Date())}
          {loose ? ', in this tab only' : ''}
        </small>
      </div>
      <div className="kept-ways">
        {over ? (
          <>
            <Link className="chip" href={`/replay/${id}`} aria-label={`Replay ${name}`}>
              Replay
            </Link>
            <Link className="quiet" href={`/tables/${id}`} aria-label={`Result of ${name}`}>
              Result
            </Link>
          </>
        ) : (
          <Link className="chip" href={`/tables/${id}`} aria-label={`Play on: ${name}`}>
            Play on
          </Link>
        )}
        <SureButton label="Delete" of={name} onSure={onDrop} />
      </div>
    </li>
  );
}
