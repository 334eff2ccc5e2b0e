import type { NewAsk, Seat } from '@deckle/kernel';
import { dueAt, othersThan, seatsFrom } from '@deckle/words';
import type { LwsState, LwsTable, Use } from './types.ts';
import { HAND_LIMIT, lettersOf } from './zones.ts';

/** Action cards that can be said at any time outside an answer; whether now is their time is their own check. */
const ANY_TIME = [
  'plus2',
  'plus4',
  'plus6',
  'minus2',
  'minus4',
  'double',
  'long',
  'pick',
  'fresh',
  'sweep',
  'swap',
  'cancel',
  'askMe',
] as const;

/**
 * Beside the seat to act everybody may use action cards. All are asked for the same, whatever they hold, so that a
 * question tells nothing about a hand.
 */
export function freeAsks(state: LwsState, more: (seat: Seat) => readonly string[] = () => []): readonly NewAsk[] {
  return seatsFrom(state, state.seats - 1).map((seat) => ({
    seat,
    kinds: [...more(seat), ...ANY_TIME],
    must: false,
  }));
}

/** What a time-out does is the first of the kinds that needs nothing, or what is given. */
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
  if (count <= 0 || table.state.out[seat]) return;
  const otherwise = { kind: 'discard', cards: letters.slice(-count) };
  const due = dueAt(table.state.now, table.state.options);
  table.ask('trimmed', [{ seat, kinds: ['discard'], must: true, otherwise, ...due }], { seat, count });
}

/** The shortest and the longest wait of a seat that always allows: like that of anybody who thinks a moment. */
const QUICKEST = 1500;
const SPREAD = 4000;

/**
 * Every other seat is asked whether it cancels the last use. A seat that always allows is asked like all others and
 * answered for after a while that only it knows of, so nobody can tell it from one that thinks.
 */
export function openAnswers(table: LwsTable, uses: readonly Use[]): void {
  const { now, options, own } = table.state;
  const last = uses.at(-1) as Use;
  const asks = othersThan(table.state, last.seat).map((seat): NewAsk => {
    const soon = now + Math.min(1000 * options.answer, QUICKEST + table.rng.below(SPREAD));
    return {
      seat,
      kinds: ['allow', 'cancel', 'always'],
      must: true,
      otherwise: { kind: 'allow' },
      until: now + 1000 * options.answer,
      ...(own[seat]?.always === 1 ? { soon } : {}),
    };
  });
  table.ask('answered', asks, { uses });
}
