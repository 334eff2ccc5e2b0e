import { titled } from '@deckle/host';
import { useId } from 'react';
import { COLOURS, type Colour } from './colours.ts';

interface ColourFieldProps {
  readonly value: Colour | null;
  readonly onChange: (colour: Colour | null) => void;
}

/** The browser's own list, with the colour beside it. */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <div className="field colour-field" data-colour={value ?? undefined}>
      <label htmlFor={id}>Your colour</label>
      <select
        id={id}
        value={value ?? ''}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(COLOURS.find((colour) => colour === target.value) ?? null)}
      >
        <option value="">none</option>
        {COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {titled(colour)}
          </option>
        ))}
      </select>
      <small id={`${id}-note`}>A stripe beside your name, so that you are found at a glance.</small>
    </div>
  );
}
