import type { Sort } from '@deckle/host';
import { type CardId, inAnyOrder } from '@deckle/kernel';
import type { Held, PrintedCard } from './news.ts';

export const UNSORTED: Held = { order: [], group: [] };

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

/** Another order, always: shuffled cards that lie as before are no help. A group stays together in front. */
export function shuffled(cards: readonly CardId[], { group }: Held, below: (n: number) => number): Held {
  const kept = cards.filter((id) => group.includes(id));
  const loose = cards.filter((id) => !group.includes(id));
  if (loose.length > 1) return { order: mixed(loose, below), group };
  if (kept.length > 1) return { order: loose, group: mixed(kept, below) };
  // Of a group one card is left, and one beside it.
  return { order: mixed(cards, below), group: [] };
}

function mixed(cards: readonly CardId[], below: (n: number) => number): readonly CardId[] {
  const order = inAnyOrder(cards, { below });
  const isSame = order.every((id, at) => id === cards[at]);
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** Cards moved before another one, or to the end. What is moved by hand belongs to no group any more. */
export function moved(cards: readonly CardId[], { group }: Held, ids: readonly CardId[], before: CardId | null): Held {
  // Before itself is before the next one that stays.
  const after = before === null ? [] : cards.slice(cards.indexOf(before));
  const next = after.find((id) => !ids.includes(id));
  const rest = cards.filter((id) => !ids.includes(id));
  const at = next === undefined ? rest.length : rest.indexOf(next);
  return { order: [...rest.slice(0, at), ...ids, ...rest.slice(at)], group: group.filter((id) => !ids.includes(id)) };
}

/** A card one place on, or back; those of a group change places among themselves. */
export function nudged(cards: readonly CardId[], held: Held, id: CardId, by: -1 | 1): Held {
  const { group } = held;
  const isKept = group.includes(id);
  const among = cards.filter((other) => group.includes(other) === isKept);
  const at = among.indexOf(id);
  const other = among[at + by];
  if (other === undefined) return held;
  const order = among.with(at, other).with(at + by, id);
  return isKept ? { order: held.order, group: order } : { order, group };
}
