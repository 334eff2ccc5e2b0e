import { SET_PHRASES, type TableSeen } from '@deckle/host';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ToolSign } from '../look/tool-sign.tsx';
import { Trouble } from '../look/trouble.tsx';
import { localHost } from '../table/host.ts';
import type { OnlineNews } from './online-news.ts';

const LONGEST = 300;

interface SaidProps {
  readonly table: TableSeen;
  readonly said: OnlineNews['said'];
}

interface ChatProps extends SaidProps {
  readonly onPeople: () => void;
}

/** What is said at the table, and what one can say. */
export function Chat({ table, said, onPeople }: ChatProps) {
  const [trouble, setTrouble] = useState('');
  const say = async (text: string): Promise<boolean> => {
    const refusal = await localHost().chat(text);
    setTrouble(refusal?.rule ?? '');
    return refusal === null;
  };
  return (
    <section className="chat" aria-label="Table talk">
      <div className="chat-head">
        <h2>Table talk</h2>
        <button type="button" className="quiet" onClick={onPeople}>
          <ToolSign sign="people" />
          People
        </button>
      </div>
      <Said table={table} said={said} />
      {table.seat === null || table.chat === 'off' ? null : (
        <>
          {table.chat === 'all' ? <Line onSay={say} /> : null}
          <details className="chat-phrases">
            <summary>Say something short</summary>
            <div>
              {SET_PHRASES.map((phrase) => (
                <button key={phrase} type="button" className="chip" onClick={() => void say(phrase)}>
                  {phrase}
                </button>
              ))}
            </div>
          </details>
        </>
      )}
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
    </section>
  );
}

function Said({ table, said }: SaidProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  if (said.length === 0) return null;
  return (
    <ol ref={list} tabIndex={0} aria-label="What was said">
      {said.map(({ seat, text }, at) => (
        <li key={at} data-colour={table.chairs[seat]?.colour ?? undefined}>
          <strong>{seat === table.seat ? 'You' : table.chairs[seat]?.name}:</strong> {text}
        </li>
      ))}
    </ol>
  );
}

function Line({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const id = useId();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = text.trim();
    // What was typed meanwhile, or could not be said, stays.
    if (wanted !== '' && (await onSay(wanted))) setText((now) => (now.trim() === wanted ? '' : now));
  };
  return (
    <form className="chat-line" onSubmit={(event) => void send(event)}>
      <label className="unseen" htmlFor={id}>
        Say to all
      </label>
      <input
        id={id}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder="Say to all …"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="chip">
        Say
      </button>
    </form>
  );
}
