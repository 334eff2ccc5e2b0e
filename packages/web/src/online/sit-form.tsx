import { isRefusal } from '@deckle/kernel';
import { type FormEvent, useId, useState } from 'react';
import { Trouble } from '../look/trouble.tsx';
import { NAME_LENGTH, tidyName } from '../settings/settings.ts';
import { changeSettings, settingsNow } from '../settings/store.ts';
import { ask } from './ask.ts';
import { ColourField } from './colour-field.tsx';
import type { Colour } from './colours.ts';

interface SitFormProps {
  readonly table: string;
  readonly onSat: () => void;
}

/** All that is asked of somebody who wants to play: what they are called. */
export function SitForm({ table, onSat }: SitFormProps) {
  const [name, setName] = useState(() => settingsNow().name);
  const [colour, setColour] = useState<Colour | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(makeKey);
  const id = useId();
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const called = name.trim();
    if (called === '') return setTrouble('Say what you are called.');
    setBusy(true);
    setTrouble('');
    const body = { name: called, key, ...(colour === null ? {} : { colour }) };
    const sat = await ask<object>('POST', `/api/tables/${table}/sit`, body);
    setBusy(false);
    if (isRefusal(sat)) return setTrouble(sat.rule);
    changeSettings({ name: called });
    onSat();
  };
  return (
    <form className="sit-form" aria-label="Sit down" onSubmit={(event) => void sit(event)} noValidate>
      <div className="field">
        <label htmlFor={id}>Your name</label>
        <input
          id={id}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setName(tidyName(target.value))}
        />
        <small id={`${id}-note`}>Everybody at the table sees it. No account, nothing else.</small>
      </div>
      <ColourField value={colour} onChange={setColour} />
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
      <button type="submit" className="button">
        {isBusy ? 'One moment …' : 'Sit down'}
      </button>
    </form>
  );
}

/** For an open chair: should the answer be lost, sitting down again is on the same one. */
const makeKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
