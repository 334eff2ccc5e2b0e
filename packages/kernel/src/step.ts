import { checkTime, timeOf } from './clock.ts';
import { parseOptions } from './options.ts';
import { pileOfOne } from './pack.ts';
import { isRefusal, refuse } from './refusal.ts';
import { commitmentOf } from './rng.ts';
import { BOX, checkStack } from './stack.ts';
import { patch } from './desk.ts';
import { Draft } from './table.ts';
import type {
  Ask,
  Event,
  Form,
  Game,
  Input,
  Move,
  MoveSpec,
  Refusal,
  Seat,
  Setup,
  Shape,
  State,
  View,
} from './types.ts';
import { viewOf } from './view.ts';

/** The number of the ask every seat has until the end: to resign. */
export const STANDING = 0;
const MAX_PHASES = 10_000;

export interface Step<G extends Shape> {
  readonly state: State<G>;
  readonly events: readonly Event[];
  /** Somebody has learnt something the mover could not have known before: there is no way back behind this. */
  readonly revealed: boolean;
  /** What rules have let seats learn of closed cards in this step; for the referee alone. */
  readonly answers: readonly string[];
}

/** Opens a table: the same setup always gives the same deal. */
export function deal<G extends Shape>(game: Game<G>, setup: Setup, tools: G['tools']): Step<G> | Refusal {
  const { seats, stack = {} } = setup;
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const wanted = min === max ? min : `${min} to ${max}`;
    return refuse('bad-seats', `${game.name} is for ${wanted} ${max === 1 ? 'player' : 'players'}.`, seats);
  }
  const options = parseOptions(game, setup.options);
  if (isRefusal(options)) return options;
  const no = game.opens?.(options, seats, tools.pack) ?? null;
  if (no !== null) return no;
  const table = new Draft<G>(emptyState(game, { ...setup, options, stack }, tools), null, tools.pack);
  game.setup(table, tools);
  const bad = checkStack(stack, table.state.zones, game.dice ?? {}, tools.pack);
  if (bad !== null) return bad;
  return finishStep(game, table, tools);
}

function emptyState<G extends Shape>(
  game: Game<G>,
  setup: Required<Pick<Setup, 'seats' | 'seed' | 'stack'>> & { options: G['options'] },
  tools: G['tools'],
): State<G> {
  const { seats, options, seed, stack } = setup;
  const all = <T>(value: () => T): readonly T[] => Array.from({ length: seats }, value);
  return {
    seats,
    options,
    zones: { [BOX]: { owner: null, sight: 'none', row: tools.pack.map(({ id }) => pileOfOne(id)) } },
    scores: all(() => 0),
    out: all(() => false),
    frames: [],
    shared: game.shared(options, seats),
    own: all(() => game.own(options, seats)),
    chance: { seed, used: 0 },
    commitment: commitmentOf(seed),
    stack,
    now: 0,
    nextAsk: STANDING + 1,
    result: null,
  };
}

/** Plays one input, or says why not. A refusal leaves nothing changed: the state given is the state to go on from. */
export function step<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  input: Input,
  tools: G['tools'],
): Step<G> | Refusal {
  const ask = askOf(state, input, specOf(game, input.move.kind)?.when);
  if (isRefusal(ask)) return ask;
  const { seat, move } = input;
  const seen = viewOf(state, seat);
  const no = checkSeen(game, seen, move, tools);
  if (no !== null) return no;
  const table = new Draft(state, seen, tools.pack);
  patch(table, { now: timeOf(state, input) });
  if (ask === null) resign(game, table, seat, tools);
  else {
    if (ask.must) patch(table, { frames: withoutAsk(state, ask) });
    game.moves[move.kind]?.apply(table, seat, move, tools);
  }
  return finishStep(game, table, tools);
}

/** The open ask an input answers; null stands for the right to resign, which every seat has until the end. */
function askOf(state: State, input: Input, when: string | undefined): Ask | null | Refusal {
  const { seat, move } = input;
  if (state.result !== null) return refuse('over', 'The game is over.');
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) {
    return refuse('no-seat', `The seats of this table are 0 to ${state.seats - 1}.`, seat);
  }
  if (state.out[seat]) return refuse('out', 'This seat is out of the game.', seat);
  const late = checkTime(state, input);
  if (late !== null) return late;
  if (input.ask === STANDING) {
    const rule = when ?? 'Outside of a turn a seat can only resign.';
    return move.kind === 'resign' ? null : refuse('wrong-ask', rule, move.kind);
  }
  const ask = state.frames.at(-1)?.asks.find((open) => open.id === input.ask);
  if (ask === undefined) return refuse('stale-ask', 'That question is no longer open.', input.ask);
  if (ask.seat !== seat) return refuse('wrong-seat', 'It is another seat that is asked.', seat);
  if (!ask.kinds.includes(move.kind)) {
    return refuse('wrong-kind', when ?? `Now one can ${ask.kinds.join(', ')}.`, move.kind);
  }
  if (ask.until !== undefined && timeOf(state, input) >= ask.until && !isSameMove(move, ask.otherwise)) {
    return refuse('too-late', 'The time for this has run out.');
  }
  return ask;
}

/** The order of keys says nothing: a move that came over the wire may have another one than the game wrote. */
const isSameMove = (a: Move, b: Move | undefined): boolean => makeSorted(a) === makeSorted(b);

function makeSorted(move: Move | undefined): string | undefined {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(move, sorted);
}

/** What the seat may not do by form or rule, from its own view. Hosts use it to ask before acting. */
export const checkMove = <G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  move: Move,
  tools: G['tools'],
): Refusal | null => checkSeen(game, viewOf(state, seat), move, tools);

function checkSeen<G extends Shape>(game: Game<G>, view: View<G>, move: Move, tools: G['tools']): Refusal | null {
  if (move.kind === 'resign') return checkForm({}, move);
  const spec = specOf(game, move.kind);
  if (spec === undefined) return refuse('no-move', `${game.name} has no move ${move.kind}.`, move.kind);
  return checkForm(spec.form, move) ?? spec.check(view, move, tools);
}

/** A game's own move of this kind, never something every object has. */
const specOf = <G extends Shape>({ moves }: Game<G>, kind: string): MoveSpec<G> | undefined =>
  Object.hasOwn(moves, kind) ? moves[kind] : undefined;

export function checkForm(form: Form, move: Move): Refusal | null {
  for (const part of ['words', 'cards', 'letters', 'zone', 'seat'] as const) {
    const value = move[part];
    const count = value === undefined ? 0 : Array.isArray(value) ? value.length : 1;
    const [min, max] = form[part] ?? [0, 0];
    if (count < min || count > max) {
      const wanted = min === max ? min : `${min} to ${max}`;
      return refuse('bad-form', `"${move.kind}" takes ${wanted} ${part}, not ${count}.`, part);
    }
  }
  const twice = move.cards?.find((card, at, cards) => cards.indexOf(card) !== at);
  return twice === undefined ? null : refuse('bad-form', 'A card can be named only once.', twice);
}

function withoutAsk(state: State, spent: Ask): State['frames'] {
  return state.frames.map((frame) => ({ ...frame, asks: frame.asks.filter((ask) => ask.id !== spent.id) }));
}

function resign<G extends Shape>(game: Game<G>, table: Draft<G>, seat: Seat, tools: G['tools']): void {
  table.say('resigned', seat);
  table.knockOut(seat);
  if (table.state.out.filter((out) => !out).length <= 1) game.finish(table, tools);
}

/** Runs phases until somebody is asked something or the match is over. */
function finishStep<G extends Shape>(game: Game<G>, table: Draft<G>, tools: G['tools']): Step<G> {
  for (let phases = 0; table.state.result === null; phases++) {
    const frame = table.state.frames.at(-1);
    if (frame === undefined) throw new Error(`${game.id} asks nobody and has no result`);
    if (phases > MAX_PHASES) throw new Error(`${game.id} goes round and round in ${frame.then}`);
    if (frame.asks.some((ask) => ask.must)) break;
    table.abort();
    game.phases[frame.then as keyof G['phases']](table, frame.data as G['phases'][keyof G['phases']], tools);
  }
  return { state: table.commit(), events: table.events.slice(), revealed: table.hasRevealed(), answers: table.answers };
}
