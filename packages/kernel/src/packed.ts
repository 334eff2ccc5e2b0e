import { dealtOf, type Match } from './match.ts';
import type { Event, Game, Input, Seat, Setup, Shape, State } from './types.ts';

/** A match as plain data, to go on with it without playing everything again. It holds what is hidden. */
export interface PackedMatch {
  readonly setup: Setup;
  readonly dictionary: string;
  readonly dealt: readonly Event[];
  readonly log: readonly { readonly input: Input; readonly events: readonly Event[] }[];
  readonly state: State;
  /** The input that led here: which one, and whose. */
  readonly number: number;
  readonly seat: Seat;
}

/**
 * Packs a match, if its last act can never be taken back: something new was seen by it. Only then nothing is lost, for
 * nobody can go back behind this moment. Null in all other moments.
 */
export function packMatch(match: Match): PackedMatch | null {
  const { setup, dictionary, last, log } = match;
  if (last.input === null || !last.revealed) return null;
  const entries: PackedMatch['log'][number][] = [];
  for (let entry = log; entry !== null; entry = entry.before) {
    entries.push({ input: entry.input, events: entry.events });
  }
  const { state, number, input } = last;
  return { setup, dictionary, dealt: dealtOf(match), log: entries.reverse(), state, number, seat: input.seat };
}

export function unpackMatch<G extends Shape>(game: Game<G>, tools: G['tools'], packed: PackedMatch): Match<G> {
  const { setup, dictionary, dealt, state, number } = packed;
  let log: Match['log'] = null;
  for (const [at, { input, events }] of packed.log.entries()) log = { input, number: at, events, before: log };
  if (log === null) throw new Error('a packed match has a last act');
  const { input = log.input } = packed.log[number] ?? {};
  const last = { state, events: log.events, revealed: true, answers: [], input, number, before: null };
  return { game, tools, setup, dictionary, dealt, last, log };
}
