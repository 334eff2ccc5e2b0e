import { useEffect, useState } from 'react';

interface Time {
  readonly until: number;
  readonly now: number;
  readonly running: boolean;
}

/** `1:05`; what has run out is `0:00`. */
function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time left, counted down from what the table said. */
export function Clock({ until, now, running }: Time) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!running) return;
    const since = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - since), 250);
    return () => clearInterval(timer);
  }, [until, now, running]);
  const left = until - now - passed;
  return (
    <span className={`clock${left < 10_000 ? ' clock-short' : ''}`} role="timer">
      {clockText(left)}
    </span>
  );
}
