import type { CardId } from '@deckle/kernel';
import {
  cardOf,
  type Covers,
  indicesIn,
  type Prize,
  type Spelled,
  spellHand,
  type WordTools,
  without,
} from '@deckle/words';
import { BONUS } from './score.ts';
import type { LettersView } from './types.ts';
import { handIn, pointsOf, topDiscard } from './zones.ts';

/** Letters of a word, from the shortest to more than any hand can spell. */
export const WORD_LENGTH = [2, 30] as const;

/** How much better a hand stands on average for a card from the deck, measured over random hands of 3 to 10 cards. */
const DRAWN = { before: 14, last: 9 } as const;

/** So small that all words of a hand together weigh less than one point. */
const TRIFLE = 1 / 64;

/** A hand, with or without the top discard, and what it spells. */
export interface Reading {
  readonly cards: readonly CardId[];
  readonly spelled: Spelled;
  /** Most points, counting what is left as minus; then most words. */
  readonly dearest: Covers;
  /** Most cards; then most words. */
  readonly fullest: Covers;
}

/** The same view is asked about for every move in question; the search is made once. */
const readings = new WeakMap<LettersView, { [which in 'hand' | 'taken']?: Reading }>();

export function readHand(view: LettersView, which: 'hand' | 'taken', tools: WordTools): Reading {
  const known = readings.get(view) ?? {};
  const reading = known[which] ?? readCards(cardsFor(view, which), tools);
  readings.set(view, { ...known, [which]: reading });
  return reading;
}

function cardsFor({ zones, seat }: LettersView, which: 'hand' | 'taken'): readonly CardId[] {
  const hand = seat === null ? [] : handIn(zones, seat);
  const top = which === 'taken' ? topDiscard(zones) : null;
  return top === null ? hand : [...hand, top];
}

function readCards(cards: readonly CardId[], tools: WordTools): Reading {
  const printed = cards.map((id) => cardOf(tools.pack, id));
  const spelled = spellHand(printed, WORD_LENGTH, tools.dictionary);
  const dearest = spelled.covers(dear(cards, tools, () => TRIFLE));
  const fullest = spelled.covers({ card: () => 1, word: () => TRIFLE });
  return { cards, spelled, dearest, fullest };
}

/** A card in a word counts plus instead of minus. */
export const dear = (cards: readonly CardId[], { pack }: WordTools, word: Prize['word']): Prize => ({
  card: (index) => 2 * cardOf(pack, cards[index] as CardId).points,
  word,
});

const cardsOf = ({ cards }: Reading, set: number): readonly CardId[] => indicesIn(set).map((at) => cards[at] as CardId);

/** What these cards would count at the end of the deal, laid as well as can be. */
const counted = (reading: Reading, set: number, tools: WordTools): number =>
  Math.floor(reading.dearest.worth(set)) - pointsOf(cardsOf(reading, set), tools);

/** Can all these cards be laid as words? */
export const isCovered = ({ fullest }: Reading, set: number): boolean =>
  Math.floor(fullest.worth(set)) === indicesIn(set).length;

/**
 * How good it is to hold these cards at the end of a turn. In a last turn they are counted at once. A hand that can go
 * out is worth its points and the bonuses nobody else has yet; any other may come to its points later or never: half.
 */
function standing({ shared }: LettersView, reading: Reading, set: number, tools: WordTools): number {
  if (shared.owed !== null) return counted(reading, set, tools);
  if (isCovered(reading, set)) return pointsOf(cardsOf(reading, set), tools) + 2 * BONUS;
  return Math.floor(counted(reading, set, tools) / 2);
}

/** How good it is to keep all cards but the one at this place. */
export const standingWithout = (view: LettersView, reading: Reading, at: number, tools: WordTools): number =>
  standing(view, reading, without(reading.spelled.all, at), tools);

export function worthOfTaking(view: LettersView, tools: WordTools): number {
  const reading = readHand(view, 'taken', tools);
  return Math.max(...reading.cards.map((_, at) => standingWithout(view, reading, at, tools)));
}

export function worthOfDrawing(view: LettersView, tools: WordTools): number {
  const reading = readHand(view, 'hand', tools);
  return standing(view, reading, reading.spelled.all, tools) + DRAWN[view.shared.owed === null ? 'before' : 'last'];
}

/** Places of the hand, one of each kind of card: of equal cards the first, as a player who names it means it. */
export function kindsIn({ cards }: Reading, { pack }: WordTools): readonly number[] {
  const kind = (id: CardId): string => `${cardOf(pack, id).face} ${cardOf(pack, id).points}`;
  const kinds = cards.map(kind);
  return [...kinds.keys()].filter((at) => kinds.indexOf(kinds[at] as string) === at);
}
