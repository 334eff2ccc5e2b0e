import type { CardId, Seat } from '@deckle/kernel';
import { othersThan, type Play, type WordTools } from '@deckle/words';
import { OUT_BONUS } from './score.ts';
import type { LiftView } from './types.ts';
import { cardsLeft, daggerCards, handCost, handIn, type TableWord, wordPoints } from './zones.ts';

/** What players who look no further think things are worth; no rule depends on it. */

/** What cards in the hand cost counts in full in a final turn, half while they might still be laid. */
const weightOf = ({ shared }: LiftView): number => (shared.owed === null ? 0.5 : 1);

/** To be rid of cards. */
export const reliefOf = (cards: readonly CardId[], view: LiftView, tools: WordTools): number =>
  weightOf(view) * handCost(cards, tools);

/** To go out first. */
export const outWorth = ({ zones, seat, shared }: LiftView, { played }: Play): number =>
  shared.owed === null && played.length === handIn(zones, seat).length ? OUT_BONUS : 0;

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
  const out = drawnFor(view, target, tools) === 0 ? outWorth(view, play) : 0;
  return stakeIn(view, target, tools) + reliefOf(play.played, view, tools) + out;
}
