import { LETTERS } from './graph.ts';
import { MAX_WORD, type Query, type QueryCard, type QueryGroup, type QueryPile, WILD } from './query.ts';

/** Cards as 64 bits, in two halves: plain numbers are much quicker to put together than big ones. */
export type Bits = readonly [low: number, high: number];
const NO_CARDS: Bits = [0, 0];

/** A way to spell a letter, see the options of layout.ts. Cards are bits in the order of `Plan.order`, piles bits of the row. */
export interface Option {
  readonly letter: number;
  readonly keep: boolean;
  readonly cards: Bits;
  readonly block: Bits;
  readonly unless: Bits;
  readonly group: Bits;
  readonly limit: number;
  readonly insert: number;
  readonly advance: number;
  readonly points: number;
  /** What follows the letter in a longer face. */
  readonly tail: string;
}

/** A query as the engine wants it. */
export interface Plan {
  /** Indices of the query's cards: same faces side by side, the one to spend first in front. */
  readonly order: readonly number[];
  readonly cards: readonly QueryCard[];
  readonly groups: readonly QueryGroup[];
  readonly piles: readonly QueryPile[];
  readonly options: readonly Option[];
}

const codeOf = (letter: string): number => letter.charCodeAt(0) - 65;
export const groupOf = (card: QueryCard): number => card.group ?? 0;
export const groupsOf = (query: Query): readonly QueryGroup[] => query.groups ?? [{ min: 0, max: 64 }];

const need = (card: QueryCard): number => (card.required ? 1 : 0);

const compareCards = (one: QueryCard, other: QueryCard): number => {
  if (groupOf(one) !== groupOf(other)) return groupOf(one) - groupOf(other);
  if (one.face !== other.face) return one.face < other.face ? -1 : 1;
  return need(other) - need(one) || other.points - one.points;
};

/** Indices of cards: same faces side by side, the one to spend first in front. Few as they are, they are put in one by one. */
export const orderCards = (cards: readonly QueryCard[]): number[] => {
  const order: number[] = [];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as QueryCard;
    let place = index;
    for (; place > 0; place--) {
      const before = order[place - 1] as number;
      if (compareCards(cards[before] as QueryCard, card) <= 0) break;
      order[place] = before;
    }
    order[place] = index;
  }
  return order;
};

/** The cards for which a test holds. */
export const cardBits = (cards: readonly QueryCard[], test: (card: QueryCard) => boolean): Bits => {
  const halves: [number, number] = [0, 0];
  cards.forEach((card, index) => {
    if (test(card)) halves[index >> 5 ? 1 : 0] |= 1 << (index & 31);
  });
  return halves;
};

const pileBits = (piles: readonly QueryPile[], test: (pile: QueryPile) => boolean): number =>
  piles.reduce((bits, pile, index) => (test(pile) ? bits | (1 << index) : bits), 0);

export const dropBits = (piles: readonly QueryPile[]): number => pileBits(piles, (pile) => pile.drop);

const insertBits = (query: Query, piles: readonly QueryPile[]): number =>
  pileBits(piles, (pile) => pile.insertBefore) | ((query.insertAfter ?? true) ? 1 << piles.length : 0);

/** The piles that a card may cover when it spells this. */
const coverBits = (piles: readonly QueryPile[], spelt: string): number =>
  pileBits(piles, (pile) => (pile.face === spelt ? pile.duplicate : pile.overlay));

const plainOption = {
  keep: false,
  cards: NO_CARDS,
  block: NO_CARDS,
  unless: NO_CARDS,
  group: NO_CARDS,
  limit: 1,
  points: 0,
} as const;

/** Piles of the same face that count differently are different options, so that points add up exactly. */
const keepOptions = (piles: readonly QueryPile[]): Option[] =>
  [...new Map(piles.map((pile) => [`${pile.face} ${pile.points}`, pile])).values()].map(({ face, points }) => ({
    ...plainOption,
    letter: codeOf(face),
    keep: true,
    insert: 0,
    advance: pileBits(piles, (pile) => pile.face === face && pile.points === points),
    points,
    tail: face.slice(1),
  }));

const cardOptions = (plan: Omit<Plan, 'options'>, insert: number): Option[] => {
  const { cards, groups, piles } = plan;
  const kinds = new Map(cards.map((card) => [`${card.face} ${groupOf(card)}`, card]));
  return [...kinds.values()].flatMap((kind) => {
    const inGroup = (card: QueryCard): boolean => groupOf(card) === groupOf(kind);
    const same = cardBits(cards, (card) => inGroup(card) && card.face === kind.face);
    const group = cardBits(cards, inGroup);
    const limit = (groups[groupOf(kind)] as QueryGroup).max;
    const base = { ...plainOption, cards: same, group, limit, insert };
    if (kind.face !== WILD)
      return [{ ...base, letter: codeOf(kind.face), advance: coverBits(piles, kind.face), tail: kind.face.slice(1) }];
    const unless = cardBits(cards, (card) => inGroup(card) && card.face === WILD && card.required === true);
    return Array.from({ length: LETTERS }, (_, letter) => {
      const spelt = String.fromCharCode(65 + letter);
      const block = cardBits(cards, (card) => inGroup(card) && card.face === spelt);
      return { ...base, letter, block, unless, advance: coverBits(piles, spelt), tail: '' };
    });
  });
};

/** Without a row, a card goes before a free letter unless its group's limit may forbid it: nothing is lost by that. */
const freeOptions = ({ cards, groups, piles }: Omit<Plan, 'options'>, free: string, insert: number): Option[] => {
  const isLimited = (group: number): boolean =>
    (groups[group] as QueryGroup).max < cards.filter((card) => groupOf(card) === group).length;
  const goesBefore = (card: QueryCard, letter: string): boolean => card.face === letter && !isLimited(groupOf(card));
  return Array.from(new Set(free), (letter) => ({
    ...plainOption,
    letter: codeOf(letter),
    block: piles.length > 0 ? NO_CARDS : cardBits(cards, (card) => goesBefore(card, letter)),
    insert,
    advance: 0,
    tail: '',
  }));
};

export const makePlan = (query: Query): Plan => {
  const order = orderCards(query.cards);
  const piles = query.piles ?? [];
  const parts = { order, cards: order.map((index) => query.cards[index] as QueryCard), groups: groupsOf(query), piles };
  const insert = insertBits(query, piles);
  const options = [
    ...keepOptions(piles),
    ...cardOptions(parts, insert),
    ...freeOptions(parts, query.free ?? '', insert),
  ];
  return { ...parts, options: options.sort((a, b) => a.letter - b.letter) };
};

/** By letters left: the positions in the row from where that many can suffice, as every pile that must stay takes one. */
export const allowedBits = (piles: readonly QueryPile[]): number[] => {
  const allowed = Array.from({ length: MAX_WORD + 2 }, () => 0);
  let needed = 0;
  for (let position = piles.length; position >= 0; position--) {
    if (piles[position]?.drop === false) needed++;
    for (let left = needed; left < allowed.length; left++) allowed[left] = (allowed[left] as number) | (1 << position);
  }
  return allowed;
};

/** Can the engine's short way answer: no row, single letters and wilds, no conditions on cards but their number? */
export const isPlainHand = (query: Query): boolean =>
  (query.piles ?? []).length === 0 &&
  (query.insertAfter ?? true) &&
  !query.free &&
  !query.minKept &&
  !query.run &&
  groupsOf(query).length === 1 &&
  query.cards.every((card) => card.face.length === 1 && !card.required);
