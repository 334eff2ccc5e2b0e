import type { Card, CardId, Pile } from '@deckle/kernel';
import { cardOf } from '@deckle/words';

export const topCard = (pile: Pile, pack: readonly Card[]): Card => cardOf(pack, pile.at(-1) as CardId);

export const pointsOf = (row: readonly Pile[], pack: readonly Card[]): number =>
  row.reduce((sum, pile) => sum + topCard(pile, pack).points, 0);

export const SORTS = ['letters', 'points', 'vowels'] as const;
export type Sort = (typeof SORTS)[number];

const isVowel = (face: string): boolean => /^[AEIOU]/.test(face);

/** The hand in the order its player likes; what is not in `order` yet comes last. */
export function sortHand(
  hand: readonly CardId[],
  sort: Sort | readonly CardId[] | null,
  pack: readonly Card[],
): readonly CardId[] {
  if (sort === null) return hand;
  const card = (id: CardId): Card => cardOf(pack, id);
  const byFace = (a: CardId, b: CardId): number =>
    card(a).face < card(b).face ? -1 : card(a).face > card(b).face ? 1 : a - b;
  if (typeof sort === 'object') {
    const place = (id: CardId): number => (sort.includes(id) ? sort.indexOf(id) : sort.length);
    return [...hand].sort((a, b) => place(a) - place(b));
  }
  if (sort === 'letters') return [...hand].sort(byFace);
  if (sort === 'points') return [...hand].sort((a, b) => card(b).points - card(a).points || byFace(a, b));
  const rank = (id: CardId): number => (isVowel(card(id).face) ? 0 : 1);
  return [...hand].sort((a, b) => rank(a) - rank(b) || byFace(a, b));
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** `third of ten`; in figures where a hand is larger than anybody counts in words. */
export const placeText = (at: number, count: number): string => {
  const [ordinal, number] = [ORDINALS[at], NUMBERS[count - 1]];
  return ordinal === undefined || number === undefined ? `${at + 1} of ${count}` : `${ordinal} of ${number}`;
};
