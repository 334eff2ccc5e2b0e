import { CopyField } from './copy-field.tsx';

interface LinkFieldProps {
  /** What it is, for whoever hears only this. */
  readonly label: string;
  readonly url: string;
  /** What is sent along where the device shares it. */
  readonly text: string;
}

/** A link to be handed on: seen, copied, shared. */
export function LinkField({ label, url, text }: LinkFieldProps) {
  return (
    <CopyField label={label} value={url}>
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
    </CopyField>
  );
}
