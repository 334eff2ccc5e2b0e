import type { CardId, View } from '@deckle/kernel';
import { cardOf, isDoubtful, listed, toldOf, wordsOnTrial, type WordTools } from '@deckle/words';
import { handAfter, ownHand } from '../hand.ts';
import { isEndNear } from '../search.ts';
import type { Option } from '../weigh.ts';
import type { Weighed } from './rivals.ts';
import { pointsText as points } from './numbers.ts';
import type { Act } from './review-types.ts';
import { type Difference, isClear, leadOf } from './tryout.ts';

/** Two acts of the same turn, and how much better the one did than the other. */
export interface Pair {
  readonly than: Weighed;
  readonly best: Weighed;
  readonly by: Difference;
}

/** What makes points: its words, or what is done instead. */
function makerOf({ words, said }: Act, { act }: Weighed): string {
  if (words.length === 0) return `To ${said} makes`;
  if (said === act.said) return 'Laid another way it makes';
  return `${listed(words)} ${words.length === 1 ? 'makes' : 'make'}`;
}

/** Why nothing better is told; nothing, where nothing better was found. `rich`: what makes more at once than what was played, and how that did against it. */
export function whyNothing(view: View, tools: WordTools, played: Weighed, rich: Omit<Pair, 'than'> | null): string {
  if (rich === null) return '';
  const more = `${makerOf(rich.best.act, played)} ${points(rich.best.act.points - played.act.points)} more at once, but`;
  const back = turned(rich.by);
  if (rich.by.deals === 0) return `${more} what it leaves is worse.`;
  if (isClear(back))
    return `${more} what was played ${reason(view, tools, { than: rich.best, best: played, by: back })}.`;
  return `${more} counting the next turn it was not clearly better in ${rich.by.deals} imagined deals.`;
}

const turned = (by: Difference): Difference => ({
  ...by,
  worth: -by.worth,
  own: -by.own,
  others: -by.others,
  won: -by.won,
  promised: -by.promised,
});

/** What speaks for the better of two acts, in a sentence. Each number in it was counted. */
export function whyBetter(view: View, tools: WordTools, { than, best, by }: Pair): string {
  const { move } = best.option;
  if (move.kind === 'challenge') {
    const words = wordsOnTrial(view, move).filter((word) => isDoubtful(view, { kind: '', letters: [word] }, tools));
    if (words.length > 0) return `${listed(words)} ${words.length === 1 ? 'is' : 'are'} not on the list.`;
  }
  const atOnce = best.act.points - than.act.points;
  if (atOnce > 0) return `It makes ${points(atOnce)} more at once${onAverage(view, by)}.`;
  const given = atOnce < 0 ? `It makes ${points(-atOnce)} fewer at once, but ` : 'It ';
  return `${given}${reason(view, tools, { than, best, by })}.`;
}

/** Where something else makes even more at once: why it is not that. */
export function whyNotRichest(view: View, tools: WordTools, { than, best, by }: Pair): string {
  const more = `${makerOf(than.act, best)} ${points(than.act.points - best.act.points)} more still, but`;
  if (by.deals === 0) return `${more} what it leaves is worse.`;
  return isClear(by)
    ? `${more} this ${reason(view, tools, { than, best, by })}.`
    : `${more} with the next turn it was not clearly better than what was played.`;
}

/** What it came to with the next turn, where it was tried and there is something to say. */
function onAverage(view: View, by: Difference): string {
  const lead = leadOf(by);
  return by.deals === 0 || lead < 1
    ? ''
    : `, and ${isEndNear(view) ? 'at the end' : 'with the next turn'} it came out ${points(lead)} better on average, in ${by.deals} imagined deals`;
}

/** Beside the points at once: what counted most in the deals that were tried. */
function reason(view: View, { pack }: WordTools, { than, best, by }: Pair): string {
  const atOnce = best.act.points - than.act.points;
  const after = by.own - atOnce;
  const wins = Math.round(by.won * by.deals);
  if (wins >= 1) return `won ${wins} more of ${by.deals} imagined deals by the next turn`;
  const others = view.seats === 2 ? 'the other' : 'the others';
  /** So many imagined deals, and what it came to where this is not all: with which other part. */
  const inDeals = (told: number, rest: string): string => {
    const lead = Math.round(leadOf(by));
    const all =
      lead < 1 || lead === Math.round(atOnce + told) ? '' : `: counting ${rest}, ${points(lead)} better in all`;
    return `on average in ${by.deals} imagined deals${all}`;
  };
  if (isEndNear(view) && by.own >= 1)
    return `came out ${Math.round(by.own)} better at the end, on average in ${by.deals} imagined deals`;
  if (by.others <= -1 && -by.others >= after) {
    return `left ${others} ${points(-by.others)} fewer in the next turns, ${inDeals(-by.others, 'what it made itself')}`;
  }
  const isOnlyWord = best.act.words.length > 0 && than.act.words.length === 0;
  const kept = keptMore(view, than.option, best.option).map((card) => toldOf(cardOf(pack, card)));
  const keeps = kept.length === 0 || kept.length > MANY ? null : `keeps ${listed(kept.map(called).sort())}`;
  if (after >= 1) {
    const made = `made ${points(after)} more with the next turn, ${inDeals(after, `what ${others} made`)}`;
    return keeps === null ? made : `${keeps} and ${made}`;
  }
  return isOnlyWord ? 'lays a word' : (keeps ?? 'does more for the turns to come');
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
