import type { CardId } from '@deckle/kernel';
import type { RefObject } from 'react';
import type { DropItem, DropTarget, ItemDropTarget, useDragAndDrop } from 'react-aria-components';

/** Cards of the hand on their way. */
export const CARD_TYPE = 'deckle-card';

export async function droppedCard(items: readonly DropItem[]): Promise<CardId | null> {
  for (const item of items) {
    if (item.kind === 'text' && item.types.has(CARD_TYPE)) return Number(await item.getText(CARD_TYPE));
  }
  return null;
}

/** Where a card or a pile lies on the screen. */
export interface Laid extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  readonly key: string;
}

type Delegate = NonNullable<Parameters<typeof useDragAndDrop>[0]['dropTargetDelegate']>;

/** React Aria looks for a card along one line; on a narrow screen a row has several. */
export const overLines = (list: RefObject<HTMLElement | null>): Delegate => ({
  getDropTargetFromPoint(x, y, isValid) {
    const frame = list.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>('[role=option][data-key]') ?? []);
    const laid = items.map((item): Laid => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return { key: item.dataset['key'] ?? '', left, right, top, bottom };
    });
    return dropTargetAt(laid, x + frame.left, y + frame.top, isValid);
  },
});

/** The outer part of a card that means beside it, not on it. */
const EDGE = 0.2;

export function dropTargetAt(
  laid: readonly Laid[],
  x: number,
  y: number,
  isValid: (target: ItemDropTarget) => boolean,
): DropTarget {
  const line = nearest(laid, ({ top, bottom }) => beyond(y, top, bottom));
  const [card] = nearest(line, ({ left, right }) => beyond(x, left, right));
  if (card === undefined) return { type: 'root' };
  const along = (x - card.left) / (card.right - card.left);
  const at = (dropPosition: ItemDropTarget['dropPosition']): ItemDropTarget => ({
    type: 'item',
    key: card.key,
    dropPosition,
  });
  if (along >= EDGE && along <= 1 - EDGE && isValid(at('on'))) return at('on');
  return at(along < 0.5 ? 'before' : 'after');
}

/** How far something is outside of a span. */
const beyond = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

function nearest(laid: readonly Laid[], distance: (card: Laid) => number): readonly Laid[] {
  const least = Math.min(...laid.map(distance));
  return laid.filter((card) => distance(card) === least);
}
