import { type CardId, inAnyOrder } from '@deckle/kernel';
import type { PrintedCard } from './news.ts';

/** The order in which somebody holds the cards, and those they keep together in front. */
export interface Held {
  readonly order: readonly CardId[];
  readonly group: readonly CardId[];
}

export const UNSORTED: Held = { order: [], group: [] };
export const SORTS = ['letters', 'points', 'vowels'] as const;
export type Sort = (typeof SORTS)[number];

/** The hand as it is held: the group first, then what is in order, then what came since. */
export function arranged(cards: readonly CardId[], { order, group }: Held): readonly CardId[] {
  const place = (id: CardId): number => {
    if (group.includes(id)) return group.indexOf(id) - group.length;
    return order.includes(id) ? order.indexOf(id) : order.length;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isVowel = (face: string): boolean => /^[AEIOU]/.test(face);

const KEYS: { readonly [sort in Sort]: (a: PrintedCard, b: PrintedCard) => number } = {
  letters: () => 0,
  points: (a, b) => b.points - a.points,
  vowels: (a, b) => Number(isVowel(b.face)) - Number(isVowel(a.face)),
};

export function sorted(cards: readonly PrintedCard[], { group }: Held, sort: Sort): Held {
  const order = [...cards].sort((a, b) => KEYS[sort](a, b) || byText(a.face, b.face) || a.id - b.id);
  return { order: order.map(({ id }) => id), group };
}

export const below = (n: number): number => Math.floor(Math.random() * n);

/** Another order, always: shuffled cards that lie as before are no help. */
export function shuffled(cards: readonly CardId[], { group }: Held, below: (n: number) => number): Held {
  const loose = cards.filter((id) => !group.includes(id));
  const mixed = inAnyOrder(loose, { below });
  const isSame = mixed.every((id, at) => id === loose[at]);
  return { order: isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed, group };
}

/** Cards moved before another one, or to the end. What is moved by hand belongs to no group any more. */
export function moved(cards: readonly CardId[], { group }: Held, ids: readonly CardId[], before: CardId | null): Held {
  const rest = cards.filter((id) => !ids.includes(id));
  const at = before === null ? rest.length : rest.indexOf(before);
  return { order: [...rest.slice(0, at), ...ids, ...rest.slice(at)], group: group.filter((id) => !ids.includes(id)) };
}
