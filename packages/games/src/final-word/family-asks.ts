import type { Millis, NewAsk, Seat, State } from '@deckle/kernel';
import { dueAt, othersThan, type WordShape } from '@deckle/words';
import { termsOf } from './family-terms.ts';
import type { Choice, FinalWordState, FinalWordTable, Kin } from './family-types.ts';

/**
 * The question of a turn; within the turn it is asked again when a vote failed or a further word may be laid.
 * While the last play can be challenged, everybody but its player may do that too.
 */
export function askTurn(
  kin: Kin,
  table: FinalWordTable,
  seat: Seat,
  then: 'turnOver' | 'again',
  due: { readonly until?: Millis } = dueAt(table.state.now, table.state.options),
): void {
  const { pending } = table.state.shared;
  const kinds = [...turnKinds(kin, table.state, seat), ...(pending === null ? [] : ['challenge'])];
  const turn: NewAsk = { seat, kinds, must: true, otherwise: { kind: 'pass' }, ...due };
  const asks = pending === null ? [] : watcherAsks(table.state, pending.seat, seat);
  table.share({ due: due.until ?? null });
  table.ask(then, [turn, ...asks], { seat });
}

/** Beside the seat to act everybody but the player of the last words may challenge them. */
export const watcherAsks = (state: State<WordShape>, player: Seat, toAct: Seat): readonly NewAsk[] =>
  othersThan(state, player)
    .filter((other) => other !== toAct)
    .map((other) => ({ seat: other, kinds: ['challenge'], must: false }));

/** Goes on with a turn, with the time it has left. */
export function askOn(kin: Kin, table: FinalWordTable, seat: Seat): void {
  const { due } = table.state.shared;
  askTurn(kin, table, seat, 'again', due === null ? {} : { until: due });
}

function turnKinds(kin: Kin, state: FinalWordState, seat: Seat): readonly string[] {
  const { extra, noted } = state.shared;
  const { trade } = termsOf(kin, state);
  const mayTrade = extra === 0 && trade !== null && (trade.then === 'over' || !noted['traded']?.includes(seat));
  const usual = ['play', ...(mayTrade ? ['trade'] : []), 'pass'];
  return kin.turn?.(state, seat, usual) ?? usual;
}

/** The choice that belongs to a play, in the time the turn has left. */
export function askChoice(table: FinalWordTable, seat: Seat, { kinds, otherwise }: Choice): void {
  const { due } = table.state.shared;
  const ask: NewAsk = { seat, kinds, must: true, otherwise, ...(due === null ? {} : { until: due }) };
  table.ask('chosen', [ask], { seat, otherwise });
}

/** Where no next player acts, every other seat is asked whether the play stands. `next`: whose turn begins after that. */
export function openWindow(table: FinalWordTable, seat: Seat, next: Seat | null): void {
  table.ask('windowShut', windowAsks(table.state, seat), { next });
}

/** Does the play of this seat stand? Every other seat is asked; silence allows. */
export const windowAsks = (state: State<WordShape>, seat: Seat): readonly NewAsk[] =>
  othersThan(state, seat).map((other) => ({
    seat: other,
    kinds: ['allow', 'challenge'],
    must: true,
    otherwise: { kind: 'allow' },
    ...dueAt(state.now, state.options),
  }));
