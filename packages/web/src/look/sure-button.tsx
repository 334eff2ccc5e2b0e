import { useState } from 'react';
import { remark } from '../speech/announcer.ts';

interface SureButtonProps {
  readonly label: string;
  /** What it is about, for whoever hears only the button. */
  readonly of: string;
  readonly onSure: () => void;
}

/** What cannot be undone: pressed once it asks, pressed again it does. The same button, so that nobody loses their place. */
export function SureButton({ label, of, onSure }: SureButtonProps) {
  const [isSure, setSure] = useState(false);
  const says = isSure ? `${label} for good` : label;
  return (
    <button
      type="button"
      className={isSure ? 'chip chip-strong' : 'quiet'}
      aria-label={of === '' ? says : `${says}: ${of}`}
      onClick={() => {
        if (isSure) onSure();
        else remark('Press again if you are sure.');
        setSure(!isSure);
      }}
      onBlur={() => setSure(false)}
    >
      {says}
    </button>
  );
}
