import type { CardId } from '@deckle/kernel';
import { type CSSProperties, memo } from 'react';
import { CardFace } from '../look/card.tsx';
import { LookUp } from './lookup.tsx';
import { lentName, pileName, rowClass, rowName } from './names.ts';
import type { Place, PrintedCard } from './news.ts';
import { PileFace } from './pile-face.tsx';
import { RowLabel, RowNote } from './row-facts.tsx';

interface StillRowProps {
  readonly place: Place;
  readonly pack: readonly PrintedCard[];
  readonly fresh: readonly CardId[];
  readonly onWord: ((word: string) => void) | undefined;
}

/** A row to be looked at only: as it is on the table, but nothing can be done with it. */
export const StillRow = memo(
  ({ place, pack, fresh, onWord }: StillRowProps) => (
    <div className={rowClass(place)} data-word={place.word ?? undefined}>
      <RowLabel place={place} />
      <ul
        className="row-piles still-piles"
        style={{ '--letters': place.shown.length } as CSSProperties}
        aria-label={rowName(place)}
      >
        {place.shown.map(({ card, pile: index, as }, at) => {
          const top = pack[card] as PrintedCard;
          if (index === null)
            return (
              <li key={at} className="pile pile-lent">
                <span className="unseen">{lentName(place, at, pack)}</span>
                <CardFace card={top} as={as ?? undefined} isLent />
              </li>
            );
          const pile = place.row?.[index] ?? [];
          return (
            <li
              key={at}
              className={`pile${fresh.includes(top.id) ? ' pile-fresh' : ''}`}
              style={{ '--under': Math.min(pile.length - 1, 3) } as CSSProperties}
            >
              <span className="unseen">{pileName(place, index, pack)}</span>
              <PileFace pile={pile} card={top} as={as ?? undefined} />
            </li>
          );
        })}
      </ul>
      <span className="row-facts">
        <RowNote place={place} pack={pack} />
        {place.word === null || onWord === undefined ? null : <LookUp word={place.word} onWord={onWord} />}
      </span>
    </div>
  ),
  isSame,
);

/** Every moment comes anew from the worker, but most rows are as they were. */
function isSame(a: StillRowProps, b: StillRowProps): boolean {
  const cards = new Set(a.place.row?.flat());
  const freshOf = ({ fresh }: StillRowProps): string => fresh.filter((id) => cards.has(id)).join();
  return (
    a.pack === b.pack &&
    a.onWord === b.onWord &&
    freshOf(a) === freshOf(b) &&
    JSON.stringify(a.place) === JSON.stringify(b.place)
  );
}
