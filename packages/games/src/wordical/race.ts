import type { NewAsk, Seat } from '@deckle/kernel';
import { dueAt, listed } from '@deckle/words';
import { SIDES } from './dice.ts';
import type { WordRead } from './play.ts';
import { handZone, type Shared, type WordicalState, type WordicalTable, wordZone } from './types.ts';

export const rollDice = (table: WordicalTable): readonly string[] => [
  table.roll('dice', SIDES),
  table.roll('dice', SIDES),
];

export function showRoll(table: WordicalTable, starter: Seat, dice: readonly string[]): void {
  table.share({ dice });
  table.say('rolled', starter, { dice: listed(dice) });
}

/** All but one have laid or passed. Who resigns without either takes that last place. */
export const isDecided = ({ laid, passed, racers }: Shared): boolean =>
  laid.length + passed.length >= racers.length - 1;

/** The racers still in who have neither laid nor passed. */
export function waitingSeats({ shared, out }: Pick<WordicalState, 'shared' | 'out'>): readonly Seat[] {
  const { racers, laid, passed } = shared;
  return racers.filter((seat) => !out[seat] && !passed.includes(seat) && !laid.some((word) => word.seat === seat));
}

/** A word or none, in the time that began then; who takes less of it comes first. */
export const raceAsk = ({ options, shared }: WordicalState, seat: Seat): NewAsk => ({
  seat,
  kinds: ['play', 'pass'],
  must: true,
  timed: true,
  otherwise: { kind: 'pass' },
  ...dueAt(shared.began, options),
});

/** Everybody still waiting is asked at once. */
export function askRace(table: WordicalTable): void {
  const { state } = table;
  const asks = waitingSeats(state).map((seat) => raceAsk(state, seat));
  table.ask('raced', isDecided(state.shared) ? [] : asks, null);
}

export function layWord(table: WordicalTable, { play, laid }: WordRead): void {
  const { seat, word } = laid;
  table.move(play.played, handZone(seat), wordZone(seat));
  table.share({ laid: [...table.state.shared.laid, laid] });
  table.say('laid', seat, { words: word });
}

export function passRound(table: WordicalTable, seat: Seat): void {
  table.share({ passed: [...table.state.shared.passed, seat] });
  table.say('passed', seat);
}

/** Has the time of the race, or on one device of the player to move, run out? */
export function isTimeUp({ shared, options, now }: WordicalState): boolean {
  const { until } = dueAt(shared.began, options);
  return until !== undefined && now >= until;
}

/** The clock ends the round for all who have not acted: no word, no point. */
export function stopRace(table: WordicalTable): void {
  for (const seat of waitingSeats(table.state)) table.say('timeUp', seat);
  table.close();
}
