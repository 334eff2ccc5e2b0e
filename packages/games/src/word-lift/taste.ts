import type { CardId, Seat } from '@deckle/kernel';
import { othersThan, type Play, type WordTools } from '@deckle/words';
import { OUT_BONUS } from './score.ts';
import type { LiftView } from './types.ts';
import { cardsLeft, daggerCards, handCost, handIn, handZone, type TableWord, wordPoints, wordsOf } from './zones.ts';

/** What players who look no further think things are worth; no rule depends on it. */

/** A turn to come, and how many of them are looked forward to. */
const TURN = 8;
const TURNS = 2;

/** Two words have at least so many letters, so that some words cannot be split by a small hand. */
const TWO_WORDS = 6;
const EACH_ONE = 2;
/** With just enough cards so many steals are not found; with each card more, so many of those. Counted in games of bots. */
const MISSED = 0.55;

/** How likely it is that a word of so many cards can be stolen with so many in the hand. */
function chanceOf(cards: number, held: number): number {
  const spare = cards + held - TWO_WORDS;
  return held < EACH_ONE || spare < 0 ? 0 : 1 - MISSED ** (spare + 1);
}

/** The cards that daggers would bring, as far as there are any. */
function drawnFor({ zones }: LiftView, target: TableWord, tools: WordTools): number {
  const { consonants, vowels } = cardsLeft(zones);
  return Math.min(consonants + vowels, daggerCards(target, tools));
}

/** A word on the table, or one about to lie there. */
type Standing = Pick<TableWord, 'text' | 'cards'>;

/** What a hand of so many cards may be expected to take of these words: only the best can be taken at a time. */
const preyIn = (words: readonly Standing[], held: number, tools: WordTools): number =>
  Math.max(0, ...words.map(({ text, cards }) => chanceOf(cards.length, held) * wordPoints(text, cards, tools)));

/**
 * What comes after a play that takes over `target`, or no word, against what would come without it. Everybody who does not
 * have more words may steal the best one. That can be answered, but not once one is out: then they have it for good, and
 * there are no more turns.
 */
export function sequelOf(view: LiftView, play: Play, target: TableWord | null, tools: WordTools): number {
  const { zones, seats, shared } = view;
  if (shared.owed !== null) return 0;
  const seat = view.seat as Seat;
  const isRefilled = target !== null && drawnFor(view, target, tools) > 0;
  const isOut = play.played.length === handIn(zones, seat).length && !isRefilled;
  const left = (of: Seat): readonly TableWord[] => wordsOf(view, of).filter(({ zone }) => zone !== target?.zone);
  const laid = play.words.map(({ text, tops }) => ({ text, cards: tops as readonly CardId[] }));
  const others = othersThan(view, seat);
  const heldBy = (other: Seat): number => zones[handZone(other)]?.count ?? 0;
  const riskOf = (mine: readonly Standing[], of: (other: Seat) => readonly Standing[]): number =>
    others
      .filter((other) => of(other).length <= mine.length && (isOut || shared.laidBy.includes(other)))
      .reduce((sum, other) => sum + preyIn(mine, heldBy(other), tools), 0) / others.length;
  const own = wordsOf(view, seat);
  const before = riskOf(own, (other) => wordsOf(view, other));
  const after = riskOf([...left(seat), ...laid], left);
  if (!isOut) return before - after;
  const { consonants, vowels } = cardsLeft(zones);
  const turns = Math.min(TURNS, (consonants + vowels) / (2 * seats));
  return OUT_BONUS - 2 * after - TURN * turns;
}

/** To take a word over: what its owner loses, shared by all who gain from it, less what a dagger's cards cost. */
export function stakeIn(view: LiftView, target: TableWord, tools: WordTools): number {
  const points = wordPoints(target.text, target.cards, tools);
  const loss = target.seat === view.seat ? 0 : points / othersThan(view, view.seat as Seat).length;
  return loss - drawnFor(view, target, tools);
}

/** A steal, beside its points. */
export const stealWorth = (view: LiftView, target: TableWord, play: Play, tools: WordTools): number =>
  stakeIn(view, target, tools) + handCost(play.played, tools) + sequelOf(view, play, target, tools);
