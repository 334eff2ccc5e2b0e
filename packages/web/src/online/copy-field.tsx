import { type ReactNode, useId, useState } from 'react';
import { remark } from '../speech/announcer.ts';

interface CopyFieldProps {
  /** What it is, for whoever hears only this. */
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** Something to be handed on: seen, marked, copied. */
export function CopyField({ label, value, children }: CopyFieldProps) {
  const [said, setSaid] = useState('');
  const id = useId();
  const copy = async (): Promise<void> => {
    const isCopied = await copied(value, id);
    const told = isCopied ? 'Copied.' : 'Press Ctrl and C to copy it.';
    setSaid(told);
    remark(told);
  };
  return (
    <div className="copy-field">
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <input id={id} readOnly value={value} onFocus={({ target }) => target.select()} />
      <button type="button" className="chip" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        {said === 'Copied.' ? 'Copied ✓' : 'Copy'}
      </button>
      {children}
      {said === '' || said === 'Copied.' ? null : <small>{said}</small>}
    </div>
  );
}

/** Where the clipboard is closed to pages, the text is at least marked. */
async function copied(text: string, id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    (document.getElementById(id) as HTMLInputElement | null)?.select();
    return false;
  }
}
