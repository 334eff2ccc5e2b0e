import type { Card, DeckLine, ZoneId } from '@deckle/kernel';

export const CONSONANTS = 'consonants';
export const VOWELS = 'vowels';
export const PILES = [CONSONANTS, VOWELS] as const;
export type PileName = (typeof PILES)[number];

/** First or last in its word. */
export const PILCROW = '¶';
/** Who takes over its word draws cards. */
export const DAGGER = '†';
/** Costs two in the hand. */
export const LOZENGE = '◊';
/** Counts two on the table. */
const DOLLAR = '$';
export const WILD = '?';

/** Print has lost how often each card is there and which cards are marked: these are the house's figures. */
const COUNTS: { readonly [pile in PileName]: string } = {
  consonants: 'B2 C3 D3 F2 G2 H2 J1 K1 L3 M2 N4 P2 Q1 R4 S3 T4 V1 W2 X1 Y2 Z1 ?2',
  vowels: 'A7 E9 I6 O6 U3 ?1',
};
const MARKED: { readonly [mark: string]: string } = {
  [PILCROW]: 'CHMI',
  [DAGGER]: 'LNRA',
  [LOZENGE]: 'JQXZ',
  [DOLLAR]: 'BFKV',
  [WILD]: WILD,
};

/** What the marks do, for everyone who uses the card. */
export const MARKS: { readonly [mark: string]: string } = {
  [PILCROW]: 'stands only first or last in its word',
  [DAGGER]: 'whoever takes over its word draws two cards at once',
  [LOZENGE]: 'costs two points instead of one if it is left in your hand',
  [DOLLAR]: 'is worth two points instead of one on the table',
  [WILD]: 'any letter you name, and another one when its word is stolen',
};

/** From so many players on a second set of both decks is shuffled in. */
const TWO_SETS = 5;

/** One card of a marked letter carries the mark, the others are plain; a wild is marked as such, all of them. */
function linesOf(pile: PileName, face: string, count: number): readonly DeckLine[] {
  const mark = Object.keys(MARKED).find((each) => MARKED[each]?.includes(face));
  const line = { face, points: 1, deck: pile, house: 'count' } as const;
  if (mark === undefined) return [{ ...line, count }];
  const marked = { ...line, points: mark === DOLLAR ? 2 : 1, marks: [mark], count: face === WILD ? count : 1 };
  return count === marked.count ? [marked] : [marked, { ...line, count: count - marked.count }];
}

const SET: readonly DeckLine[] = PILES.flatMap((pile) =>
  [...COUNTS[pile].matchAll(/(\S)(\d)/g)].flatMap(([, face = '', count]) => linesOf(pile, face, Number(count))),
);

/** 48 consonants with two wilds, 32 vowels with one; a second set that small tables leave in the box. */
export const WORD_LIFT_DECK: readonly DeckLine[] = [...SET, ...SET.map((line) => ({ ...line, minSeats: TWO_SETS }))];

/** The pile a card is drawn from. In a deck of the table's own that does not say so, its letter tells. */
export const pileOf = ({ deck, face }: Pick<Card, 'deck' | 'face'>): ZoneId =>
  deck ?? (/^[AEIOU]/.test(face) ? VOWELS : CONSONANTS);

/** The cards that are dealt from at a table of so many seats. */
export const cardsFor = (pack: readonly Card[], seats: number): readonly Card[] =>
  pack.filter(({ minSeats = 0 }) => minSeats <= seats);
