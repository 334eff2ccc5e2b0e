import type { Seat, State, Table } from '@deckle/kernel';
import { topOf } from './rules.ts';
import { cardOf, type WordTools } from './tools.ts';

/** The next seat clockwise that is still in, from `seat` on but without it; `seat` itself when it is the only one. */
export function seatAfter({ seats, out }: Pick<State, 'seats' | 'out'>, seat: Seat): Seat {
  for (let ahead = 1; ahead < seats; ahead++) {
    const next = (seat + ahead) % seats;
    if (!out[next]) return next;
  }
  return seat;
}

/** The seats still in, clockwise, beginning after `seat`, which comes last if it is in. */
export function seatsFrom({ seats, out }: Pick<State, 'seats' | 'out'>, seat: Seat): readonly Seat[] {
  const order = Array.from({ length: seats }, (_, ahead) => (seat + 1 + ahead) % seats);
  return order.filter((next) => !out[next]);
}

export const othersThan = (state: Pick<State, 'seats' | 'out'>, seat: Seat): readonly Seat[] =>
  seatsFrom(state, seat).filter((other) => other !== seat);

/** So many ties in a row only come from a deck of one face, where drawing on would never end. */
const MAX_DRAWS = 100;

/**
 * Who starts: everybody draws, closest to A begins (a wild is closer still), those who tie draw again; then the cards
 * are shuffled back.
 * A stacked deal skips this and seat 0 starts, so that a scenario's stack begins with the first hand.
 */
export function drawForStart(table: Table, deck: string, { pack }: WordTools): Seat {
  if (table.state.stack[deck] !== undefined || table.state.seats === 1) return 0;
  let drawing = seatsFrom(table.state, table.state.seats - 1);
  for (let draws = 1; ; draws++) {
    const row = table.state.zones[deck]?.row ?? [];
    const drawn = drawing.map((seat, at) => ({ seat, face: cardOf(pack, topOf(row[row.length - 1 - at] ?? [])).face }));
    for (const { seat, face } of drawn) table.say('drewForStart', seat, { face });
    const best = drawn.map(({ face }) => face).sort()[0];
    drawing = drawn.filter(({ face }) => face === best).map(({ seat }) => seat);
    table.shuffle(deck);
    if (drawing.length === 1 || draws === MAX_DRAWS) return drawing[0] as Seat;
  }
}

/** Highest score among the seats still in; ties share the win. */
export function leaders({ scores, out }: Pick<State, 'scores' | 'out'>): readonly Seat[] {
  const best = Math.max(...scores.filter((_, seat) => !out[seat]));
  return scores.flatMap((score, seat) => (!out[seat] && score === best ? [seat] : []));
}
