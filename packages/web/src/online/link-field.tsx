import { useId, useState } from 'react';
import { remark } from '../speech/announcer.ts';

interface LinkFieldProps {
  /** What it is, for whoever hears only this. */
  readonly label: string;
  readonly url: string;
  /** What is sent along where the device shares it. */
  readonly text: string;
}

/** A link to be handed on: seen, copied, shared. */
export function LinkField({ label, url, text }: LinkFieldProps) {
  const [said, setSaid] = useState('');
  const id = useId();
  const copy = async (): Promise<void> => {
    const isCopied = await copied(url, id);
    const told = isCopied ? 'Copied.' : 'Press Ctrl and C to copy it.';
    setSaid(told);
    remark(told);
  };
  return (
    <div className="link-field">
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      <button type="button" className="chip" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        {said === 'Copied.' ? 'Copied ✓' : 'Copy'}
      </button>
      {'share' in navigator ? (
        <button
          type="button"
          className="chip"
          aria-label={`Share: ${label}`}
          onClick={() => void navigator.share({ text, url }).catch(() => {})}
        >
          Share
        </button>
      ) : null}
      {said === '' || said === 'Copied.' ? null : <small>{said}</small>}
    </div>
  );
}

/** Where the clipboard is closed to pages, the link is at least marked. */
async function copied(text: string, id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    (document.getElementById(id) as HTMLInputElement | null)?.select();
    return false;
  }
}
