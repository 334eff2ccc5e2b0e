import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '../box.ts';
import { announce } from '../speech/announcer.ts';
import { playNow } from '../table/play-now.ts';

/** Which game it is, the box it stands on says; whoever hears it needs the name. */
export const NOW = 'Play now';

/** One press to a dealt hand. */
export function PlayNow({ box, label }: { readonly box: Box; readonly label: string }) {
  const [, go] = useLocation();
  const [isDealing, setDealing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setDealing(true);
    setTrouble(null);
    const told = await playNow(box, go);
    setDealing(false);
    setTrouble(told);
    if (told !== null) announce(told);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-game={box.id}
        onClick={() => isDealing || void start()}
        aria-label={label === NOW ? `${NOW}: ${box.name}` : label}
      >
        {isDealing ? 'Dealing …' : label}
      </button>
      {trouble === null ? null : <p className="trouble">{trouble}</p>}
    </>
  );
}
