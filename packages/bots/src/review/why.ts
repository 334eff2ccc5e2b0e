import type { CardId, View } from '@deckle/kernel';
import { cardOf, isDoubtful, toldOf, type WordTools, wordsOnTrial } from '@deckle/words';
import { handAfter, ownHand } from '../hand.ts';
import type { Option } from '../weigh.ts';
import type { Weighed } from './look.ts';
import { pointsText as points } from './numbers.ts';
import type { Difference } from './tryout.ts';

/** Why nothing is told that would have been better, though the search may have liked another act. */
export function whyNothing(played: Weighed, first: Weighed, { deals }: Difference): string {
  if (first === played) return 'Nothing better was found.';
  const atOnce = first.act.points - played.act.points;
  return atOnce > 0 && deals > 0
    ? `To ${first.act.said} makes ${points(atOnce)} more at once, but in ${deals} imagined deals it did not come out clearly better.`
    : 'Nothing else was clearly better.';
}

/** What speaks for the better of two acts, in one sentence. Each part of it is a number that was counted. */
export function whyBetter(view: View, tools: WordTools, played: Weighed, best: Weighed, by: Difference): string {
  const { move } = best.option;
  if (move.kind === 'challenge') {
    const words = wordsOnTrial(view, move).filter((word) => isDoubtful(view, { kind: '', letters: [word] }, tools));
    if (words.length > 0) return `${words.join(' and ')} ${words.length === 1 ? 'is' : 'are'} not on the list.`;
  }
  const atOnce = best.act.points - played.act.points;
  const onAverage = by.deals === 0 ? '' : `, and came out ${points(by.worth)} better in ${by.deals} imagined deals`;
  if (atOnce > 0) return `It makes ${points(atOnce)} more at once${onAverage}.`;
  const given = atOnce < 0 ? `It makes ${points(-atOnce)} fewer at once, but ` : 'It ';
  return `${given}${reason(view, tools, played, best, { ...by, own: by.own - atOnce })}${onAverage}.`;
}

/** Beside the points at once: what counted most in the deals that were tried. */
function reason(view: View, { pack }: WordTools, played: Weighed, best: Weighed, by: Difference): string {
  if (by.won * by.deals >= 1) return `won ${Math.round(by.won * by.deals)} more of the games at once`;
  if (by.others <= -1 && -by.others >= by.own)
    return `left the others ${points(-by.others)} fewer until the next turn but one`;
  const kept = keptMore(view, played.option, best.option).map((card) => toldOf(cardOf(pack, card)));
  const keeps = kept.length === 0 || kept.length > MANY ? null : `keeps ${kept.map(called).sort().join(' and ')}`;
  if (by.own >= 1) {
    const made = `made ${points(by.own)} more with the next turn`;
    return keeps === null ? made : `${keeps} and ${made}`;
  }
  if (by.promised >= 1) return `promises ${points(by.promised)} more for later`;
  return keeps ?? 'stands better';
}

/** So many cards are no reason any more. */
const MANY = 3;
const called = (face: string): string => (face === '?' ? 'the wild card' : face);

/** The cards that one act leaves in the hand and the other does not. */
function keptMore(view: View, played: Option, best: Option): readonly CardId[] {
  const hand = ownHand(view);
  const left = handAfter(hand, view, played.move);
  return handAfter(hand, view, best.move).filter((card) => !left.includes(card));
}
