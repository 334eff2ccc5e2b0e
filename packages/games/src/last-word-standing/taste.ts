import type { CardId, Seat } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { DRAWS } from './deck.ts';
import type { Laid, LwsView } from './types.ts';
import { countingWords, holderOf, payoff } from './value.ts';
import { lettersOf } from './zones.ts';

/** What players who look no further think things are worth; no rule depends on it. */

/** An action card in the hand. */
export const CARD = 3;
const WILD = 8;
const DEAR = 5;
const DRAW = 2.5;

/** How good a letter card is to have. */
export function tasteOf(card: CardId, view: LwsView, { pack }: WordTools): number {
  const { face, points, marks } = cardOf(pack, card);
  const twins = lettersOf(view, view.seat).filter(
    (other) => other !== card && cardOf(pack, other).face === face,
  ).length;
  const worth = face === '?' ? WILD : Math.min(points, DEAR) + (/^[AEIRSTNL]$/.test(face) ? 1 : 0) - twins;
  return worth + (marks.includes(DRAWS) ? DRAW : 0);
}

/** What each seat would get if the words counted as they are. */
export function duesOf(view: Pick<LwsView, 'shared' | 'out'>): ReadonlyMap<Seat, number> {
  const holder = holderOf(view);
  return new Map(countingWords(view).map((laid) => [laid.seat, payoff(laid, holder)]));
}

/** What changed words bring the player, less an action card. Before the closing question it can still come otherwise. */
export function worthOfChange(view: LwsView, laid: readonly Laid[]): number {
  if (view.shared.stage !== 'closing') return -CARD;
  const [before, after] = [duesOf(view), duesOf({ ...view, shared: { ...view.shared, laid } })];
  let worth = -CARD;
  for (const [seat, dues] of after) {
    const gain = dues - (before.get(seat) ?? 0);
    worth += seat === view.seat ? gain : -gain / (2 * view.seats);
  }
  return worth;
}
