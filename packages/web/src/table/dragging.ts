/** Where a card or a pile lies on the screen. */
export interface Laid extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  readonly key: string;
}

/** Where a card is let go: on one that lies there, or beside it. */
export interface DropTarget {
  readonly key: string;
  readonly where: 'before' | 'on' | 'after';
}

/** The outer part of a card that means beside it, not on it. */
const EDGE = 0.2;

/** The card a point means, in as many lines as there are; null where none lies. */
export function dropTargetAt(laid: readonly Laid[], x: number, y: number, isLaidOn: boolean): DropTarget | null {
  const line = nearest(laid, ({ top, bottom }) => beyond(y, top, bottom));
  const [card] = nearest(line, ({ left, right }) => beyond(x, left, right));
  if (card === undefined) return null;
  const along = (x - card.left) / (card.right - card.left);
  if (isLaidOn && along >= EDGE && along <= 1 - EDGE) return { key: card.key, where: 'on' };
  return { key: card.key, where: along < 0.5 ? 'before' : 'after' };
}

/** How far something is outside of a span. */
const beyond = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

function nearest(laid: readonly Laid[], distance: (card: Laid) => number): readonly Laid[] {
  const least = Math.min(...laid.map(distance));
  return laid.filter((card) => distance(card) === least);
}
