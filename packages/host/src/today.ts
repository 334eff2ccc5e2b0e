import type { Game, Setup } from '@deckle/kernel';
import { waysOf } from '@deckle/words';
import { type Day, dayNumber, isDay } from './calendar.ts';

/** What one plays alone on a day: the same for everybody, whoever deals it. */
export interface Deal {
  readonly game: string;
  readonly setup: Setup;
}

type Known = Pick<Game, 'id' | 'seats' | 'options'>;

/** The games that can be played alone take turns day by day, and each time round the ways to play each of them. */
export function dealOn(day: Day, games: readonly Known[]): Deal {
  const alone = games.filter(({ seats }) => seats[0] === 1).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const number = dayNumber(day);
  const game = alone[number % alone.length] as Known;
  const ways = waysOf(game, 1);
  const options = ways[Math.floor(number / alone.length) % ways.length] ?? {};
  return { game: game.id, setup: { seats: 1, options, seed: `today ${day}` } };
}

/** A day's deal has one table on a device. */
const TABLE = 'today-';
export const tableOn = (day: Day): string => `${TABLE}${day}`;
/** The day whose deal lies on this table; null for all other tables. */
export function dayOf(table: string): Day | null {
  const day = table.slice(TABLE.length);
  return table.startsWith(TABLE) && isDay(day) ? day : null;
}
