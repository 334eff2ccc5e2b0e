import { type Move, type NewAsk, type Seat, type Table } from '@deckle/kernel';
import { dueAt, falseWords, putToVote, textsOf, type WordTools } from '@deckle/words';

/**
 * Several seats decide at once and in secret. What one has decided stays with it as `proposed`, its cards still in the
 * hand, until the phase `then` runs because all have answered; the others only learn that it has decided.
 */
export function askSealed(
  table: Table,
  then: string,
  seats: readonly Seat[],
  kinds: readonly string[],
  data: unknown,
): void {
  const due = dueAt(table.state.now, table.state.options);
  const asks = seats.map((seat): NewAsk => ({ seat, kinds, must: true, otherwise: { kind: 'pass' }, ...due }));
  table.ask(then, asks, data);
}

/** Keeps a move face down, whatever it is: a word, a trade and a pass look the same to the others. */
export function seal(table: Table, seat: Seat, move: Move): void {
  table.tell(seat, { proposed: move });
  table.say('sealed', seat);
}

/** Turns a seat's move up. The others learn of it also where no card shows, so nobody thinks again. */
export function unseal(table: Table, seat: Seat): Move | null {
  table.reveal();
  const { proposed = null } = (table.state.own[seat] ?? {}) as { readonly proposed?: Move | null };
  table.tell(seat, { proposed: null });
  return proposed;
}

/**
 * A vote tells the others a word, so it waits until all have decided: the first sealed word that is off the list is put
 * to the vote. The accepted move has to be sealed again, the refused seat asked again. Is a vote on?
 */
export function voteOnSealed(table: Table, seats: readonly Seat[], tools: WordTools): boolean {
  if (table.state.options.checking !== 'vote') return false;
  for (const seat of seats) {
    const { proposed } = (table.state.own[seat] ?? {}) as { readonly proposed?: Move | null };
    if (proposed === null || proposed === undefined || table.state.out[seat]) continue;
    const bad = falseWords(textsOf(table.view(seat), proposed, tools), table.state.shared, tools);
    if (bad.length === 0) continue;
    table.reveal();
    putToVote(table, seat, proposed, bad);
    return true;
  }
  return false;
}
