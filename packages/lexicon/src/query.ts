/** A card the search may spend. Face `?` is a wild: any one letter, for its own points. Faces may have several letters (QU, ING). */
export interface QueryCard {
  readonly face: string;
  readonly points: number;
  /** Index into `Query.groups`; 0 unless told. */
  readonly group?: number;
  /** Every word found uses this card. */
  readonly required?: boolean;
}

/** A pile of the row, in order: kept, covered by a card (another face: overlay, the same: duplicate) or dropped, as allowed here. */
export interface QueryPile {
  readonly face: string;
  readonly points: number;
  readonly insertBefore: boolean;
  readonly overlay: boolean;
  readonly duplicate: boolean;
  readonly drop: boolean;
}

/** How many cards of a group one word uses. */
export interface QueryGroup {
  readonly min: number;
  readonly max: number;
}

/**
 * What to look for. A word is found when the whole row in order (each pile kept, covered or dropped) with cards put in
 * where allowed spells it and every other condition holds. Without piles it is "all words from a hand".
 */
export interface Query {
  /** At most 64. */
  readonly cards: readonly QueryCard[];
  /** At most 4; one group without limits unless told. */
  readonly groups?: readonly QueryGroup[];
  /** At most 30. */
  readonly piles?: readonly QueryPile[];
  /** May cards be added after the last pile? They may unless told. */
  readonly insertAfter?: boolean;
  /** At least so many piles are kept; 0 unless told. */
  readonly minKept?: number;
  /** So many piles that stand side by side in the row are all kept (cards may go in between); 0 unless told. */
  readonly run?: number;
  /** Letters of the word. */
  readonly length: readonly [min: number, max: number];
  /** Letters that cost no card, any number of times, where cards may be put in (not over a pile). */
  readonly free?: string;
}

/**
 * One way to a word. A word is reported once for each different set of cards it can use, where cards of the same face
 * and group count as the same card: of those the required ones are spent first, then the ones with most points.
 * A wild stands for a letter only when no card of that letter is left in its group, or while a required wild of the
 * group is unspent. Without a row, a letter is free only when no card of that letter is left, but for groups whose maximum
 * is less than their cards. None of this loses a word.
 */
export interface Found {
  readonly word: string;
  /** Of the visible cards, those kept in the row and those used, the best way that uses these cards. */
  readonly points: number;
  /** Indices into `Query.cards`, ascending. */
  readonly used: readonly number[];
}

export interface SearchLimits {
  /** Stop after about so many steps through the word graph. */
  readonly nodes?: number;
}

/**
 * The words of a query, found while they are asked for, in batches; within a batch most points first, then by the
 * alphabet. All but enormous searches are one batch. Each iteration starts again from the beginning.
 */
export interface Search extends Iterable<Found> {
  /** Has the last iteration seen every word? False before its end, and when it stopped at a limit. */
  readonly complete: boolean;
}

export const WILD = '?';
export const MAX_WORD = 30;
const MAX_CARDS = 64;
const MAX_PILES = 30;
const MAX_GROUPS = 4;
const MAX_POINTS = 1_000_000;

/** A query that cannot be answered; the message says what was expected. */
const refuse = (message: string): never => {
  throw new RangeError(`search query: ${message}`);
};

/** What is checked is told with its index, so that no name is put together for what is fine. */
const checkWhole = (what: string, index: number | '', value: number, min: number, max: number): void => {
  if (!Number.isInteger(value) || value < min || value > max)
    refuse(`${`${what} ${index}`.trim()} must be a whole number from ${min} to ${max}, not ${value}`);
};

const isLetter = (face: string): boolean => face.length === 1 && face >= 'A' && face <= 'Z';

const checkFace = (what: string, index: number | '', face: string): void => {
  if (!isLetter(face) && !/^[A-Z]{1,30}$/.test(face))
    refuse(`${`${what} ${index}`.trim()} must be letters A–Z, not ${JSON.stringify(face)}`);
};

const checkCards = (cards: readonly QueryCard[], groups: number): void => {
  if (cards.length > MAX_CARDS) refuse(`at most ${MAX_CARDS} cards, not ${cards.length}`);
  cards.forEach((card, index) => {
    if (card.face !== WILD) checkFace('the face of card', index, card.face);
    checkWhole('the points of card', index, card.points, -MAX_POINTS, MAX_POINTS);
    checkWhole('the group of card', index, card.group ?? 0, 0, groups - 1);
  });
};

const checkPiles = (piles: readonly QueryPile[]): void => {
  if (piles.length > MAX_PILES) refuse(`at most ${MAX_PILES} piles, not ${piles.length}`);
  piles.forEach((pile, index) => {
    checkFace('the face of pile', index, pile.face);
    checkWhole('the points of pile', index, pile.points, -MAX_POINTS, MAX_POINTS);
  });
};

/** Throws a RangeError that says what is wrong with a query. */
export const checkQuery = (query: Query): void => {
  const groups = query.groups ?? [];
  if (groups.length > MAX_GROUPS) refuse(`at most ${MAX_GROUPS} groups, not ${groups.length}`);
  groups.forEach((group, index) => {
    checkWhole('the minimum of group', index, group.min, 0, MAX_CARDS);
    checkWhole('the maximum of group', index, group.max, 0, MAX_CARDS);
  });
  checkCards(query.cards, Math.max(1, groups.length));
  checkPiles(query.piles ?? []);
  checkWhole('minKept', '', query.minKept ?? 0, 0, MAX_PILES);
  checkWhole('run', '', query.run ?? 0, 0, MAX_PILES);
  checkWhole('the shortest length', '', query.length[0], 0, Number.MAX_SAFE_INTEGER);
  checkWhole('the longest length', '', query.length[1], 0, Number.MAX_SAFE_INTEGER);
  if (query.free) checkFace('free', '', [...new Set(query.free)].join(''));
};
