import { SORTS, type Sort } from '@deckle/host';
import type { CardId } from '@deckle/kernel';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  type Selection,
  Text,
} from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { remark } from '../speech/announcer.ts';
import type { Composing } from './composing.ts';
import { arranged, below, type Held, moved, nudged, shuffled, sorted } from './hand-order.ts';
import { cardName } from './names.ts';
import type { Composed, Draft, PrintedCard } from './news.ts';
import { useDrafting } from './use-composing.ts';
import { useDragging, useDrops } from './use-dragging.ts';

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

const GROUP = 'group';
const LET_GO = 'let go';
const SORT_NAMES = { letters: 'A to Z', points: 'Most points first', vowels: 'Vowels first' } as const;

/** Of more cards than that, each is smaller where there is little room; and of more than that, nearly everywhere. */
const [SOME, MANY] = [5, 10];

/** Cards of a kind of their own, or a single one, need no order. */
export const hasTools = (cards: readonly PrintedCard[]): boolean =>
  cards.length > 1 && cards.some(({ isNamed }) => !isNamed);

/** The viewer's cards, in the order they like: sorted, shuffled, dragged, a group kept together. */
export function Hand({ label, cards, held, onHeld, composing, choosing, onChosen, onCancel }: HandProps) {
  const placed = placedCards(useDrafting(composing, ({ draft }) => draft.pins));
  const [selected, setSelected] = useState<ReadonlySet<CardId>>(new Set());
  const [grouping, setGrouping] = useState<Choosing | null>(null);
  const ids = cards.map(({ id }) => id);
  const picking = choosing ?? grouping;
  const picked = cards.filter(({ id }) => selected.has(id));
  const list = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLElement>(null);
  useDragging(part);
  useDrops(list, {
    isLaidOn: false,
    takes: (card) => ids.includes(card),
    drop(card, { key, where }) {
      const at = ids.indexOf(Number(key)) + (where === 'after' ? 1 : 0);
      onHeld(moved(ids, held, [card], ids[at] ?? null));
    },
  });
  const isTooled = hasTools(cards);
  const isPicking = picking !== null;
  useEffect(() => {
    if (isPicking) remark(`Choose cards of ${label}; the button for them comes after the cards.`);
  }, [isPicking, label]);
  /** Who hears their cards hears the new order. */
  const hold = (next: Held): void => {
    onHeld(next);
    const order = arranged(ids, next).flatMap((id) => cards.find((card) => card.id === id) ?? []);
    remark(`${label}: ${order.map(({ brief }) => brief).join(', ')}.`);
  };
  const nudging = useNudging(list, (id, by) => {
    const next = nudged(ids, held, id, by);
    onHeld(next);
    const card = cards.find((each) => each.id === id);
    remark(`${card?.brief}, ${arranged(ids, next).indexOf(id) + 1} of ${ids.length}.`);
  });
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
    else hold({ order: held.order, group: picked.map(({ id }) => id) });
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
          <>
            <MenuTrigger>
              <Button className="quiet">Sort</Button>
              <Popover className="popover">
                <Menu
                  className="menu"
                  onAction={(key) => {
                    if (key === GROUP)
                      setGrouping({ label: (faces) => `Keep ${faces} together`, cards: [2, cards.length] });
                    else if (key === LET_GO) hold({ order: held.order, group: [] });
                    else hold(sorted(cards, held, key as Sort));
                  }}
                >
                  {SORTS.map((sort) => (
                    <MenuItem key={sort} id={sort} className="menu-item">
                      {SORT_NAMES[sort]}
                    </MenuItem>
                  ))}
                  <MenuItem id={GROUP} className="menu-item">
                    Keep cards together …
                  </MenuItem>
                  {held.group.length === 0 ? null : (
                    <MenuItem id={LET_GO} className="menu-item">
                      No longer together
                    </MenuItem>
                  )}
                </Menu>
              </Popover>
            </MenuTrigger>
            <Button className="quiet" onPress={() => hold(shuffled(ids, held, below))}>
              Shuffle
            </Button>
          </>
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
        {cards.map((card, at) => (
          <ListBoxItem
            key={card.id}
            id={String(card.id)}
            textValue={card.name}
            className={`held${held.group.at(-1) === card.id ? ' held-last' : ''}`}
          >
            <HeldCard
              card={card}
              composing={composing}
              name={(notes) =>
                cardName(card, at, cards.length, [...notes, ...(held.group.includes(card.id) ? ['kept together'] : [])])
              }
            />
          </ListBoxItem>
        ))}
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

const NUDGES: { readonly [key: string]: -1 | 1 } = { ArrowLeft: -1, ArrowRight: 1 };

/** With Shift an arrow takes the card in focus along, and the focus goes with it. */
function useNudging(
  list: RefObject<HTMLElement | null>,
  nudge: (id: CardId, by: -1 | 1) => void,
): (event: KeyboardEvent) => void {
  const [last, setLast] = useState<{ readonly key: string } | null>(null);
  useEffect(() => {
    if (last !== null) list.current?.querySelector<HTMLElement>(`[data-key="${last.key}"]`)?.focus();
  }, [list, last]);
  return (event) => {
    const by = NUDGES[event.key];
    const key = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['key'];
    if (!event.shiftKey || by === undefined || key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(Number(key), by);
    setLast({ key });
  };
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
