import type { CSSProperties } from 'react';
import type { PrintedCard } from '../table/news.ts';
import { BrailleLine } from './braille.tsx';
import { MarkSign } from './marks.tsx';

/** How dear a card is, told by shape, pips and colour. */
const tierOf = (points: number): number => (points <= 0 ? 0 : Math.min(4, points));

const SHAPES = [
  'M12 3 a9 9 0 1 0 .01 0Z',
  'M12 3 a9 9 0 1 0 .01 0Z',
  'M5 4 H19 a1 1 0 0 1 1 1 V19 a1 1 0 0 1 -1 1 H5 a1 1 0 0 1 -1 -1 V5 a1 1 0 0 1 1 -1Z',
  'M12 1.5 L21.5 8.5 L18 20.5 H6 L2.5 8.5Z',
  'M12 .5 L23.5 12 L12 23.5 L.5 12Z',
] as const;

/** For two digits: the shape of the dearest cards, drawn out. */
const WIDE = 'M2 1.5 H22 L30.5 12 L22 22.5 H2 L-6.5 12Z';

interface CardFaceProps {
  readonly card: PrintedCard;
  /** The letter a wild card stands for. */
  readonly as?: string | undefined;
  /** It lies elsewhere, and is drawn here as well. */
  readonly isLent?: boolean;
}

/** A card as it is printed. Whoever shows it gives it its name: for a screen reader it is one thing. */
export function CardFace({ card, as, isLent = false }: CardFaceProps) {
  const tier = tierOf(card.points);
  const { isNamed } = card;
  const isWide = card.points > 9;
  const signs = card.marks.filter((mark) => mark !== card.face);
  return (
    <span
      className={`card tier-${tier}${isNamed ? ' card-named' : ''}${signs.length > 0 ? ' card-marked' : ''}${isWide ? ' card-wide' : ''}`}
      data-card={isLent ? undefined : card.id}
      title={card.does ?? undefined}
      aria-hidden="true"
    >
      <span className={`card-letters letters-${Math.min(card.face.length, 5)}`}>
        {as !== undefined && as !== card.face ? <i className="card-wild">{as}</i> : card.face}
      </span>
      <span className="card-braille">
        {card.braille.map((line) => (
          <BrailleLine key={line} text={line} />
        ))}
      </span>
      <span className="card-signs">
        {signs.map((mark) => (
          <MarkSign key={mark} mark={mark} />
        ))}
      </span>
      {isNamed ? null : (
        <>
          {isWide ? null : <span className="card-pips" style={{ '--pips': tier } as CSSProperties} />}
          <svg className="card-value" viewBox={isWide ? '-7 0 38 24' : '0 0 24 24'} role="presentation">
            <path d={isWide ? WIDE : SHAPES[tier]} />
            <text x="12" y="17.7" textAnchor="middle">
              {card.points}
            </text>
          </svg>
        </>
      )}
    </span>
  );
}

/** The back of a card. */
export function CardBack({ count }: { readonly count: number }) {
  return (
    <span
      className={`card card-back${count > 1 ? ' card-thick' : ''}${count === 0 ? ' card-none' : ''}`}
      aria-hidden="true"
    >
      <span className="card-count">{count}</span>
    </span>
  );
}
