import { type Move, refuse, type Seat } from '@deckle/kernel';
import { bareMove, type WordTools } from '@deckle/words';
import { openAnswers } from './asks.ts';
import { EFFECTS } from './deck.ts';
import { dreads } from './dread.ts';
import type { LwsMove, LwsTable, LwsView, Use } from './types.ts';
import { heldAction } from './use.ts';
import { actionsOf, actionZone, faceOf, SPENT } from './zones.ts';

/** The uses that wait for an answer, the last one first to be answered. */
const usesIn = ({ phase }: Pick<LwsView, 'phase'>): readonly Use[] =>
  phase?.then === 'answered' ? (phase.data as { readonly uses: readonly Use[] }).uses : [];

/** What follows from a use that nobody cancels. */
const OUTCOMES: { readonly [as in Use['as']]: (who: string, card: string, cancelled: string) => string } = {
  itself: (who, card) => `${who}’s ${card}: ${EFFECTS[card] ?? ''} It takes effect`,
  with: (who, card) => `${who}’s ${card}: ${EFFECTS[card] ?? ''} It takes effect`,
  preempt: (who, card) => `${who} pays with ${card} to claim first, and claims now`,
  copy: (who, card) => `${who} pays with ${card} to copy a letter, and copies it`,
  cancel: (who, _card, cancelled) => `${who}’s CANCEL: ${cancelled} has no effect`,
};

/** An answer stands; taking it back would ask the others twice. */
export const allow: LwsMove = {
  ...bareMove('allow', (table) => table.reveal()),
  when: 'You allow an action card that has just been used, or a word that is disputed.',
  stake(view, nameOf) {
    const [use, before] = usesIn(view).toReversed();
    if (use === undefined) return '';
    return `${OUTCOMES[use.as](nameOf(use.seat), use.face, before?.face ?? '')} unless somebody cancels it.`;
  },
  points: () => 0,
};

const setAlways = (table: LwsTable, seat: Seat, always: 0 | 1): void => {
  table.reveal();
  table.tell(seat, { always });
};

/** Allows everything from now on, and what is being asked. */
export const always: LwsMove = {
  form: {},
  syntax: ['always allow', 'always'],
  check: ({ own }) => (own.always === 1 ? refuse('always-already', 'You always allow as it is.') : null),
  apply: (table, seat) => setAlways(table, seat, 1),
  // Who knows how to answer has no need of it.
  candidates: ({ own, phase }) => (own.always === 1 || phase?.then !== 'answered' ? [] : [{ kind: 'always' }]),
  guess: () => -1,
};

export const askMe: LwsMove = {
  form: {},
  syntax: ['ask me'],
  when: 'That is said outside an open answer.',
  check: ({ own }) => (own.always === 0 ? refuse('asked-already', 'You are asked as it is.') : null),
  apply: (table, seat) => setAlways(table, seat, 0),
  // It can be said at any time; there is no need to think of it in everybody's turn.
  candidates: ({ own, shared, seat }) => (own.always === 0 || shared.turn !== seat ? [] : [{ kind: 'askMe' }]),
  guess: () => 1,
};

const withCancel = (view: LwsView, move: Move, tools: WordTools): Move => {
  const card = heldAction(view, 'CANCEL', tools);
  return card === undefined || move.cards !== undefined ? move : { ...move, cards: [card] };
};

export const cancel: LwsMove = {
  form: { cards: [0, 1] },
  syntax: ['cancel'],
  when: 'CANCEL answers an action card that somebody else has just used.',
  check(view, { cards = [] }, tools) {
    const [card = -1] = cards;
    const held = actionsOf(view, view.seat).includes(card) && faceOf(card, tools) === 'CANCEL';
    return held ? null : refuse('no-action', 'You hold no CANCEL.', 'CANCEL');
  },
  fill: withCancel,
  apply(table, seat, { cards = [] }) {
    const uses = usesIn(table.view(seat));
    table.reveal();
    table.move(cards, actionZone(seat), SPENT);
    table.abort();
    table.say('cancels', seat, { card: (uses.at(-1) as Use).face });
    openAnswers(table, [...uses, { seat, face: 'CANCEL', as: 'cancel', move: { kind: 'cancel' } }]);
  },
  candidates: (view, tools) =>
    heldAction(view, 'CANCEL', tools) === undefined ? [] : [withCancel(view, { kind: 'cancel' }, tools)],
  points: () => 0,
  promise: (view, _move, tools) => dreads(view, usesIn(view), tools),
};

/** What is said of a use that has been cancelled; who wanted to come first or to copy may try again. */
const CANCELLED: { readonly [as in Use['as']]: string } = {
  itself: 'cancelled',
  with: 'cancelled',
  cancel: 'cancelled',
  preempt: 'preemptStopped',
  copy: 'copyStopped',
};

/**
 * Nobody has cancelled the last use, so it stands. A Cancel that stands takes the use before it away; if that was itself
 * a Cancel, the use below it is alive again and everybody is asked anew.
 */
export function answered(
  table: LwsTable,
  uses: readonly Use[],
  then: { readonly stands: (use: Use) => void; readonly cancelled: (use: Use) => void },
): void {
  const [use] = uses as readonly [Use];
  if (uses.length === 1) return then.stands(use);
  const undone = uses.at(-2) as Use;
  table.say(CANCELLED[undone.as], undone.seat, { card: undone.face });
  const left = uses.slice(0, -2);
  return left.length > 0 ? openAnswers(table, left) : then.cancelled(use);
}
