import type { Host } from '@deckle/host';
import type { Millis, Move, Seat, View } from '@deckle/kernel';

/** What a seat did while the others could not see it; nothing when its time ran out. */
export interface Sealed {
  readonly seat: Seat;
  readonly ask: number | null;
  readonly at: Millis;
  readonly move: Move | null;
}

export const mustAct = (host: Host, seat: Seat): boolean =>
  host.view(seat).asks.some((ask) => ask.seat === seat && ask.must);

export const isOpenTo = (host: Host, { seat, ask }: Sealed): boolean =>
  ask === null || host.view(seat).asks.some(({ id, seat: asked }) => asked === seat && id === ask);

export function deadlineOf({ asks }: View, seat: Seat): Millis | null {
  const ends = asks.flatMap(({ seat: asked, must, until, soon = until }) =>
    asked === seat && must && soon !== undefined ? [soon] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/**
 * Plays an answer as if it had come at its time, after all that happens before. If its question is closed by then, it
 * is dropped; if it is refused by then, its seat is asked again.
 */
export function playSealed(host: Host, sealed: Sealed): void {
  const { seat, at, move } = sealed;
  const isOpen = (): boolean => host.match().last.state.result === null && isOpenTo(host, sealed);
  for (let due = host.due(); isOpen() && due !== null && due <= at; due = host.due()) {
    host.skipTo(due);
    host.tick();
  }
  if (!isOpen() || move === null) return;
  host.skipTo(at);
  host.act(seat, move);
}
