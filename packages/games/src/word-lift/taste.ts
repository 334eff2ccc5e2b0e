import type { CardId, Seat, ZoneId } from '@deckle/kernel';
import { othersThan, type Play, type WordTools } from '@deckle/words';
import { OUT_BONUS } from './score.ts';
import type { LiftView } from './types.ts';
import { cardsLeft, daggerCards, handCost, handIn, type TableWord, wordPoints, wordsOf } from './zones.ts';

/** What players who look no further think things are worth; no rule depends on it. */

/** What cards in the hand cost counts in full in a final turn, half while they might still be laid. */
const weightOf = ({ shared }: LiftView): number => (shared.owed === null ? 0.5 : 1);

/** To be rid of cards. */
export const reliefOf = (cards: readonly CardId[], view: LiftView, tools: WordTools): number =>
  weightOf(view) * handCost(cards, tools);

/** A turn to come, and how many of them are looked forward to. */
const TURN = 4;
const TURNS = 2;

/**
 * To go out first has its bonus, but there are no more turns, and everybody who does not have more words may take the
 * best one. `lost` is the zone of a word that the play takes away.
 */
export function outWorth(view: LiftView, { played, words }: Play, lost: ZoneId | null, tools: WordTools): number {
  const { zones, seats, shared } = view;
  const seat = view.seat as Seat;
  if (shared.owed !== null || played.length < handIn(zones, seat).length) return 0;
  const left = (of: Seat): readonly TableWord[] => wordsOf(view, of).filter(({ zone }) => zone !== lost);
  const mine = [...left(seat), ...words.map(({ text, tops }) => ({ text, cards: tops as readonly CardId[] }))];
  const dearest = Math.max(...mine.map(({ text, cards }) => wordPoints(text, cards, tools)));
  const others = othersThan(view, seat);
  const thieves = others.filter((other) => left(other).length <= mine.length).length;
  const { consonants, vowels } = cardsLeft(zones);
  const turns = Math.min(TURNS, (consonants + vowels) / (2 * seats));
  return OUT_BONUS - (dearest * thieves) / others.length - TURN * turns;
}

/** The cards that daggers would bring, as far as there are any. */
function drawnFor({ zones }: LiftView, target: TableWord, tools: WordTools): number {
  const { consonants, vowels } = cardsLeft(zones);
  return Math.min(consonants + vowels, daggerCards(target, tools));
}

/** To take a word over: what its owner loses, shared by all who gain from it, less what a dagger's cards cost. */
export function stakeIn(view: LiftView, target: TableWord, tools: WordTools): number {
  const points = wordPoints(target.text, target.cards, tools);
  const loss = target.seat === view.seat ? 0 : points / othersThan(view, view.seat as Seat).length;
  return loss - weightOf(view) * drawnFor(view, target, tools);
}

/** A steal, beside its points. A dagger that fills the hand again undoes going out. */
export function stealWorth(view: LiftView, target: TableWord, play: Play, tools: WordTools): number {
  const out = drawnFor(view, target, tools) === 0 ? outWorth(view, play, target.zone, tools) : 0;
  return stakeIn(view, target, tools) + reliefOf(play.played, view, tools) + out;
}
