import type { CardId, Spot } from '@deckle/kernel';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import type { Place, PrintedCard } from './news.ts';

interface RowProps {
  readonly place: Place;
  readonly pack: readonly PrintedCard[];
  readonly fresh: readonly CardId[];
  readonly onPile: (spot: Spot, top: CardId) => void;
}

/** An open row of piles: covered cards peek out, and a pile put into the composed word keeps its place. */
export function Row({ place, pack, fresh, onPile }: RowProps) {
  const piles = place.row ?? [];
  return (
    <div className={`row row-${place.kind}`}>
      <span className="row-label" aria-hidden="true">
        {place.kind === 'word' ? '' : place.label}
      </span>
      <ListBox
        aria-label={place.note === '' ? place.label : `${place.label}, ${place.note}`}
        className="row-piles"
        orientation="horizontal"
        selectionMode="none"
        onAction={(key) => {
          const index = Number(key);
          const top = piles[index]?.at(-1);
          if (top !== undefined) onPile([place.zone, index], top);
        }}
      >
        {piles.map((pile, index) => {
          const top = pack[pile.at(-1) as number] as PrintedCard;
          const under = pile.length === 1 ? '' : `, on ${pile.length - 1} ${pile.length === 2 ? 'card' : 'cards'}`;
          return (
            <ListBoxItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a pile is known by its place
              key={index}
              id={String(index)}
              textValue={`${top.spoken}${under}`}
              aria-label={`${top.spoken}${under}, ${index + 1} of ${piles.length}`}
              className={`pile${fresh.includes(top.id) ? ' pile-fresh' : ''}`}
              style={{ '--under': Math.min(pile.length - 1, 3) } as React.CSSProperties}
            >
              <CardFace card={top} />
            </ListBoxItem>
          );
        })}
      </ListBox>
      <span className="row-note" aria-hidden="true">
        {place.note}
      </span>
    </div>
  );
}
