import type { NewAsk, Seat } from '@deckle/kernel';
import { dueAt, othersThan } from '@deckle/words';
import type { LwsState, LwsTable, Stage, Use } from './types.ts';
import { HAND_LIMIT, inOrder, lettersOf } from './zones.ts';

const ON_WORDS = ['plus2', 'plus4', 'plus6', 'minus2', 'minus4', 'double', 'long'];
/** The action cards that belong to a part of the round. */
const IN_STAGE: { readonly [stage in Stage]: readonly string[] } = {
  claim: ['swap'],
  words: ON_WORDS,
  closing: ON_WORDS,
  exchange: ['swap'],
};
const ANY_TIME = ['pick', 'fresh', 'always', 'askMe'];

/**
 * Beside the seat to act everybody may use action cards. All are asked for the same, whatever they hold, so that a
 * question tells nothing about a hand; in turn order, which is how two at the same moment are told apart.
 */
export function freeAsks(state: LwsState, more: (seat: Seat) => readonly string[] = () => []): readonly NewAsk[] {
  const { stage, done } = state.shared;
  const sweep = stage === 'claim' && done.length === 0 ? ['sweep'] : [];
  return inOrder(state).map((seat) => ({
    seat,
    kinds: [...more(seat), ...sweep, ...IN_STAGE[stage], ...ANY_TIME],
    must: false,
  }));
}

export function askTurn(table: LwsTable, ask: Pick<NewAsk, 'kinds' | 'otherwise'>, free: readonly NewAsk[]): void {
  const { shared, now, options } = table.state;
  table.ask('next', [{ seat: shared.turn, must: true, ...ask, ...dueAt(now, options) }, ...free], null);
}

/** Goes to a phase by name, from wherever the rules stand. */
export const goOn = (table: LwsTable, phase: 'next' | 'resume'): void => table.ask(phase, [], null);

/** A hand is never larger than the limit: the player picks at once what goes. */
export function askTrim(table: LwsTable, seat: Seat): void {
  const letters = lettersOf(table.state, seat);
  const count = letters.length - HAND_LIMIT;
  if (count <= 0) return;
  const otherwise = { kind: 'discard', cards: letters.slice(-count) };
  const due = dueAt(table.state.now, table.state.options);
  table.ask('trimmed', [{ seat, kinds: ['discard'], must: true, otherwise, ...due }], { seat, count });
}

/** Answers have their own time, also at a table without a clock; what silence means comes first. */
export const askAnswer = ({ now, options }: LwsState, seat: Seat, [silence, ...more]: readonly [string, ...string[]]) =>
  ({
    seat,
    kinds: [silence, ...more],
    must: true,
    otherwise: { kind: silence },
    until: now + 1000 * options.answer,
  }) satisfies NewAsk;

/** The shortest and the longest wait of a seat that always allows: like that of anybody who thinks a moment. */
const QUICKEST = 1500;
const SPREAD = 4000;

/**
 * Every other seat is asked whether it cancels the last use. A seat that always allows is asked like all others and
 * answered for after a while that only it knows of, so nobody can tell it from one that thinks.
 */
export function openAnswers(table: LwsTable, uses: readonly Use[]): void {
  const { state } = table;
  const last = uses.at(-1) as Use;
  const asks = othersThan(state, last.seat).map((seat): NewAsk => {
    const ask = askAnswer(state, seat, ['allow', 'cancel', 'always']);
    const soon = Math.min(ask.until, state.now + QUICKEST + table.rng.below(SPREAD));
    return state.own[seat]?.always === 1 ? { ...ask, soon } : ask;
  });
  table.ask('answered', asks, { uses });
}
