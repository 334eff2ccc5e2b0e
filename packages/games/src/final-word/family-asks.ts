import type { Millis, NewAsk, Seat } from '@deckle/kernel';
import { dueAt, othersThan } from '@deckle/words';
import type { FinalWordTable, Kin } from './family-types.ts';

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
  const { shared, options } = table.state;
  const { pending } = shared;
  const own = Object.entries(kin.moves ?? {}).flatMap(([kind, move]) => (move.offered(options) ? [kind] : []));
  const stuck = shared.extra === 1 ? [] : [...own, ...(kin.trade(options) > 0 ? ['trade'] : [])];
  const kinds = ['play', ...stuck, 'pass', ...(pending === null ? [] : ['challenge'])];
  const turn: NewAsk = { seat, kinds, must: true, otherwise: { kind: 'pass' }, ...due };
  const watchers = pending === null ? [] : othersThan(table.state, pending.seat).filter((other) => other !== seat);
  const asks = watchers.map((other): NewAsk => ({ seat: other, kinds: ['challenge'], must: false }));
  table.share({ due: due.until ?? null });
  table.ask(then, [turn, ...asks], { seat });
}

/** Where no next player acts, every other seat is asked whether the play stands. `next`: whose turn begins after that. */
export function openWindow(table: FinalWordTable, seat: Seat, next: Seat | null): void {
  const { state } = table;
  const asks = othersThan(state, seat).map(
    (other): NewAsk => ({
      seat: other,
      kinds: ['allow', 'challenge'],
      must: true,
      otherwise: { kind: 'allow' },
      ...dueAt(state.now, state.options),
    }),
  );
  table.ask('windowShut', asks, { next });
}
