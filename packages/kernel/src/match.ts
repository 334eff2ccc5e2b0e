import { checkTime, timeOf } from './clock.ts';
import { isRefusal, refuse } from './refusal.ts';
import { checkForm, deal, STANDING, type Step, step } from './step.ts';
import type { Event, Game, GameRecord, Input, Refusal, Seat, Setup, Shape, State } from './types.ts';

/** A step in the chain of what still stands. */
export interface Moment<G extends Shape> extends Step<G> {
  readonly input: Input | null;
  /** Which input of the record led here, counted from 0; −1 for the deal. */
  readonly number: number;
  readonly before: Moment<G> | null;
}

/** All inputs ever taken, newest first; an undo is one of them, so the log only grows. */
interface Log {
  readonly input: Input;
  readonly number: number;
  /** What came of it, though it may have been taken back since. */
  readonly events: readonly Event[];
  readonly before: Log | null;
}

export interface Match<G extends Shape = any> {
  readonly game: Game<G>;
  readonly tools: G['tools'];
  readonly setup: Setup;
  readonly dictionary: string;
  /** What the deal brought; null where that is forgotten, as the same setup always gives the same deal. */
  readonly dealt: readonly Event[] | null;
  readonly last: Moment<G>;
  readonly log: Log | null;
}

export function openMatch<G extends Shape>(
  game: Game<G>,
  setup: Setup,
  tools: G['tools'],
  dictionary: string,
): Match<G> | Refusal {
  const first = deal(game, setup, tools);
  if (isRefusal(first)) return first;
  const last = { ...first, input: null, number: -1, before: null };
  return { game, tools, setup, dictionary, dealt: first.events, last, log: null };
}

/** Takes an input, an undo included, and gives the match after it. The match given stays as it was. */
export function playInput<G extends Shape>(match: Match<G>, input: Input): Match<G> | Refusal {
  const number = (match.log?.number ?? -1) + 1;
  const log = (events: readonly Event[]): Log => ({ input, number, events, before: match.log });
  if (input.move.kind === 'undo') {
    const back = checkForm({}, input.move) ?? checkTime(match.last.state, input) ?? undone(match, input);
    if (isRefusal(back)) return back;
    // Numbers of asks are never used again, so that an answer to a question taken back stays stale.
    const state = { ...back.state, now: timeOf(match.last.state, input), nextAsk: match.last.state.nextAsk };
    const events: readonly Event[] = [{ kind: 'said', what: 'undone', seat: input.seat, data: {} }];
    return { ...match, last: { ...back, state, events }, log: log(events) };
  }
  const next = step(match.game, match.last.state, input, match.tools);
  if (isRefusal(next)) return next;
  return { ...match, last: { ...next, input, number, before: match.last }, log: log(next.events) };
}

/**
 * The moment an undo leads back to: one act of the seat's own, as long as nobody has learnt anything new by it. Where
 * other inputs name an ask, it names the number of the input it takes back, so that sent twice it takes back one act only.
 */
export function undone<G extends Shape>(
  match: Match<G>,
  { ask, seat }: Pick<Input, 'ask' | 'seat'>,
): Moment<G> | Refusal {
  const { input, before, revealed, state } = match.last;
  // With the result the seed is published, and with it everything that was hidden.
  if (state.result !== null) return refuse('over', 'The game is over.');
  if (input === null) return refuse('no-undo', 'There is nothing to take back.');
  if (input.seat !== seat) return refuse('no-undo', 'Another seat has acted since.', input.seat);
  if (input.ask === STANDING) return refuse('no-undo', 'A resignation stands.');
  if (match.last.number !== ask) return refuse('stale-ask', 'That act has been taken back already.', ask);
  if (revealed || before === null)
    return refuse('no-undo', 'Something new has been seen since, so this cannot be taken back.');
  if (isExpiry(before.state, input)) return refuse('no-undo', 'The clock did this, so it cannot be taken back.');
  return before;
}

/** The same match without what nobody can go back to any more, and without what can be dealt again, for a host that keeps many. */
export function withoutPast<G extends Shape>(match: Match<G>): Match<G> {
  const { last } = match;
  return { ...match, dealt: null, last: last.revealed ? { ...last, before: null } : last };
}

/** What the deal brought. */
export function dealtOf<G extends Shape>({ game, setup, tools, dealt }: Match<G>): readonly Event[] {
  if (dealt !== null) return dealt;
  const again = deal(game, setup, tools);
  if (isRefusal(again)) throw new Error(again.rule);
  return again.events;
}

function isExpiry(state: State, input: Input): boolean {
  const ask = state.frames.at(-1)?.asks.find((open) => open.id === input.ask);
  return ask?.until !== undefined && timeOf(state, input) >= ask.until;
}

/** The input by which a seat takes back the last act. */
export const undoInput = ({ last }: Match, seat: Seat, at: number): Input => ({
  ask: Math.max(0, last.number),
  seat,
  move: { kind: 'undo' },
  at,
});

export function recordOf(match: Match): GameRecord {
  const inputs: Input[] = [];
  for (let entry = match.log; entry !== null; entry = entry.before) inputs.push(entry.input);
  const { game, setup, dictionary } = match;
  return { game: game.id, version: game.version, dictionary, ...setup, inputs: inputs.reverse() };
}
