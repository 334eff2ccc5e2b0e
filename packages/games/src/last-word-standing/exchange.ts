import { type CardId, type Move, type Refusal, refuse } from '@deckle/kernel';
import { bareMove, no, type WordTools } from '@deckle/words';
import { askTurn, freeAsks } from './asks.ts';
import { ACTIONS } from './deck.ts';
import { tasteOf } from './taste.ts';
import type { LwsMove, LwsTable, LwsView } from './types.ts';
import { DISCARD, drawAction, drawLetters, handZone, HAND_LIMIT, lettersOf, SPENT } from './zones.ts';

const LETTERS_FOR_ACTION = 2;
const WHEN = 'Cards are exchanged in the Exchange, on your turn.';

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
  form: { cards: [1, LETTERS_FOR_ACTION] },
  syntax: ['exchange {cards}', 'exchange {cards} for letter'],
  task: () => ({
    brief: 'Exchange or pass',
    says: 'Exchange one letter card for another one, or two for an action card, or pass.',
  }),
  when: WHEN,
  check: (view, move, tools) =>
    move.cards?.length === 1
      ? inHand(view, move, tools)
      : refuse('one-letter', 'A letter card is exchanged for one letter card; for two there is an action card.'),
  apply(table, seat, { cards = [] }, tools) {
    markDone(table, seat);
    table.move(cards, handZone(seat), DISCARD);
    drawLetters(table, seat, 1, tools);
  },
  candidates: (view, tools) => leastFirst(view, tools).map((card) => ({ kind: 'exchange', cards: [card] })),
  points: () => 0,
  promise: (view, { cards = [] }, tools) => 1.5 - tasteOf(cards[0] as CardId, view, tools),
};

/** Two letters for the top card of the action deck. */
export const forAction: LwsMove = {
  form: { cards: [1, LETTERS_FOR_ACTION] },
  syntax: ['exchange {cards} for action'],
  when: WHEN,
  check(view, move, tools) {
    if (move.cards?.length !== LETTERS_FOR_ACTION)
      return refuse('two-letters', 'An action card is exchanged for two letter cards: name both.');
    return isActionLeft(view)
      ? inHand(view, move, tools)
      : refuse('no-action-left', 'There is no action card left to draw.');
  },
  apply(table, seat, { cards = [] }) {
    markDone(table, seat);
    table.move(cards, handZone(seat), DISCARD);
    drawAction(table, seat);
  },
  candidates(view, tools) {
    const cards = leastFirst(view, tools).slice(0, LETTERS_FOR_ACTION);
    return cards.length === LETTERS_FOR_ACTION && isActionLeft(view) ? [{ kind: 'forAction', cards }] : [];
  },
  points: () => 0,
  promise: (view) => (lettersOf(view, view.seat).length > HAND_LIMIT - 2 ? 1 : -2),
};

const isActionLeft = ({ zones }: LwsView): boolean => [ACTIONS, SPENT].some((zone) => (zones[zone]?.count ?? 0) > 0);

/** Whatever is over the limit goes, by the player's choice. */
export const discard: LwsMove = {
  form: { cards: [1, HAND_LIMIT] },
  syntax: ['discard {cards}'],
  task: () => ({
    brief: 'Discard cards',
    says: `Nobody holds more than ${HAND_LIMIT} letter cards: discard what is over.`,
  }),
  when: `You discard only what is over the limit of ${HAND_LIMIT} letter cards.`,
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
    const { stage, passed } = table.state.shared;
    table.say('passed', seat);
    if (stage === 'exchange') markDone(table, seat);
    else table.share({ passed: [...passed, seat] });
  }),
  when: 'You pass in Word Play or in the Exchange, on your turn.',
  points: () => 0,
};

/** Has no more to say when the turn is back at the standing word. */
export const done: LwsMove = {
  ...bareMove('done', () => {}),
  syntax: ['done', 'pass'],
  task: () => ({
    brief: 'Done, or an action card',
    says: 'Word Play is nearly over: use an action card now, or say that you are done.',
  }),
  when: 'That answers the question at the end of Word Play.',
  points: () => 0,
};
