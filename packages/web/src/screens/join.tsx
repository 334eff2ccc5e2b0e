import type { TableSeen } from '@deckle/host';
import { isRefusal } from '@deckle/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { boxNamed } from '../box.ts';
import { Page } from '../look/page.tsx';
import { Trouble } from '../look/trouble.tsx';
import { ask } from '../online/ask.ts';
import { counted, listText } from '../speech/words.ts';

const CODE_LENGTH = 6;

/** Into a table on line: by a code somebody has read aloud, or to one that is open to all. */
export function Join() {
  return (
    <Page title="Join a table">
      <div className="join">
        <CodeForm />
        <Lobby />
      </div>
    </Page>
  );
}

function CodeForm() {
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return setTrouble(`A code has ${CODE_LENGTH} letters.`);
    setTrouble('');
    const found = await ask<TableSeen>('GET', `/api/tables/${code}`);
    if (!isRefusal(found)) return go(`/t/${found.id}`);
    setTrouble(found.refused === 'no-table' ? 'No table has this code. Perhaps a letter was misheard.' : found.rule);
  };
  return (
    <form className="join-code" aria-label="By code" onSubmit={(event) => void find(event)} noValidate>
      <h2>By code</h2>
      <label htmlFor="code">The six letters you were told</label>
      <input
        id="code"
        className="code-input"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        onChange={({ target }) =>
          setCode(
            target.value
              .toUpperCase()
              .replaceAll(/[^A-Z]/g, '')
              .slice(0, CODE_LENGTH),
          )
        }
      />
      <button type="submit" className="button">
        Find the table
      </button>
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
      <p>If you were sent a link, just open it: no code is needed.</p>
    </form>
  );
}

const AGAIN = 8000;

/** Tables that are open to all, looked up now and then. */
function Lobby() {
  const [tables, setTables] = useState<readonly TableSeen[] | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const found = await ask<{ readonly tables: readonly TableSeen[] }>('GET', '/api/tables');
      if (!isHere) return;
      if (isRefusal(found)) return setTrouble(found.rule);
      setTrouble('');
      setTables(found.tables);
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return (
    <section className="lobby" aria-labelledby="lobby">
      <h2 id="lobby">Open to all</h2>
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
      {tables?.length === 0 ? (
        <p>
          No table waits for players just now. Open one yourself: choose a game from the <Link href="/">shelf</Link>,
          let your friends come by link, and make the table public.
        </p>
      ) : null}
      <ul>
        {tables?.map((table) => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`}>
              <strong>{boxNamed(table.game)?.name ?? table.game}</strong>
              <span>{whoText(table)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whoText({ chairs }: TableSeen): string {
  const names = chairs.flatMap(({ kind, name }) => (kind === 'person' || kind === 'bot' ? [name] : []));
  const free = counted(chairs.filter(({ kind }) => kind === 'open').length, 'free chair');
  return names.length === 0 ? free : `${listText(names)}, ${free}`;
}
