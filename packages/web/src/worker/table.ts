import { LEVELS, levelNamed, seatPlayer } from '@deckle/bots';
import { games } from '@deckle/games';
import {
  happeningsOf,
  type Hint,
  hintOf,
  makeSave,
  type Player,
  type SavedTable,
  toldOf,
  wordsTried,
} from '@deckle/host';
import {
  eventFor,
  type Game,
  isRefusal,
  type Match,
  openMatch,
  type OptionSpec,
  type OptionValue,
  parseMove,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
  type Setup,
  type View,
  viewOf,
} from '@deckle/kernel';
import {
  isContracted,
  makeTools,
  nearestPlay,
  makeCommand,
  openKinds,
  parseCommand,
  type WordTools,
  wordsOnTrial,
} from '@deckle/words';
import type { Composed, Draft, Line, News, Refused, TableFacts, TablePlan } from '../table/news.ts';
import { printedCard } from '../look/printed.ts';
import { choicesOf } from './choices.ts';
import { compose } from './compose.ts';
import { openWords, type TableWords } from './lists.ts';
import { openRoom, type Room, type RoomMemory } from './room.ts';
import { sceneOf } from './scene.ts';

/** An open table: what the page may ask of it. */
export interface OpenTable {
  readonly facts: TableFacts;
  readonly news: () => News;
  look(seat: Seat): void;
  /** Something said by the viewer, or by another person at this device. */
  say(text: string, seat: Seat | null): Refused | null;
  act(move: unknown): Refused | null;
  compose(draft: Draft): Composed;
  hint(): Hint;
  hurry(): void;
  save(): string;
  readonly memory: () => RoomMemory;
  readonly viewer: () => Seat | null;
  readonly isOver: () => boolean;
  readonly match: () => Match;
  readonly words: TableWords;
  close(): void;
}

export interface Opened {
  readonly id: string;
  readonly match: Match;
  readonly saved: SavedTable;
  readonly words: TableWords;
  readonly pace: number;
  /** Of a table that was left: what is not in its match. */
  readonly memory: RoomMemory | null;
  readonly changed: () => void;
}

export const gameNamed = (id: string): Game | null => games.find((game) => game.id === id) ?? null;

/** A new match as it was planned, or why it cannot be. */
export async function startMatch(
  plan: TablePlan,
  seed: string,
): Promise<{ match: Match; words: TableWords } | Refusal> {
  const game = gameNamed(plan.game);
  if (game === null) return refuse('no-game', `There is no game ${plan.game}.`, plan.game);
  const words = await openWords(plan.words);
  const setup: Setup = { seats: plan.sitters.length, options: plan.options, seed };
  const match = openMatch(game, setup, makeTools(game, setup, words.dictionary), words.dictionary.hash);
  return isRefusal(match) ? match : { match, words };
}

export function openTable({ id, match, saved, words, pace, memory, changed }: Opened): OpenTable {
  const { game, setup } = match;
  const { sitters } = saved;
  const tools = match.tools as WordTools;
  const polite = { ...tools, dictionary: words.polite };
  const seated = (level: string, seat: number): Player => {
    const player = levelNamed(level) ?? LEVELS.at(-1);
    if (player === undefined) throw new Error('there are no levels');
    return seatPlayer(player, game, polite, `${setup.seed} bot ${seat}`);
  };
  const adviser = seated('', sitters.length);
  let hint: { readonly moment: Match['last']; readonly viewer: Seat | null; readonly step: number } | null = null;
  const open = openRoom({
    match,
    players: sitters.map(({ level }, seat) => (level === null ? null : seated(level, seat))),
    time: () => performance.now(),
    pace,
    memory,
    changed,
  });

  const refused = (refusal: Refusal, view: View, text: string): Refused => ({
    refusal,
    nearest: nearestTo(game, view, text, tools),
  });

  return {
    facts: factsOf(id, match, saved),
    news: () => newsOf(open, sitters),
    look: open.look,
    say(text, seat) {
      const whose = seat ?? open.viewer();
      if (whose === null) return { refusal: refuse('no-seat', 'Nobody has the screen now.'), nearest: null };
      const view = viewOf(open.match().last.state, whose);
      const move = parseCommand(game, view, text, tools);
      if (isRefusal(move)) return refused(move, view, text);
      const refusal = open.act(whose, move);
      return refusal === null ? null : refused(refusal, view, text);
    },
    act(value) {
      const move = parseMove(value);
      const viewer = open.viewer();
      if (isRefusal(move)) return { refusal: move, nearest: null };
      if (viewer === null) return { refusal: refuse('no-seat', 'Nobody has the screen now.'), nearest: null };
      const view = open.view();
      const refusal = open.act(viewer, move);
      return refusal === null ? null : refused(refusal, view, makeCommand(game, view, move, tools));
    },
    compose: (draft) => compose(game, open.view(), draft, tools),
    hint() {
      const [moment, viewer] = [open.match().last, open.viewer()];
      const isSame = hint?.moment === moment && hint.viewer === viewer;
      hint = { moment, viewer, step: isSame ? (hint?.step ?? 0) + 1 : 0 };
      return hintOf(open.match(), open.view(), adviser, hint.step);
    },
    hurry: open.hurry,
    save: () => makeSave(recordOf(open.match()), saved),
    memory: open.memory,
    viewer: open.viewer,
    isOver: () => open.match().last.state.result !== null,
    match: open.match,
    words,
    close: open.close,
  };
}

/** The words of a refused command without its verb are what somebody wanted to lay. */
function nearestTo(game: Game, view: View, text: string, tools: WordTools): string | null {
  if (view.seat === null) return null;
  const kinds = openKinds(view, view.seat);
  if (!kinds.some((kind) => game.moves[kind]?.spell !== undefined)) return null;
  const verbs = new Set(
    kinds.flatMap((kind) => game.moves[kind]?.syntax.map((said) => said.split(' ')[0] ?? '') ?? []),
  );
  const words = (text.match(/[a-z]+/gi) ?? []).filter((word) => !verbs.has(word.toLowerCase()));
  const move = words.length === 0 ? null : nearestPlay(game, view, words, tools);
  return move === null ? null : makeCommand(game, view, move, tools);
}

export function factsOf(id: string, match: Match, { sitters, words }: SavedTable): TableFacts {
  const { game, last, tools } = match;
  return {
    id,
    game: { id: game.id, name: game.name },
    chosen: chosenOf(game, last.state.options),
    words,
    sitters,
    pack: (tools as WordTools).pack.map(printedCard),
    isBraille: tools.pack.some(isContracted),
    commitment: last.state.commitment,
  };
}

/** What this table has chosen where the game usually goes otherwise. */
function chosenOf(game: Game, options: { readonly [name: string]: OptionValue }): readonly string[] {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  return Object.entries(specs).flatMap(([name, { label, default: usual, choices }]) => {
    const value = options[name];
    if (value === usual || value === undefined) return [];
    return [choices?.[value]?.split(/[:;]/)[0] ?? `${label.replace(/ \(.*/, '')}: ${value}`];
  });
}

function newsOf(room: Room, sitters: TableFacts['sitters']): News {
  const match = room.match();
  const { game, last } = match;
  const tools = match.tools as WordTools;
  const viewer = room.viewer();
  const view = room.view();
  return {
    moment: (match.log?.number ?? -1) + 1,
    viewer,
    curtain: room.curtain(),
    ...sceneOf(game, view, sitters, tools.pack),
    lines: linesOf(match, viewer, sitters),
    asks: view.asks.filter(({ seat }) => seat === viewer).map(({ id, must }) => ({ id, must })),
    choices: viewer === null || view.result !== null ? [] : choicesOf(game, view, tools),
    others: othersOf(match, viewer, sitters),
    onTrial: trialOf(match, view),
    fresh: freshOf(last),
    canUndo: viewer !== null && last.input?.seat === viewer && !last.revealed && view.result === null,
    myTurn: view.asks.some((ask) => ask.seat === viewer && ask.must),
    now: room.now(),
    running: room.isRunning(),
    result: view.result === null ? null : { ...view.result, seed: view.seed ?? '' },
    unkept: null,
  };
}

/** Everything that happened, what was taken back too. */
function linesOf(match: Match, viewer: Seat | null, sitters: TableFacts['sitters']): readonly Line[] {
  const all = happeningsOf(match);
  const takers = new Map(all.flatMap(({ number, takesBack }) => (takesBack === null ? [] : [[takesBack, number]])));
  return all.flatMap((happening) => {
    const { number: moment, takesBack } = happening;
    const takenBack = takers.get(moment) ?? null;
    return toldOf(match, happening, viewer, sitters).map((told) => ({ ...told, moment, takesBack, takenBack }));
  });
}

/** People at this device may say what needs no cards while somebody else has the screen: `challenge`. */
function othersOf(match: Match, viewer: Seat | null, sitters: TableFacts['sitters']): News['others'] {
  const { game, last } = match;
  if (viewer === null || last.state.result !== null) return [];
  return sitters.flatMap(({ level }, seat) => {
    if (level !== null || seat === viewer) return [];
    const view = viewOf(last.state, seat);
    const may = view.asks.filter((ask) => ask.seat === seat && !ask.must).flatMap(({ kinds }) => kinds);
    return may.filter((kind) => game.moves[kind]?.syntax.includes(kind)).map((command) => ({ seat, command }));
  });
}

function trialOf(match: Match, view: View): readonly string[] {
  const kinds = view.seat === null ? [] : openKinds(view, view.seat);
  const judged = kinds.flatMap((kind) =>
    ['challenge', 'allow', 'accept', 'reject'].includes(kind) ? wordsOnTrial(view, { kind }) : [],
  );
  return [...new Set([...judged, ...wordsTried(match)])];
}

export function freshOf({ events }: Match['last']): readonly number[] {
  return events.flatMap((event) => {
    const seen = eventFor(event, null);
    return seen.kind === 'moved' && seen.cards !== null ? seen.cards : [];
  });
}
