import type { CardId } from '@deckle/kernel';
import { useEffect, useRef, useState } from 'react';
import { Button, ListBox, ListBoxItem, type Selection, Text } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { remark } from '../speech/announcer.ts';
import type { Composing } from './composing.ts';
import {
  apart,
  arranged,
  below,
  blockOf,
  blocksIn,
  companyOf,
  joined,
  landing,
  moved,
  nudged,
  shuffled,
  sorted,
} from './hand-order.ts';
import { HandTools } from './hand-tools.tsx';
import { handText, heldName, movedText } from './held-names.ts';
import type { Composed, Draft, Held, PrintedCard } from './news.ts';
import { useDrafting } from './use-composing.ts';
import { useDragging, useDrops } from './use-dragging.ts';
import { useNudging } from './use-nudging.ts';

/** Why cards are being chosen, and between how many. */
export interface Choosing {
  /** What is done with them, in words. */
  readonly label: (cards: string) => string;
  readonly cards: readonly [min: number, max: number];
}

export interface HandProps {
  readonly label: string;
  /** In the order they are held. */
  readonly cards: readonly PrintedCard[];
  readonly held: Held;
  readonly onHeld: (held: Held) => void;
  readonly composing: Composing;
  readonly choosing: Choosing | null;
  readonly onChosen: (cards: readonly PrintedCard[]) => void;
  readonly onCancel: () => void;
}

/** Of more cards than that, each is smaller where there is little room; and of more than that, nearly everywhere. */
const [SOME, MANY] = [5, 10];

/** Cards of a kind of their own, or a single one, need no order. */
export const hasTools = (cards: readonly PrintedCard[]): boolean =>
  cards.length > 1 && cards.some(({ isNamed }) => !isNamed);

/** The viewer's cards, in the order they like: sorted, shuffled, dragged, some kept together. */
export function Hand({ label, cards, held, onHeld, composing, choosing, onChosen, onCancel }: HandProps) {
  const placed = placedCards(useDrafting(composing, ({ draft }) => draft.pins));
  const [selected, setSelected] = useState<ReadonlySet<CardId>>(new Set());
  const [grouping, setGrouping] = useState<Choosing | null>(null);
  const ids = cards.map(({ id }) => id);
  const picking = choosing ?? grouping;
  const blocks = blocksIn(ids, held);
  const together = blocks.filter(({ length }) => length > 1);
  const cardsOf = (block: readonly CardId[]): readonly PrintedCard[] =>
    block.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  const facesOf = (block: readonly CardId[]): string =>
    cardsOf(block)
      .map(({ face }) => face)
      .join(' ');
  const picked =
    grouping === null ? cards.filter(({ id }) => selected.has(id)) : cardsOf(companyOf(ids, held, [...selected]));
  /** A card is moved, with those it is together with, and it is told where they are. */
  const put = (id: CardId, next: Held): void => {
    const block = blockOf(blocks, id);
    onHeld(next);
    remark(movedText(cardsOf(block), arranged(ids, next).indexOf(block[0] as CardId), ids.length));
  };
  const list = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLElement>(null);
  useDragging(part);
  useDrops(list, {
    isLaidOn: false,
    takes: (card) => ids.includes(card),
    lands: (card, target) => landing(ids, held, card, target),
    drop: (card, target) => put(card, moved(ids, held, card, target)),
  });
  const isTooled = hasTools(cards);
  const isPicking = picking !== null;
  useEffect(() => {
    if (isPicking) remark(`Choose cards of ${label}; the button for them comes after the cards.`);
  }, [isPicking, label]);
  /** Who hears their cards hears the new order. */
  const hold = (next: Held): void => {
    onHeld(next);
    remark(handText(label, blocksIn(ids, next).map(cardsOf)));
  };
  const nudging = useNudging(list, (id, by) => put(id, nudged(ids, held, id, by)));
  /** Whatever was put into the word or taken out of it. */
  const tap = (keys: ReadonlySet<CardId>): void => {
    for (const card of cards) if (keys.has(card.id) !== placed.includes(card.id)) composing.tapCard(card);
  };
  const done = (): void => {
    setSelected(new Set());
    setGrouping(null);
  };
  const confirm = (): void => {
    if (choosing !== null) onChosen(picked);
    else hold(joined(ids, held, [...selected]));
    done();
  };
  return (
    <section
      className={picking === null ? 'hand' : 'hand hand-picking'}
      aria-label={label}
      ref={part}
      onKeyDownCapture={nudging}
    >
      <div className={isTooled ? 'hand-tools hand-tools-some' : 'hand-tools'}>
        <h2>{label}</h2>
        {cards.length === 0 ? <span className="hand-none">no cards</span> : null}
        {!isTooled ? null : (
          <HandTools
            together={together.map((block) => ({ id: block[0] as CardId, faces: facesOf(block) }))}
            onSort={(how) => hold(sorted(cards, held, how))}
            onShuffle={() => hold(shuffled(cards, held, below))}
            onGroup={() => setGrouping({ label: (faces) => `Keep ${faces} together`, cards: [2, cards.length] })}
            onApart={(id) => hold(apart(ids, held, id))}
          />
        )}
      </div>
      <ListBox
        ref={list}
        aria-label={`${label}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
        className={`hand-cards${cards.length > SOME ? ' hand-cards-some' : ''}${cards.length > MANY ? ' hand-cards-many' : ''}`}
        orientation="horizontal"
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={(picking === null ? placed : [...selected]).map(String)}
        onSelectionChange={(keys) => (picking === null ? tap(keysOf(keys, ids)) : setSelected(keysOf(keys, ids)))}
        // Else a card would be in the word before it is dragged.
        shouldSelectOnPressUp
      >
        {cards.map((card, at) => {
          const block = cardsOf(blockOf(blocks, card.id));
          return (
            <ListBoxItem
              key={card.id}
              id={String(card.id)}
              textValue={card.name}
              className={heldClass(card, block)}
              data-together={block.length > 1 ? block[0]?.id : undefined}
            >
              <HeldCard
                card={card}
                composing={composing}
                name={(notes) => heldName(block, card, at, ids.length, notes)}
              />
              {block.length > 1 ? <span className="held-tie" aria-hidden="true" /> : null}
            </ListBoxItem>
          );
        })}
      </ListBox>
      {picking === null ? null : (
        <div className="hand-choosing">
          <Button
            className="button"
            isDisabled={picked.length < picking.cards[0] || picked.length > picking.cards[1]}
            onPress={confirm}
          >
            {picking.label(picked.map(({ face }) => face).join(' ') || '…')}
          </Button>
          <Button
            className="quiet"
            onPress={() => {
              done();
              onCancel();
            }}
          >
            Stop choosing
          </Button>
        </div>
      )}
    </section>
  );
}

/** What ties cards together begins at the first of them and ends at the last. */
function heldClass(card: PrintedCard, block: readonly PrintedCard[]): string {
  if (block.length === 1) return 'held';
  return `held${block[0] === card ? ' held-first' : ''}${block.at(-1) === card ? ' held-last' : ''}`;
}

interface HeldCardProps {
  readonly card: PrintedCard;
  readonly composing: Composing;
  readonly name: (notes: readonly string[]) => string;
}

/** A card that knows by itself whether it is in the word: the list is not drawn anew with every key. */
function HeldCard({ card, composing, name }: HeldCardProps) {
  const use = useDrafting(composing, ({ composed }) => useOf(composed, card.id));
  return (
    <>
      <span className={use === null ? 'unseen' : 'unseen held-used'}>{name(use === null ? [] : [use])}</span>
      {card.does === null ? null : (
        // No part of its name, which is made of what it holds; a description is read all the same.
        <Text slot="description" className="unseen" aria-hidden="true">
          {card.does}
        </Text>
      )}
      <CardFace card={card} />
    </>
  );
}

/** What becomes of a card of the hand by what is composed. */
function useOf(composed: Composed | null, id: CardId): string | null {
  if (composed === null) return null;
  if (composed.words.some((pieces) => pieces.some(({ card, from }) => from === 'hand' && card === id)))
    return 'in your word';
  return composed.cards.includes(id) ? 'chosen' : null;
}

const placedCards = (pins: Draft['pins']): readonly CardId[] => pins.flatMap(({ card }) => card ?? []);

const keysOf = (keys: Selection, all: readonly CardId[]): ReadonlySet<CardId> =>
  new Set(keys === 'all' ? all : [...keys].map(Number));
