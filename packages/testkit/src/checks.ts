import {
  changeOf,
  checkMove,
  type Event,
  eventFor,
  type Game,
  imagine,
  type Input,
  isRefusal,
  type Match,
  playInput,
  type Rng,
  type Seat,
  sees,
  type State,
  step,
  type Tools,
  undoInput,
  type View,
  viewOf,
  withChange,
} from '@deckle/kernel';
import { DOUBTING, judging, wordsOnTrial } from '@deckle/words';
import { inputFor } from './inputs.ts';
import { permuteUnseen, replaceCards, shuffled, unseenCards } from './permute.ts';
import { candidatesOf, changedMove, nonsense } from './probe.ts';
import { differenceOf } from './same.ts';

/** One step of a match on trial: the input took `before` to `after`. */
export interface Trial {
  readonly game: Game;
  readonly tools: Tools;
  readonly rng: Rng;
  readonly before: Match;
  readonly input: Input;
  readonly after: Match;
}

/** Says what is wrong with a step, or null. */
export type Check = (trial: Trial) => string | null;

const viewers = (state: State): readonly (Seat | null)[] => [null, ...state.out.keys()];

export const conserved: Check = ({ tools, after }) => {
  const cards = Object.values(after.last.state.zones).flatMap(({ row }) => row.flat());
  cards.sort((a, b) => a - b);
  return differenceOf(cards, [...tools.pack.keys()]) === null ? null : 'cards came or went';
};

/** A state that was saved and loaded is the same and goes on the same. */
export const savable: Check = ({ game, tools, before, input, after }) => {
  const loaded = JSON.parse(JSON.stringify(before.last.state)) as State;
  const lost = differenceOf(before.last.state, loaded);
  if (lost !== null) return `the state does not come through JSON: ${lost}`;
  const next = step(game, loaded, input, tools);
  if (isRefusal(next)) return `the loaded state refuses: ${next.rule}`;
  const other = differenceOf(after.last.state, next.state);
  return other === null ? null : `the loaded state goes on otherwise: ${other}`;
};

/** No card, answer or seed is shown to who may not see it. */
export const hidden: Check = ({ after }) => {
  const { state, events } = after.last;
  const named = { phase: cardsNamed(state.frames.map(({ data }) => data)), shared: cardsNamed(state.shared) };
  for (const seat of viewers(state)) {
    const leak = leakIn(viewOf(state, seat), named, unseenCards(state, seat));
    if (leak !== null) return `seat ${seat} is shown ${leak}`;
    for (const event of events) {
      const told = eventFor(event, seat);
      if (told.kind !== 'moved' || told.cards === null) continue;
      const ends = [state.zones[told.from], state.zones[told.to]];
      if (!ends.some((zone) => zone !== undefined && sees(seat, zone))) return `seat ${seat} is told of ${told.to}`;
    }
  }
  return null;
};

/** What all may see is the same for every seat, so the cards named there are found once. */
type Named = { readonly [Part in 'phase' | 'shared']: readonly number[] };

function leakIn(view: View, named: Named, unseen: ReadonlySet<number>): string | null {
  for (const [id, { row }] of Object.entries(view.zones)) {
    if (row?.flat().some((card) => unseen.has(card))) return `cards of ${id}`;
  }
  for (const { seat, otherwise } of view.asks) {
    if (otherwise === undefined) continue;
    if (seat !== view.seat) return 'what another does when time is up';
    if (otherwise.cards?.some((card) => unseen.has(card))) return 'cards in its own time-out';
  }
  for (const part of ['phase', 'shared'] as const) {
    const shown = named[part].find((card) => unseen.has(card));
    if (shown !== undefined) return `card ${shown} in ${part}`;
  }
  return view.result === null && view.seed !== null ? 'the seed' : null;
}

/** Cards as moves name them, wherever a game's data hold a move: `cards: […]`, `play: …`. */
function cardsNamed(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const isCards = (name === 'cards' && Array.isArray(part)) || (name === 'play' && typeof part === 'number');
    const named = isCards ? numbersIn(part) : [];
    return [...named, ...cardsNamed(part)];
  });
}

/** Whoever saw the table before and is told what has changed sees it as it is. */
export const tellable: Check = ({ before, after }) => {
  const [from, to] = [before.last.state, after.last.state];
  for (const seat of viewers(from)) {
    const other = differenceOf(viewOf(to, seat), withChange(viewOf(from, seat), changeOf(from, to, seat)));
    if (other !== null) return `seat ${seat} is not told what has changed: ${other}`;
  }
  return null;
};

/** A view is the same however the cards it does not show are dealt. */
export const blind: Check = ({ after, rng }) => {
  const { state } = after.last;
  if (state.result !== null) return null;
  for (const seat of viewers(state)) {
    const other = differenceOf(viewOf(state, seat), viewOf(permuteUnseen(state, seat, rng), seat));
    if (other !== null) return `the view of seat ${seat} depends on cards it does not show: ${other}`;
  }
  return null;
};

/** What a seat imagines the table to be looks to it like the table it sees. */
export const imaginable: Check = ({ game, tools, after, rng }) => {
  const { state } = after.last;
  if (state.result !== null) return null;
  for (const seat of state.out.keys()) {
    const view = viewOf(state, seat);
    const own = view.asks.filter((ask) => ask.seat === seat);
    const { commitment, asks, ...imagined } = viewOf(imagine(game, view, tools.pack, rng), seat);
    const mine = { ...imagined, commitment: view.commitment, asks: asks.filter((ask) => ask.seat === seat) };
    const other = differenceOf({ ...view, asks: own }, mine);
    if (other !== null) return `seat ${seat} imagines another table than it sees: ${other}`;
    if (commitment === view.commitment) return `seat ${seat} knows what is to come`;
  }
  return null;
};

/**
 * What a seat learns from a step is the same however the cards are dealt that it saw neither before nor after. Cards
 * named in the data stay where they are, with the hand they are in: a play that waits there was checked against that
 * hand. Points may count closed hands. Where a rule answers a question about closed cards, only a deal with the same
 * answer tells what was learnt beside it.
 */
export const discreet: Check = ({ game, tools, before, input, after, rng }) => {
  const [from, to] = [before.last.state, after.last.state];
  if (to.result !== null) return null;
  const named = namedCards(from, input);
  for (const seat of viewers(from)) {
    const known = new Set(named);
    for (const event of after.last.events) if (event.kind === 'moved') knownFrom(event, seat, known);
    const later = unseenCards(to, seat);
    const closed = [...unseenCards(from, seat)].filter((card) => later.has(card) && !known.has(card));
    const other = step(game, replaceCards(from, shuffled(closed, rng)), input, tools);
    if (isRefusal(other) || differenceOf(after.last.answers, other.answers) !== null) continue;
    const leak = differenceOf(learnt(after.last, seat), learnt(other, seat));
    if (leak !== null) return `seat ${seat} learns of cards it has not seen: ${leak}`;
  }
  return null;
};

function namedCards({ shared, own, frames, zones }: State, { move }: Input): ReadonlySet<number> {
  const named = new Set(numbersIn([shared, own, frames, move]));
  for (const { owner, row } of Object.values(zones)) {
    const cards = row.flat();
    if (owner !== null && cards.some((card) => named.has(card))) for (const card of cards) named.add(card);
  }
  return named;
}

function knownFrom(event: Event & { kind: 'moved' }, seat: Seat | null, known: Set<number>): void {
  const told = eventFor(event, seat);
  if (told.kind === 'moved') for (const card of told.cards ?? []) known.add(card);
}

const learnt = ({ state, events }: { state: State; events: readonly Event[] }, seat: Seat | null): unknown => ({
  view: { ...viewOf(state, seat), scores: null },
  events: events.filter((event) => event.kind !== 'scored').map((event) => eventFor(event, seat)),
});

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

export const phrased: Check = ({ game, after }) => {
  const silent = after.last.events.find((event) => event.kind === 'said' && !Object.hasOwn(game.phrases, event.what));
  return silent?.kind === 'said' ? `there is no phrase for ${silent.what}` : null;
};

/** Whatever is proposed to a seat that is asked, it may do. */
export const legal: Check = ({ game, tools, after }) => {
  const { state } = after.last;
  for (const ask of state.frames.at(-1)?.asks ?? []) {
    const view = viewOf(state, ask.seat);
    for (const move of ask.kinds.flatMap((kind) => candidatesOf(game, kind, view, tools, 3))) {
      const no = ask.kinds.includes(move.kind) ? checkMove(game, state, ask.seat, move, tools) : { rule: 'not asked' };
      if (no !== null) return `candidate ${JSON.stringify(move)} for seat ${ask.seat}: ${no.rule}`;
    }
  }
  return null;
};

/** Who is asked to judge words can tell which, without knowing the game. */
export const judgeable: Check = ({ game, tools, after }) => {
  const { state } = after.last;
  for (const { seat, kinds } of state.frames.at(-1)?.asks ?? []) {
    const view = viewOf(state, seat);
    for (const kind of kinds.filter((one) => DOUBTING.includes(one) || one === 'accept')) {
      const silent = candidatesOf(game, kind, view, tools, 3).find(
        (move) => wordsOnTrial(view, judging(game, view, move)).length === 0,
      );
      if (silent !== undefined) return `seat ${seat} cannot tell which words ${kind} is about`;
    }
  }
  return null;
};

/** Nonsense is refused, or is legal by luck; it never throws (the states are frozen, so it cannot change them either). */
export const sturdy: Check = ({ game, before, input, after, rng }) => {
  const { state } = before.last;
  const view = viewOf(state, input.seat);
  const tries = [
    ...Array.from({ length: 3 }, () => nonsense(game, input.move.kind, view, rng)),
    changedMove(view, input.move, rng),
  ];
  for (const move of tries) {
    try {
      playInput(before, { ...input, move });
      playInput(before, inputFor(state, rng.below(state.seats), move));
    } catch (error) {
      return `${JSON.stringify(move)} throws ${String(error)}`;
    }
  }
  const ask = state.frames.at(-1)?.asks.find(({ id }) => id === input.ask);
  return ask?.must && !isRefusal(playInput(after, input)) ? 'one ask is answered twice' : null;
};

/** What may be taken back and is done again leads to the same table. */
export const undoable: Check = ({ before, input, after }) => {
  const back = playInput(after, undoInput(after, input.seat, after.last.state.now));
  if (isRefusal(back)) return null;
  const { now, nextAsk } = after.last.state;
  const undone = differenceOf({ ...before.last.state, now, nextAsk }, back.last.state);
  if (undone !== null) return `undo leads elsewhere: ${undone}`;
  const again = playInput(back, { ...input, at: now });
  if (isRefusal(again)) return `done again after undo: ${again.rule}`;
  const redone = differenceOf(renumbered(after.last.state), renumbered(again.last.state));
  return redone === null ? null : `redo leads elsewhere: ${redone}`;
};

/** Asks numbered by their order: an undo never gives a number out again. */
function renumbered(state: State): State {
  const ids = state.frames.flatMap(({ asks }) => asks.map(({ id }) => id)).sort((a, b) => a - b);
  const frames = state.frames.map((frame) => ({
    ...frame,
    asks: frame.asks.map((ask) => ({ ...ask, id: ids.indexOf(ask.id) })),
  }));
  return { ...state, frames, nextAsk: 0 };
}
