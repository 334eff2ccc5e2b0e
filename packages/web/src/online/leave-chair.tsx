import type { TableSeen } from '@deckle/host';
import { useId } from 'react';
import { type ChairChange, toBot } from './chair-change.ts';

interface LeaveChairProps {
  readonly table: TableSeen;
  readonly onChange: (change: ChairChange) => void;
}

/** The host's own chair: who is to have it is asked only where it is said what is lost. */
export function LeaveChair({ table, onChange }: LeaveChairProps) {
  const note = useId();
  return (
    <details className="leave-chair">
      <summary>Give my chair away</summary>
      <p id={note}>
        Whoever takes your chair has your cards and your points, and you do not play on. The table stays yours to look
        after. Who is to have the chair?
      </p>
      <button
        type="button"
        className="chip"
        aria-label="Let a bot play on: for you"
        aria-describedby={note}
        onClick={() => onChange(toBot(table))}
      >
        Let a bot play on
      </button>
      <button
        type="button"
        className="chip"
        aria-label="Give it to a friend: your chair"
        aria-describedby={note}
        onClick={() => onChange({ free: 'link' })}
      >
        Give it to a friend
      </button>
    </details>
  );
}
