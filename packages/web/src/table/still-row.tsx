import type { CardId } from '@deckle/kernel';
import { type CSSProperties, memo } from 'react';
import { LookUp } from './lookup.tsx';
import { pileName, rowClass, rowName, seenNote } from './names.ts';
import type { Place, PrintedCard } from './news.ts';
import { PileFace } from './pile-face.tsx';

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
      <span className="row-label" aria-hidden="true">
        {place.kind === 'word' ? '' : place.label}
      </span>
      <ul
        className="row-piles still-piles"
        style={{ '--letters': place.row?.length ?? 0 } as CSSProperties}
        aria-label={rowName(place)}
      >
        {(place.row ?? []).map((pile, index) => {
          const top = pack[pile.at(-1) as number] as PrintedCard;
          return (
            <li
              key={index}
              className={`pile${fresh.includes(top.id) ? ' pile-fresh' : ''}`}
              style={{ '--under': Math.min(pile.length - 1, 3) } as CSSProperties}
            >
              <span className="unseen">{pileName(place, index, pack)}</span>
              <PileFace pile={pile} card={top} as={place.stands[index] ?? undefined} />
            </li>
          );
        })}
      </ul>
      <span className="row-facts">
        <span className="row-note" aria-hidden="true">
          {seenNote(place, pack)}
        </span>
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
