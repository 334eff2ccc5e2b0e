import type { CardId, PutHow } from '@deckle/kernel';
import { type CSSProperties, useRef } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { type Composing, type Drafting, usedPin } from './composing.ts';
import { faultedIn } from './faulted.ts';
import { LookUp } from './lookup.tsx';
import { lentName, pileName, rowClass, rowName } from './names.ts';
import type { Place, PrintedCard } from './news.ts';
import { PileFace } from './pile-face.tsx';
import { RowLabel, RowNote } from './row-facts.tsx';
import { useDrafting } from './use-composing.ts';
import { useDrops } from './use-dragging.ts';

export interface RowProps {
  readonly place: Place;
  readonly pack: readonly PrintedCard[];
  readonly fresh: readonly CardId[];
  readonly composing: Composing;
  readonly onWord: (word: string) => void;
}

/** An open row of piles: covered cards peek out; cards of the hand can be dropped on and between them. */
export function Row({ place, pack, fresh, composing, onWord }: RowProps) {
  const piles = place.row ?? [];
  const pins = useDrafting(composing, ({ draft }) => draft.pins);
  const used = piles.flatMap((_pile, index) => (usedPin({ pins }, place, index) === null ? [] : [`${index}`]));
  const missing = useDrafting(composing, missingLetters);
  const named = useDrafting(composing, namedCards);
  const puts = useDrafting(composing, () => composing.putsTo(place));
  const gaps = puts.includes('between') ? composing.gapNames(place) : NO_GAPS;
  const list = useRef<HTMLDivElement>(null);
  useDrops(list, {
    isLaidOn: true,
    takes: () => true,
    drop(card, { key, where }) {
      if (where === 'on') composing.overlay(place, Number(key), card);
      else composing.insert(place, Number(key) + (where === 'after' ? 1 : 0), card);
    },
  });
  return (
    <div className={rowClass(place)} data-word={place.word ?? undefined}>
      <RowLabel place={place} />
      <ListBox
        ref={list}
        aria-label={rowName(place)}
        className={`row-piles ${putClass(puts)}`}
        style={{ '--letters': place.shown.length } as CSSProperties}
        orientation="horizontal"
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={used}
        onSelectionChange={(keys) => {
          const gap = gaps.findIndex((_name, index) => keys !== 'all' && keys.has(gapKey(index)));
          if (gap >= 0) return composing.tapGap([place.zone, gap]);
          for (const index of piles.keys())
            if (isIn(keys, `${index}`) !== used.includes(`${index}`)) composing.tapPile([place.zone, index]);
        }}
      >
        {place.shown.map(({ card, pile: index, as, isTicked }, at) => {
          const top = pack[card] as PrintedCard;
          if (index === null) {
            const name = lentName(place, at, pack);
            return (
              <ListBoxItem key={`lent ${at}`} id={`lent ${at}`} textValue={name} className="pile pile-lent" isDisabled>
                <span className="unseen">{name}</span>
                <CardFace card={top} as={as ?? undefined} isLent />
              </ListBoxItem>
            );
          }
          const pile = piles[index] ?? [];
          const name = pileName(place, index, pack);
          const isNamed = named.includes(top.id);
          return [
            gapBefore(index, gaps),
            <ListBoxItem
              key={index}
              id={String(index)}
              textValue={name}
              className={`pile${fresh.includes(top.id) ? ' pile-fresh' : ''}${isNamed ? ' pile-named' : ''}${top.face === missing ? ' faulted' : ''}`}
              style={{ '--under': Math.min(pile.length - 1, 3) } as CSSProperties}
            >
              <span className="unseen">{isNamed ? `${name}, chosen` : name}</span>
              <PileFace pile={pile} card={top} as={as ?? undefined} isTicked={isTicked} />
            </ListBoxItem>,
          ];
        })}
        {gapBefore(piles.length, gaps)}
      </ListBox>
      <span className="row-facts">
        <RowNote place={place} pack={pack} />
        {place.word === null ? null : <LookUp word={place.word} onWord={onWord} />}
      </span>
    </div>
  );
}

const putClass = (puts: readonly PutHow[]): string => {
  if (!puts.includes('between')) return puts.includes('over') ? 'row-over' : '';
  return puts.includes('over') ? 'row-gaps' : 'row-gaps row-between';
};

const NO_GAPS: readonly string[] = [];
const gapKey = (index: number): string => `gap ${index}`;

/** As long as a card of the hand is chosen that can be put between the piles. */
function gapBefore(index: number, names: readonly string[]) {
  const name = names[index];
  return name === undefined ? null : (
    <ListBoxItem key={gapKey(index)} id={gapKey(index)} textValue={name} className="gap">
      <span className="unseen">{name}</span>
    </ListBoxItem>
  );
}

/** Of a card on the table that the word lacks. */
const missingLetters = (drafting: Drafting): string | null => {
  const fault = faultedIn(drafting);
  return fault?.where === 'table' ? fault.letters : null;
};

const NONE: readonly CardId[] = [];

/** The cards a command names; always the same nothing, so that a key draws no row anew. */
const namedCards = ({ composed }: Drafting): readonly CardId[] =>
  composed === null || composed.cards.length === 0 ? NONE : composed.cards;

const isIn = (keys: Selection, key: string): boolean => keys === 'all' || keys.has(key);
