import { type CardId, type Move, type Refusal, refuse } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { askTrim, askTurn, freeAsks, goOn } from './asks.ts';
import { bySpelling, communityCard, communityWays } from './pickup.ts';
import { CARD, tasteOf } from './taste.ts';
import type { LwsMove, LwsTable, LwsView, Use } from './types.ts';
import { checkPayment, useCard, withPayment } from './use.ts';
import { actionsOf, cardsIn, COMMUNITY, faceOf, inOrder, takeCommunity } from './zones.ts';

/** Who claims next: the first in turn order who has not. */
export const nextToClaim = (table: LwsTable): number | undefined =>
  inOrder(table.state).find((seat) => !table.state.shared.done.includes(seat));

/** Everybody who waits may pay to come first. When time is up the last community card is taken. */
export function askClaim(table: LwsTable): void {
  const { shared } = table.state;
  const last = cardsIn(table.state, COMMUNITY).length - 1;
  const otherwise: Move = { kind: 'claim', words: [[{ keep: [COMMUNITY, last] }]] };
  const waits = (seat: number): boolean => seat !== shared.turn && !shared.done.includes(seat);
  askTurn(
    table,
    { kinds: ['claim'], otherwise },
    freeAsks(table.state, (seat) => (waits(seat) ? ['preempt'] : [])),
  );
}

const checkCard = (view: LwsView, move: Move): Refusal | null =>
  communityCard(view, move) === null ? refuse('not-in-community', 'That is not a community card.') : null;

const tasteOfMove = (view: LwsView, move: Move, tools: WordTools): number => {
  const card = communityCard(view, move);
  return card === null ? 0 : tasteOf(card, view, tools);
};

function takeCard(table: LwsTable, seat: number, card: CardId, tools: WordTools): void {
  table.say('claimed', seat, { face: faceOf(card, tools) });
  table.share({ done: [...table.state.shared.done, seat] });
  takeCommunity(table, seat, card, tools);
  askTrim(table, seat);
}

export const claim: LwsMove = {
  form: { words: [1, 1] },
  syntax: ['claim {words:CARD}'],
  task: () => ({
    brief: 'Claim a card',
    says: 'Claim one of the community cards: choose one and it comes into your hand.',
  }),
  when: 'You claim in Card Claim, on your turn; before it you can preempt.',
  check: checkCard,
  apply: (table, seat, move, tools) => takeCard(table, seat, communityCard(table.state, move) as CardId, tools),
  candidates: (view, tools) => communityWays('claim', view, null, tools),
  points: () => 0,
  promise: tasteOfMove,
  ...bySpelling('claim'),
};

/** What the card is better than the one that would be left on the player's own turn, less an action card. */
function worthOfPreempting(view: LwsView, move: Move, tools: WordTools): number {
  const waiting = inOrder(view).filter((seat) => !view.shared.done.includes(seat));
  const tastes = cardsIn(view, COMMUNITY)
    .map((card) => tasteOf(card, view, tools))
    .sort((a, b) => b - a);
  const left = tastes[waiting.indexOf(view.seat ?? -1)] ?? 0;
  return tasteOfMove(view, move, tools) - left - CARD;
}

/** Any action card, whatever it says, lets a player claim ahead of the turn order. */
export const preempt: LwsMove = {
  form: { words: [1, 1], cards: [0, 1] },
  syntax: ['preempt {words:CARD}', 'preempt {words:CARD} with {cards}'],
  does: 'To preempt is to pay any action card and take a community card before your turn.',
  when: 'You preempt in Card Claim, once, before your own turn and outside an open answer.',
  check: (view, move, tools) => checkCard(view, move) ?? checkPayment(view, move, tools),
  fill: withPayment,
  apply(table, seat, move, tools) {
    const [paid] = move.cards as readonly [CardId];
    const [face, wanted] = [faceOf(paid, tools), faceOf(communityCard(table.state, move) as CardId, tools)];
    table.say('preempts', seat, { card: face, face: wanted });
    useCard(table, paid, { seat, face, as: 'preempt', move: { kind: 'preempt', words: move.words ?? [] } });
  },
  *candidates(view, tools) {
    if (actionsOf(view, view.seat).length === 0) return;
    for (const move of communityWays('preempt', view, null, tools)) yield withPayment(view, move, tools);
  },
  points: () => 0,
  promise: worthOfPreempting,
  ...bySpelling('preempt'),
};

/** The attempt stands: the card is claimed, and the player's own turn is skipped. */
export function preempted(table: LwsTable, { seat, move }: Use, tools: WordTools): void {
  goOn(table, 'resume');
  const card = communityCard(table.state, move);
  if (card !== null && !table.state.out[seat]) takeCard(table, seat, card, tools);
}
