import type { Card, CardId, Spot } from '@deckle/kernel';
import type { Board } from './rules.ts';
import { cardOf } from './tools.ts';

/** Cards that are alike: of these it makes no difference which one is used, so the first is. */
export interface Kind {
  readonly face: string;
  readonly points: number;
  readonly cards: readonly { readonly id: CardId; readonly spot: Spot | null }[];
  used: number;
}

/** Long faces first, wilds last, then dear cards first. */
export function kindsOf(cards: Kind['cards'], board: Board, pack: readonly Card[]): readonly Kind[] {
  const kinds = new Map<string, Kind & { cards: Kind['cards'][number][] }>();
  for (const card of cards) {
    const { face, points, marks } = cardOf(pack, card.id);
    const must = board.required?.includes(card.id) ? 'must' : '';
    const key = `${face} ${points} ${marks.join(' ')} ${must} ${card.spot?.[0] ?? ''}`;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { face, points, cards: [card], used: 0 });
    else kind.cards.push(card);
  }
  const rank = ({ face }: Kind): number => (face === '?' ? 0 : face.length);
  const first = ({ cards: [card] }: Kind): number => card?.id ?? 0;
  return [...kinds.values()].sort((a, b) => rank(b) - rank(a) || b.points - a.points || first(a) - first(b));
}
