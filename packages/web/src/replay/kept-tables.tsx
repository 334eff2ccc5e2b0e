import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { boxNamed } from '../box.ts';
import { remark } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { KeptTable } from '../table/kept.ts';
import { Trouble } from '../look/trouble.tsx';
import { dayText, standingText } from './kept-words.ts';

/** Everything this device has kept, to go on with, to see again, or to throw away. */
export function KeptTables() {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const read = (): void =>
    void localHost()
      .kept()
      .then(setTables, () => setTables([]));
  useEffect(read, []);
  const drop = async (gone: readonly KeptTable[]): Promise<void> => {
    const refusals = await Promise.all(gone.map(({ id }) => localHost().drop(id)));
    setTrouble(refusals.find((refusal) => refusal !== null)?.rule ?? '');
    // The button that was pressed is gone with its table.
    heading.current?.focus();
    remark(gone.length === 1 ? 'Deleted.' : `${gone.length} tables deleted.`);
    read();
  };
  if (tables === null) return null;
  const over = tables.filter((table) => table.over);
  return (
    <section className="kept-tables" aria-labelledby="kept-heading">
      <h2 id="kept-heading" tabIndex={-1} ref={heading}>
        On this device
      </h2>
      {trouble === '' ? null : <Trouble>{trouble}</Trouble>}
      {tables.length === 0 ? <p>No table has been kept here yet. Every game you start is kept by itself.</p> : null}
      <ul>
        {tables.map((table) => (
          <KeptItem key={table.id} table={table} onDrop={() => void drop([table])} />
        ))}
      </ul>
      {over.length < 2 ? null : (
        <Sure what={`Delete all ${over.length} finished games`} onSure={() => void drop(over)} />
      )}
    </section>
  );
}

function KeptItem({ table, onDrop }: { readonly table: KeptTable; readonly onDrop: () => void }) {
  const { id, game, at, over, loose } = table;
  const name = boxNamed(game)?.name ?? (game === '' ? 'A damaged table' : game);
  return (
    <li className="kept-item">
      <div>
        <strong>{name}</strong> <span>{standingText(table)}</span>
        <br />
        <small>
          {over ? 'finished' : 'played last'} {dayText(at, new Date())}
          {loose ? ' · only in this tab' : ''}
        </small>
      </div>
      <div className="kept-ways">
        {over ? (
          <Link className="chip" href={`/replay/${id}`} aria-label={`Replay ${name}`}>
            Replay
          </Link>
        ) : null}
        <Link
          className={over ? 'quiet' : 'chip'}
          href={`/tables/${id}`}
          aria-label={`${over ? 'Result of' : 'Play on'} ${name}`}
        >
          {over ? 'Result' : 'Play on'}
        </Link>
        <Sure what="Delete" of={name} onSure={onDrop} />
      </div>
    </li>
  );
}

interface SureProps {
  readonly what: string;
  readonly of?: string;
  readonly onSure: () => void;
}

/** What cannot be undone is asked twice. */
function Sure({ what, of = '', onSure }: SureProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button className="quiet" aria-label={`${what} ${of}`.trim()} onPress={() => setAsked(true)}>
        {what}
      </Button>
    );
  return (
    <span className="sure">
      <Button autoFocus className="chip chip-strong" onPress={onSure}>
        Delete for good
      </Button>
      <Button className="quiet" onPress={() => setAsked(false)}>
        Keep
      </Button>
    </span>
  );
}
