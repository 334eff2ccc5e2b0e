import type { CardId } from '@deckle/kernel';
import { useState } from 'react';
import { Button, ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import type { Choice, PrintedCard } from './news.ts';
import type { Seated } from './use-table.ts';

interface HandProps extends Seated {
  /** Cards that are in the composed word. */
  readonly used: readonly CardId[];
  /** The choice cards are being chosen for. */
  readonly choosing: Choice | null;
  readonly onCard: (card: CardId) => void;
  readonly onChosen: (cards: readonly CardId[]) => void;
  readonly onCancel: () => void;
}

export function Hand({ facts, news, used, choosing, onCard, onChosen, onCancel }: HandProps) {
  return (
    <div className="hands">
      {news.hands.map(({ zone, label, cards }) => (
        <OneHand
          key={zone}
          label={label}
          cards={cards.map((id) => facts.pack[id] as PrintedCard)}
          used={used}
          choosing={choosing}
          onCard={onCard}
          onChosen={onChosen}
          onCancel={onCancel}
        />
      ))}
    </div>
  );
}

function OneHand({
  label,
  cards,
  used,
  choosing,
  onCard,
  onChosen,
  onCancel,
}: Omit<HandProps, keyof Seated> & { readonly label: string; readonly cards: readonly PrintedCard[] }) {
  const [selected, setSelected] = useState<Selection>(new Set());
  const picked = cards.filter(({ id }) => selected === 'all' || selected.has(String(id))).map(({ id }) => id);
  return (
    <section className="hand" aria-label={label}>
      <ListBox
        aria-label={`${label}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
        className="hand-cards"
        orientation="horizontal"
        selectionMode={choosing === null ? 'none' : 'multiple'}
        selectionBehavior="toggle"
        selectedKeys={choosing === null ? [] : selected}
        onSelectionChange={setSelected}
        {...(choosing === null ? { onAction: (key: React.Key) => onCard(Number(key)) } : {})}
      >
        {cards.map((card, at) => (
          <ListBoxItem
            key={card.id}
            id={String(card.id)}
            textValue={card.spoken}
            aria-label={`${card.spoken}, ${at + 1} of ${cards.length}${used.includes(card.id) ? ', in your word' : ''}`}
            className={`held${used.includes(card.id) ? ' held-used' : ''}`}
          >
            <CardFace card={card} />
          </ListBoxItem>
        ))}
      </ListBox>
      {choosing === null ? null : (
        <div className="hand-choosing">
          <Button className="button" isDisabled={picked.length < choosing.cards[0]} onPress={() => onChosen(picked)}>
            {choosing.kind} {picked.length} {picked.length === 1 ? 'card' : 'cards'}
          </Button>
          <Button className="quiet" onPress={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </section>
  );
}
