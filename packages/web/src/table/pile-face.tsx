import type { Pile } from '@deckle/kernel';
import type { CSSProperties } from 'react';
import { CardFace } from '../look/card.tsx';
import type { PrintedCard } from './news.ts';

/** More cards than these do not peek out. */
const MOST = 3;

interface PileFaceProps {
  readonly pile: Pile;
  /** The card on top. */
  readonly card: PrintedCard;
  readonly as: string | undefined;
  /** The viewer has used it, where each card has to be. */
  readonly isTicked?: boolean;
}

/** The top card of a pile, and the edges of those under it. */
export function PileFace({ pile, card, as, isTicked = false }: PileFaceProps) {
  const under = Math.min(pile.length - 1, MOST);
  return (
    <>
      {Array.from({ length: under }, (_, at) => (
        <span key={at} className="pile-under" style={{ '--depth': under - at } as CSSProperties} />
      ))}
      <CardFace card={card} as={as} />
      {isTicked ? <span className="pile-tick" /> : null}
    </>
  );
}
