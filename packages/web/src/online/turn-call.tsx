import { isRefusal } from '@deckle/kernel';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Trouble } from '../look/trouble.tsx';
import { remark } from '../speech/announcer.ts';
import { ask } from './ask.ts';
import { CopyField } from './copy-field.tsx';

const LONGEST = 500;

/** For the few who have something that can be called: a web address that the server calls when it is their turn. */
export function TurnCall({ table }: { readonly table: string }) {
  const { called, secret, trouble, look, call } = useCalls(table);
  const [address, setAddress] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await call(address.trim())) remark('It is called when it is your turn.');
  };
  const end = async (): Promise<void> => {
    if (!(await call(null))) return;
    field.current?.focus();
    remark('It is not called any more.');
  };
  return (
    <details className="turn-call" onToggle={({ currentTarget }) => void (currentTarget.open && look())}>
      <summary>Call a web address when it is my turn</summary>
      <form className="field" onSubmit={(event) => void begin(event)} noValidate>
        <label htmlFor={id}>Web address</label>
        <input
          ref={field}
          id={id}
          type="url"
          value={address}
          maxLength={LONGEST}
          placeholder="https://"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setAddress(target.value)}
        />
        <small id={`${id}-note`}>For a program of yours. The server calls it, also while this page is closed.</small>
        <button type="submit" className="chip">
          Call it
        </button>
      </form>
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
      {secret === null ? null : <Secret secret={secret} />}
      {called === null ? null : (
        <p>
          When it is your turn, <strong>{called}</strong> is called.{' '}
          <button type="button" className="quiet" onClick={() => void end()}>
            Do not call it any more
          </button>
        </p>
      )}
    </details>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  return (
    <>
      <p>
        The secret by which your program can tell these calls from others. It is shown this once; how it is used stands
        at <strong>{location.host}/api</strong>.
      </p>
      <CopyField label="Secret of the calls" value={secret} />
    </>
  );
}

interface Calls {
  /** The address that is called. */
  readonly called: string | null;
  /** As long as it has just been told. */
  readonly secret: string | null;
  readonly trouble: string;
  look(): Promise<void>;
  /** Calls this address from now on, or none; false: it was refused. */
  call(url: string | null): Promise<boolean>;
}

function useCalls(table: string): Calls {
  const [called, setCalled] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const path = `/api/tables/${table}/hook`;
  const look = async (): Promise<void> => {
    const told = await ask<{ readonly url: string | null }>('GET', path);
    if (isRefusal(told)) setTrouble(told.rule);
    else setCalled(told.url);
  };
  return {
    called,
    secret,
    trouble,
    look,
    async call(url) {
      setTrouble('');
      const done = await ask<{ readonly secret: string | null }>('POST', path, { url });
      if (isRefusal(done)) {
        setTrouble(done.rule);
        return false;
      }
      setSecret(done.secret);
      await look();
      return true;
    },
  };
}
