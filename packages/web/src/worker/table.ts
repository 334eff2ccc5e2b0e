import { levelNamed, seatPlayer, usualLevel, type Vocabulary } from '@deckle/bots';
import { games } from '@deckle/games';
import {
  happeningFor,
  happeningsOf,
  type Hint,
  makeSave,
  onlyPerson,
  peopleOf,
  type Player,
  type SavedTable,
  wordsTried,
} from '@deckle/host';
import {
  type Game,
  isRefusal,
  type Match,
  openMatch,
  parseMove,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
  type Setup,
  type View,
  viewOf,
} from '@deckle/kernel';
import { makeCommand, makeTools, parseCommand, type WordTools } from '@deckle/words';
import type { Composed, Draft, News, Refused, TableFacts, TablePlan } from '../table/news.ts';
import { openAdvice } from './advice.ts';
import { compose } from './compose.ts';
import { freshIn } from './fresh.ts';
import { openWords, type TableWords } from './lists.ts';
import { openRoom, type Pace, type Room, type RoomMemory } from './room.ts';
import { openThinking } from './thinking.ts';
import { factsFrom, newsFrom, refusedBy, type Seen } from './seen.ts';

/** An open table: what the page may ask of it. */
export interface OpenTable {
  readonly facts: TableFacts;
  readonly news: () => Omit<News, 'mine'>;
  look(seat: Seat): void;
  /** Whoever has given the screen away may take back what they did last. */
  takeBack(): void;
  /** Something said by the viewer, or by another person at this device. */
  say(text: string, seat: Seat | null): Refused | null;
  act(move: unknown): Refused | null;
  compose(draft: Draft): Composed;
  hint(words: Vocabulary): Hint;
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
  readonly pace: Pace;
  /** Of a table that was left: what is not in its match. */
  readonly memory: RoomMemory | null;
  readonly changed: () => void;
}

/** Bots that think no longer than this answer here, without a worker of their own. */
const AT_ONCE = 50;

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
  const thinking = openThinking(() => open.wake());
  const seated = (level: string, seat: number): Player => {
    const player = levelNamed(level) ?? usualLevel;
    const seed = `${setup.seed} bot ${seat}`;
    const here = seatPlayer(player, game, polite, seed, () => performance.now());
    return player.budget > AT_ONCE
      ? thinking.seat({ game: game.id, words: saved.words, level: player.name, seed }, here)
      : here;
  };
  const advice = openAdvice(
    match,
    polite,
    sitters.map(({ level }) => level),
    `${setup.seed} bot ${sitters.length}`,
  );
  const open = openRoom({
    match,
    players: sitters.map(({ level }, seat) => (level === null ? null : seated(level, seat))),
    time: () => performance.now(),
    pace,
    memory,
    changed,
  });

  const refused = (refusal: Refusal, view: View, text: string): Refused =>
    refusedBy({ game, polite }, refusal, view, text);

  return {
    facts: factsOf(id, match, saved),
    news: () => newsOf(open, sitters),
    look: open.look,
    takeBack: open.takeBack,
    say(text, seat) {
      const whose = seat ?? open.viewer();
      if (whose === null) return { refusal: refuse('no-seat', 'Nobody has the screen now.'), nearest: null };
      const view = viewOf(open.match().last.state, whose);
      const move = parseCommand(game, view, text, tools);
      const isSeen = whose === open.viewer();
      const refusal = isRefusal(move) ? move : open.act(whose, move);
      if (refusal === null) return null;
      // What they could do with their cards is nothing for whoever has the screen.
      return isSeen ? refused(refusal, view, text) : { refusal, nearest: null };
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
    hint(words) {
      if (saved.hints === 'off') return { text: 'There are no hints at this table.', command: null };
      if (saved.hints === 'told') open.tellHint();
      return advice.hint(open.view(), open.match().last, words);
    },
    hurry: open.hurry,
    save: () => makeSave(recordOf(open.match()), saved),
    memory: open.memory,
    viewer: open.viewer,
    isOver: () => open.match().last.state.result !== null,
    match: open.match,
    words,
    close() {
      thinking.close();
      open.close();
    },
  };
}

export function factsOf(id: string, match: Match, { sitters, words, hints = 'on' }: SavedTable): TableFacts {
  const people = peopleOf(sitters);
  const href = id === '' ? '' : `/tables/${id}`;
  return factsFrom(match, match.last.state, { id, href, words, sitters, people, hints });
}

function newsOf(room: Room, sitters: TableFacts['sitters']): Omit<News, 'mine'> {
  const match = room.match();
  const viewer = room.viewer();
  const view = room.view();
  const happenings = happeningsOf(match).map((happening) => happeningFor(happening, viewer));
  const seen: Seen = {
    view,
    happenings,
    tried: wordsTried(match),
    fresh: freshIn(happenings, view),
    canUndo: room.mayUndo(),
    now: room.now(),
    running: room.isRunning(),
  };
  const you = onlyPerson(sitters);
  const news = newsFrom(match, seen, sitters, you);
  return {
    ...news,
    lines: withHints(news.lines, room.memory().hinted, sitters, you),
    curtain: room.curtain(),
    takeBack: room.mayTakeBack(),
    others: othersOf(match, viewer, sitters),
    canHurry: !news.myTurn && news.asks.length > 0,
  };
}

/** Where all are told of hints, each stands after what had happened by then. */
function withHints(
  lines: News['lines'],
  hinted: RoomMemory['hinted'],
  sitters: TableFacts['sitters'],
  you: Seat | null,
): News['lines'] {
  if (hinted.length === 0) return lines;
  const told = hinted.map(({ moment, seat }) => ({
    moment,
    text: seat === you ? 'You take a hint.' : `${sitters[seat]?.name ?? ''} takes a hint.`,
    kind: 'said' as const,
    aside: false,
    words: [],
    takenBack: null,
    takesBack: null,
  }));
  return [...lines, ...told].sort((a, b) => a.moment - b.moment);
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
