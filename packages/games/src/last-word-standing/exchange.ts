import { type CardId, type Move, type Refusal, refuse } from '@deckle/kernel';
import { bareMove, no, type WordTools } from '@deckle/words';
import { askTurn, freeAsks } from './asks.ts';
import { tasteOf } from './taste.ts';
import type { LwsMove, LwsTable, LwsView } from './types.ts';
import { buyAction, DISCARD, drawLetters, handZone, HAND_LIMIT, lettersOf } from './zones.ts';

const LETTERS_FOR_ACTION = 2;

export function askExchange(table: LwsTable): void {
  askTurn(table, { kinds: ['exchange', 'forAction', 'pass'], otherwise: { kind: 'pass' } }, freeAsks(table.state));
}

function inHand(view: LwsView, { cards = [] }: Move, { pack }: WordTools): Refusal | null {
  const letters = lettersOf(view, view.seat);
  const strange = cards.find((card) => !letters.includes(card));
  return strange === undefined ? null : no('not-in-hand', pack[strange]?.face ?? strange);
}

const leastFirst = (view: LwsView, tools: WordTools): readonly CardId[] =>
  [...lettersOf(view, view.seat)].sort((a, b) => tasteOf(a, view, tools) - tasteOf(b, view, tools));

const markDone = (table: LwsTable, seat: number): void => table.share({ done: [...table.state.shared.done, seat] });

/** One letter for the top card of the letter deck. */
export const exchange: LwsMove = {
  form: { cards: [1, 1] },
  syntax: ['exchange {cards}', 'exchange {cards} for letter'],
  check: inHand,
  apply(table, seat, { cards = [] }, tools) {
    markDone(table, seat);
    table.move(cards, handZone(seat), DISCARD);
    table.say('exchanged', seat);
    drawLetters(table, seat, 1, tools);
  },
  candidates: (view, tools) => leastFirst(view, tools).map((card) => ({ kind: 'exchange', cards: [card] })),
  points: (view, { cards = [] }, tools) => 1.5 - tasteOf(cards[0] as CardId, view, tools),
};

/** Two letters for the top card of the action deck. */
export const forAction: LwsMove = {
  form: { cards: [LETTERS_FOR_ACTION, LETTERS_FOR_ACTION] },
  syntax: ['exchange {cards} for action'],
  check: inHand,
  apply(table, seat, { cards = [] }) {
    markDone(table, seat);
    table.move(cards, handZone(seat), DISCARD);
    table.say('exchangedForAction', seat);
    buyAction(table, seat);
  },
  candidates(view, tools) {
    const cards = leastFirst(view, tools).slice(0, LETTERS_FOR_ACTION);
    return cards.length === LETTERS_FOR_ACTION ? [{ kind: 'forAction', cards }] : [];
  },
  points: (view) => (lettersOf(view, view.seat).length > HAND_LIMIT - 2 ? 1 : -2),
};

/** Whatever is over the limit goes, by the player's choice. */
export const discard: LwsMove = {
  form: { cards: [1, HAND_LIMIT] },
  syntax: ['discard {cards}'],
  check(view, move, tools) {
    const count = lettersOf(view, view.seat).length - HAND_LIMIT;
    if (move.cards?.length !== count)
      return refuse('hand-limit', `A hand has at most ${HAND_LIMIT} letter cards: discard ${count}.`, count);
    return inHand(view, move, tools);
  },
  apply(table, seat, { cards = [] }) {
    table.move(cards, handZone(seat), DISCARD);
  },
  candidates(view, tools) {
    const count = lettersOf(view, view.seat).length - HAND_LIMIT;
    const cards = leastFirst(view, tools);
    return count <= 0 ? [] : [{ kind: 'discard', cards: cards.slice(0, count) }];
  },
  points: () => 0,
};

/** In Word Play one may come back after a pass; in the exchange it is the player's only turn. */
export const pass: LwsMove = {
  ...bareMove('pass', (table, seat) => {
    const { stage, passes } = table.state.shared;
    table.say('passed', seat);
    if (stage === 'exchange') markDone(table, seat);
    else table.share({ passes: passes + 1 });
  }),
  points: () => 0,
};

export const done: LwsMove = { ...bareMove('done', () => {}), points: () => 0 };
