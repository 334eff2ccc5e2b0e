import { commitmentOf, inAnyOrder, type Rng, type Seat, type State } from '@deckle/kernel';
import { ENOUGH, tallyOf, winsIn } from './outcomes.ts';
import { hasteOf, hastySitter, playToEnd } from './play-out.ts';
import type { Swing, Tally } from './review-types.ts';
import type { Study } from './study.ts';

/** Games played on from one turn: fewer tell nothing, and more nobody needs. */
const [GAMES, MOST] = [10, 40];
/** The work up to the end of each part: turns all over the match; between those that differ most; the turns suspected. */
const [OVERVIEW, BETWEEN] = [0.5, 0.6];
/** Turns that are looked at before those where something better was found. */
const COARSE = 8;
/** Changes that are looked into: from this size, so many of them, with so many games before and after. */
const SUSPECT = 0.15;
const SUSPECTS = 4;
const [FEW, MANY] = [20, 60];

/** The table before a turn, or at the end. */
export interface Stage {
  readonly state: State;
  readonly seat: Seat;
  /** Inputs of the match still to come. */
  readonly rest: number;
}

export interface Chances {
  /** How games ended that were played on from each stage. */
  readonly ends: readonly (readonly State[])[];
  /** The turns that were looked into. */
  readonly swings: readonly { readonly at: number; readonly swing: Swing }[];
}

/**
 * Plays on from the turns of a match with equal players, from the hands as they were and with closed piles shuffled anew:
 * the same is known before a turn and after it, so that they differ by that turn and what was drawn. `stages` are all turns and the end; `wanted` those it matters most to know. Where the first
 * games differ most from one turn to the next, new games tell whether that was chance. Gives the share of the work done.
 */
export function* studyChances(
  study: Study,
  stages: readonly Stage[],
  wanted: readonly number[],
  answers: number,
): Generator<number, Chances> {
  const ends = stages.map((): State[] => []);
  const player = openPlayer(study, stages, answers);
  const share = (at: number, seat: Seat): number => winsIn(ends[at] as State[], seat) / (ends[at] as State[]).length;
  const play = (at: number, games: number): readonly State[] => {
    const found = player.play(at, games);
    (ends[at] as State[]).push(...found);
    return found;
  };
  const turns = stages.length - 1;
  const order = [...new Set([...spread(turns).slice(0, COARSE), ...wanted, ...spread(turns)])];
  for (const at of order) {
    if (!player.isIn(OVERVIEW, at, GAMES)) continue;
    play(at, GAMES);
    yield player.done();
  }
  const isAlone = (stages[0]?.state.seats ?? 1) === 1;
  const known = (): readonly number[] => stages.flatMap((_, at) => ((ends[at] as State[]).length < ENOUGH ? [] : [at]));
  const swings: { readonly at: number; readonly swing: Swing }[] = [];
  if (!isAlone && known().length > 0) {
    play(turns, GAMES);
    for (;;) {
      const at = widest(known(), (a, b) => difference(stages, share, a, b));
      if (at === null || !player.isIn(BETWEEN, at, GAMES)) break;
      play(at, GAMES);
      yield player.done();
    }
    const suspects = suspectsIn(known(), (at) =>
      Math.abs(share(at + 1, moverOf(stages, at)) - share(at, moverOf(stages, at))),
    );
    for (const [place, at] of suspects.entries()) {
      const games = player.gamesIn([at, at + 1], suspects.length - place);
      if (games < FEW) continue;
      const seat = moverOf(stages, at);
      const [before, after] = [play(at, games), play(at + 1, games)].map((all) => tallyOf(all, seat)) as [Tally, Tally];
      swings.push({ at, swing: { before, after, isEnd: at + 1 === turns } });
      yield player.done();
    }
  }
  for (let most = GAMES; most <= MOST; most += GAMES) {
    for (const at of order) {
      if ((ends[at] as State[]).length >= most || !player.isIn(1, at, GAMES)) continue;
      play(at, GAMES);
      yield player.done();
    }
  }
  return { ends, swings };
}

/** Plays games and counts what they cost. */
function openPlayer(study: Study, stages: readonly Stage[], answers: number) {
  const sitter = hastySitter(study);
  const haste = hasteOf(study.game);
  let [spent, expected] = [0, 0];
  const restOf = (at: number): number => (stages[at] as Stage).rest;
  /** Hasty players take fewer answers to the end than the match, or more: as it was so far. */
  const costOf = (at: number, games: number): number =>
    haste * games * restOf(at) * (expected === 0 ? 1 : spent / expected);
  return {
    play(at: number, games: number): readonly State[] {
      const ends: State[] = [];
      for (let game = 0; game < games; game++) {
        const { end, answers: given } = playToEnd(study, shuffled((stages[at] as Stage).state, study.rng), sitter);
        spent += haste * given;
        if (end !== null) ends.push(end);
      }
      expected += haste * games * restOf(at);
      return ends;
    },
    done: (): number => Math.min(1, spent / answers),
    isIn: (part: number, at: number, games: number): boolean => spent + costOf(at, games) <= part * answers,
    /** So many games from each of these stages use up one of so many parts of the work that is left. */
    gamesIn(at: readonly number[], parts: number): number {
      const cost = at.reduce((sum, each) => sum + costOf(each, 1), 0);
      return Math.min(MANY, Math.floor((answers - spent) / parts / cost));
    },
  };
}

/** The same table, with everything that nobody sees in another order. */
function shuffled(state: State, rng: Rng): State {
  const zones = Object.entries(state.zones).map(([id, zone]) =>
    zone.sight === 'none' ? [id, { ...zone, row: inAnyOrder(zone.row, rng) }] : [id, zone],
  );
  const seed = `played on ${rng.below(2 ** 32)} ${rng.below(2 ** 32)}`;
  const chance = { seed, used: 0 };
  return { ...state, zones: Object.fromEntries(zones), chance, commitment: commitmentOf(seed), stack: {} };
}

const moverOf = (stages: readonly Stage[], at: number): Seat => (stages[at] as Stage).seat;

/** The most that the share of a seat differs between two stages. */
function difference(stages: readonly Stage[], share: (at: number, seat: Seat) => number, a: number, b: number): number {
  const scores = stages[0]?.state.scores ?? [];
  return Math.max(...scores.map((_, seat) => Math.abs(share(b, seat) - share(a, seat))));
}

/** Halfway between the neighbours that differ most and have something between them; null where none do enough. */
function widest(known: readonly number[], differenceOf: (a: number, b: number) => number): number | null {
  const gaps = known.slice(1).flatMap((b, place) => {
    const a = known[place] as number;
    return b - a > 1 ? [{ middle: (a + b) >> 1, size: differenceOf(a, b) }] : [];
  });
  const [most] = gaps.filter(({ size }) => size >= SUSPECT).sort((a, b) => b.size - a.size);
  return most?.middle ?? null;
}

/** The turns that seem to have changed most, of those known before and after. */
function suspectsIn(known: readonly number[], changeOf: (at: number) => number): readonly number[] {
  return known
    .filter((at) => known.includes(at + 1) && changeOf(at) >= SUSPECT)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, SUSPECTS);
}

/** All numbers below this, in an order that is spread evenly wherever one stops: 0 and the last, halves, quarters … */
export function spread(count: number): readonly number[] {
  const found = new Set<number>(count === 0 ? [] : [0]);
  for (let parts = 1; found.size < count; parts *= 2) {
    for (let part = 1; part <= parts; part++) found.add(Math.round(((count - 1) * part) / parts));
  }
  return [...found];
}
