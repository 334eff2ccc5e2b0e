import {
  expiredInput,
  type Game,
  type Input,
  isDivergence,
  isRefusal,
  makeRecord,
  type Match,
  openMatch,
  type PackedMatch,
  packMatch,
  openStream,
  parseRecord,
  playInput,
  recordOf,
  replay,
  type Rng,
  type Setup,
  type Tools,
  undoInput,
  unpackMatch,
} from '@deckle/kernel';
import * as checks from './checks.ts';
import { type Coverage, expectedOf, noteStep, noteTable, openCoverage } from './coverage.ts';
import { inputFor } from './inputs.ts';
import { type Chooser, playNext } from './playout.ts';
import { probeAnswer, TEMPERS } from './probe.ts';
import { differenceOf } from './same.ts';

const CHECKS: readonly checks.Check[] = [
  checks.conserved,
  checks.hidden,
  checks.tellable,
  checks.phrased,
  checks.savable,
  checks.blind,
  checks.imaginable,
  checks.discreet,
  checks.legal,
  checks.judgeable,
  checks.sturdy,
  checks.undoable,
];
const MAX_INPUTS = 5000;
/** In one table of so many somebody gives up early on. */
const RESIGNS = 3;
const EARLY = 15;
/** Alone nobody else ends a game in which no word can be laid any more, so somebody gives up after so many inputs. */
const ALONE = 150;

export interface Conformance {
  readonly tables: Iterable<Setup>;
  /** Who sits at a table; unless told, a prober who tries everything, with a clock, undo and resignations. */
  readonly players?: (setup: Setup) => readonly Chooser[];
  /** Each check is made at one step of so many, not all at the same one; 1 makes all of them at every step. */
  readonly every: number;
  readonly tools: Tools;
  /** How many inputs a table may take. */
  readonly limit?: number;
  /** What tables are played for, as `missing` names it: no more of them once it has all come up. Unless told, all are. */
  readonly wanted?: readonly string[];
}

/** What was found in all tables of a game. `missing` names what must come up and never did. */
export interface Report {
  readonly faults: readonly string[];
  readonly missing: readonly string[];
  readonly inputs: number;
}

/** Plays a game in many ways and holds it to what every game must keep. */
export function conform(game: Game, how: Conformance): Report {
  const coverage = openCoverage();
  const missingOf = (wanted: readonly string[]): readonly string[] => wanted.filter((item) => !coverage.seen.has(item));
  const faults: string[] = [];
  let inputs = 0;
  for (const setup of how.tables) {
    if (how.wanted !== undefined && missingOf(how.wanted).length === 0) break;
    const where = `${game.id}, ${setup.seats} seats, ${JSON.stringify(setup.options)}, seed ${setup.seed}`;
    try {
      inputs += tryTable(game, setup, how, coverage);
    } catch (error) {
      faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { faults, missing: missingOf(how.wanted ?? expectedOf(game)), inputs };
}

/** So often a match is packed and goes on from there, for the first time early. */
const PACKED = 250;
const FIRST_PACKED = 10;

/** Plays one table to its end; the number of inputs it took. Throws at the first fault. */
function tryTable(
  game: Game,
  setup: Setup,
  { tools, every, players, limit = MAX_INPUTS }: Conformance,
  coverage: Coverage,
): number {
  const rng = openStream({ seed: `conformance ${setup.seed}`, used: 0 });
  const opened = openMatch(game, setup, tools, 'conformance');
  if (isRefusal(opened)) throw new Error(opened.rule);
  let match: Match = opened;
  let inputs = 0;
  freeze(match.last.state);
  noteTable(coverage, match.last.state);
  const choosers = players?.(setup);
  const goOn = choosers === undefined ? openProbing(setup, rng) : (before: Match) => playNext(before, choosers);
  for (; match.last.state.result === null; inputs++) {
    if (inputs === limit) throw new Error(`has not ended after ${inputs} inputs`);
    const after = goOn(match, inputs);
    if (after === null) throw new Error('nobody can do anything');
    freeze(after.last.state);
    const input = after.last.input as Input;
    noteStep(coverage, match.last.state, after);
    const fault = faultIn({ game, tools, rng, before: match, input, after }, inputs, every);
    if (fault !== null) throw new Error(`${fault}, at input ${inputs} ${JSON.stringify(input)}`);
    match = choosers === undefined && rng.below(20) === 0 ? withUndo(after) : after;
    if (inputs % PACKED === FIRST_PACKED) match = repacked(match);
  }
  checkReplay(match, tools);
  return inputs;
}

function faultIn(trial: checks.Trial, inputs: number, every: number): string | null {
  for (const [at, check] of CHECKS.entries()) {
    const fault = (inputs + at) % every === 0 ? check(trial) : null;
    if (fault !== null) return fault;
  }
  return null;
}

function resigned(match: Match, rng: Rng): Match | null {
  const { state } = match.last;
  const next = playInput(match, inputFor(state, rng.below(state.seats), { kind: 'resign' }));
  return isRefusal(next) ? null : next;
}

/** Some seat does something, or sometimes the clock, and once somebody may give up. */
function openProbing(setup: Setup, rng: Rng): (match: Match, inputs: number) => Match | null {
  const temper = TEMPERS[Number(/\d+$/.exec(setup.seed)?.[0] ?? 0) % TEMPERS.length];
  // Of two who play to the end nobody gives up: that would be the end.
  const resigns = rng.below(RESIGNS) === 0 && (temper !== 'eager' || setup.seats !== 2);
  const early = resigns ? rng.below(EARLY) : null;
  const resignsAt = setup.seats === 1 ? (early ?? ALONE) : early;
  return (match, inputs) => {
    const { game, tools } = match;
    const { state } = match.last;
    const given = inputs === resignsAt ? resigned(match, rng) : null;
    if (given !== null) return given;
    const sleeps = rng.below(12) === 0 ? expiredInput(state, Number.POSITIVE_INFINITY) : null;
    const chooser: Chooser = (view) => (sleeps === null ? probeAnswer(game, view, tools, rng, temper) : null);
    return playNext(
      match,
      Array.from(state.out, () => chooser),
    );
  };
}

function withUndo(match: Match): Match {
  const { input, state } = match.last;
  const back = playInput(match, undoInput(match, input?.seat ?? 0, state.now));
  return isRefusal(back) ? match : back;
}

/** The same match, as it comes back from a store. */
function repacked(match: Match): Match {
  const packed = packMatch(match);
  if (packed === null) return match;
  return unpackMatch(match.game, match.tools, JSON.parse(JSON.stringify(packed)) as PackedMatch);
}

function checkReplay(match: Match, tools: Tools): void {
  const record = parseRecord(makeRecord(recordOf(match)));
  if (isRefusal(record)) throw new Error(`the record: ${record.rule}`);
  const again = replay(match.game, record, tools, 'conformance');
  if (isRefusal(again)) throw new Error(`the replay: ${again.rule}`);
  if (isDivergence(again)) throw new Error(`the replay: input ${again.at}: ${again.refusal.rule}`);
  const other = differenceOf(match.last.state, again.last.state);
  if (other !== null) throw new Error(`the replay differs: ${other}`);
}

/** A frozen state cannot be changed unseen: who tries, throws. */
function freeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part as object);
}
