import type { Found, Query, QueryCard } from '@deckle/lexicon';

/** The tables below have a place for every set of cards, so a hand must be one a person could hold. */
export const MAX_HAND = 14;

/** A set of cards of the hand, one bit for each card by its index. */
export type CardSet = number;

/** A word and the cards of the hand that spell it. */
export interface Covering {
  readonly text: string;
  readonly cards: CardSet;
}

/** What a set of words is worth: something for every card in a word, and something for every word by its letters. */
export interface Prize {
  readonly card: (index: number) => number;
  readonly word: (letters: number) => number;
}

/** The best sets of words that can lie side by side, for every part of a hand. */
export interface Covers {
  /** The most these cards can be worth; cards in no word are worth nothing. */
  readonly worth: (among: CardSet) => number;
  /** The words that are worth it. */
  readonly words: (among: CardSet) => readonly Covering[];
}

/** Everything a hand can spell, found by one search; sets of words are put together for each prize without another. */
export interface Spelled {
  readonly all: CardSet;
  /** Its words; of those that the same faces spell only the first by the alphabet. */
  readonly words: readonly Covering[];
  readonly covers: (prize: Prize) => Covers;
}

export const without = (cards: CardSet, index: number): CardSet => cards & ~(1 << index);

/** Indices of the cards in a set, ascending. */
export function indicesIn(cards: CardSet): readonly number[] {
  const indices: number[] = [];
  for (let index = 0; cards >> index > 0; index++) if ((cards >> index) & 1) indices.push(index);
  return indices;
}

/** Searches the words of a hand without wilds. */
export function spellHand(
  cards: readonly QueryCard[],
  length: readonly [min: number, max: number],
  dictionary: { search(query: Query): Iterable<Found> },
): Spelled {
  if (cards.length > MAX_HAND) throw new RangeError(`at most ${MAX_HAND} cards, not ${cards.length}`);
  const size = 1 << cards.length;
  const twins = twinsOf(cards);
  const texts = new Map<CardSet, string>();
  for (const { word, used } of dictionary.search({ cards, length })) {
    let set = 0;
    for (const index of used) set |= 1 << index;
    set = twins[set] as CardSet;
    const known = texts.get(set);
    if (known === undefined || word < known) texts.set(set, word);
  }
  const letters = cards.map(({ face }) => face.length);
  const textOf = (set: CardSet): string | undefined => texts.get(twins[set] as CardSet);
  return {
    all: size - 1,
    words: [...texts].map(([set, text]) => ({ text, cards: set })),
    covers(prize) {
      const values = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
      for (let set = 1; set < size; set++) {
        if (textOf(set) === undefined) continue;
        const indices = indicesIn(set);
        const long = indices.reduce((sum, index) => sum + (letters[index] as number), 0);
        values[set] = indices.reduce((sum, index) => sum + prize.card(index), prize.word(long));
      }
      return coversOf(values, textOf);
    },
  };
}

/** The same cards by face for every set: of equal cards the first ones. The search names equal cards only once. */
function twinsOf(cards: readonly QueryCard[]): Uint16Array {
  const places = cards.map(({ face }) => cards.flatMap((other, index) => (other.face === face ? [index] : [])));
  const twins = new Uint16Array(1 << cards.length);
  for (let set = 1; set < twins.length; set++) {
    const last = 31 - Math.clz32(set);
    const equal = places[last] as readonly number[];
    const before = equal.filter((index) => index < last && (set >> index) & 1).length;
    twins[set] = (twins[set ^ (1 << last)] as CardSet) | (1 << (equal[before] as number));
  }
  return twins;
}

/** For every set of cards its first card is in no word, or in one of the words it can be in; smaller sets are known by then. */
function coversOf(values: Float64Array, textOf: (set: CardSet) => string | undefined): Covers {
  const best = new Float64Array(values.length);
  const chosen = new Uint16Array(values.length);
  for (let set = 1; set < values.length; set++) {
    const first = set & -set;
    const rest = set ^ first;
    let most = best[rest] as number;
    for (let more = rest; ; more = (more - 1) & rest) {
      const worth = (values[first | more] as number) + (best[rest ^ more] as number);
      if (worth > most) {
        most = worth;
        chosen[set] = first | more;
      }
      if (more === 0) break;
    }
    best[set] = most;
  }
  return {
    worth: (among) => best[among] as number,
    words(among) {
      const words: Covering[] = [];
      for (let left = among; left !== 0; ) {
        const cards = chosen[left] as CardSet;
        if (cards !== 0) words.push({ text: textOf(cards) as string, cards });
        left = cards === 0 ? left & (left - 1) : left ^ cards;
      }
      return words;
    },
  };
}
