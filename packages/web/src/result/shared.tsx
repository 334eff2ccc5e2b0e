import { COPIED, type Sharing } from './use-share.ts';

interface SharedProps extends Pick<Sharing, 'outcome'> {
  readonly text: string;
}

/** That the text is copied; where it could be given to nobody, the text itself. */
export function Shared({ outcome, text }: SharedProps) {
  if (outcome === 'copied') return <p className="outcome-said">{COPIED}</p>;
  if (outcome !== 'neither') return null;
  return (
    <label className="outcome-said">
      Copy it from here
      <textarea readOnly rows={5} value={text} onFocus={(event) => event.target.select()} />
    </label>
  );
}
