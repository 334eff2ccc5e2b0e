import { type Host, openHost, type Player } from '@deckle/host';
import {
  askFor,
  checkMove,
  type Match,
  type Millis,
  type Move,
  type Refusal,
  refuse,
  type Seat,
  type View,
} from '@deckle/kernel';
import { hasLaid } from './fresh.ts';

/** What a seat did while the others could not see it; nothing when its time ran out. */
export interface Sealed {
  readonly seat: Seat;
  readonly ask: number | null;
  readonly at: Millis;
  readonly move: Move | null;
}

/** People who are asked at once: each in turn gets the same question with the same clock. */
interface Round {
  readonly waiting: readonly Seat[];
  readonly answers: readonly Sealed[];
  /** When the one who has the screen got it, by the wall. */
  readonly began: Millis;
}

/** What a room knows beyond its match, so that it can be closed in the middle of anything and opened again. */
export interface RoomMemory {
  /** The time at the table. */
  readonly now: Millis;
  /** Answers that are still secret. */
  readonly answers: readonly Sealed[];
  /** How long the one who has the screen has thought about such an answer. */
  readonly spent: Millis;
  /** Hints that all were told of. */
  readonly hinted: readonly Hinted[];
}

/** Somebody has taken a hint after this input. */
export interface Hinted {
  readonly moment: number;
  readonly seat: Seat;
}

const NOTHING: RoomMemory = { now: 0, answers: [], spent: 0, hinted: [] };

/** One device with the people at it: who has the screen, whose turn it is to take it, and the match they play. */
export interface Room {
  readonly match: () => Match;
  readonly viewer: () => Seat | null;
  readonly curtain: () => Seat | null;
  readonly view: () => View;
  readonly now: () => Millis;
  readonly isRunning: () => boolean;
  readonly memory: () => RoomMemory;
  /** The person takes the screen. */
  look(seat: Seat): void;
  act(seat: Seat, move: Move): Refusal | null;
  /** All are told that the viewer has taken a hint, once at each moment. */
  tellHint(): void;
  /** Nobody wants to wait for the bots any longer. */
  hurry(): void;
  /** A bot that thought has made up its mind. */
  wake(): void;
  close(): void;
}

/** `rest`: after cards were laid, which are to be seen before others lie on them; `least`: after all else. */
export interface Pace {
  readonly least: Millis;
  readonly rest: () => Millis;
}

export interface Opening {
  readonly match: Match;
  /** By seat; null where a person sits. */
  readonly players: readonly (Player | null)[];
  readonly time: () => Millis;
  /** Bots take at least so long, so that one can follow. */
  readonly pace: Pace;
  readonly memory: RoomMemory | null;
  readonly changed: (room: Room) => void;
}

export function openRoom({ match, players, time, pace, memory, changed }: Opening): Room {
  const people = players.flatMap((player, seat) => (player === null ? [seat] : []));
  let viewer: Seat | null = people.length === 1 ? (people[0] as Seat) : null;
  let curtain: Seat | null = null;
  let round: Round | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let played = Number.NEGATIVE_INFINITY;
  let isRunning = true;
  let { answers: secret, spent, hinted } = memory ?? NOTHING;
  const host = openHost({
    match,
    players,
    time,
    played: () => {
      played = time();
    },
  });
  // A closed table has no time; what was used up before is not given back.
  host.skipTo((memory ?? NOTHING).now);

  const pause = (): void => {
    if (isRunning) host.pause();
    isRunning = false;
  };
  /** Who is asked themselves waits for nobody, and in a race time counts. */
  const paceNow = (): Millis => {
    return hasLaid(host.match().last.events) && !people.some((seat) => mustAct(host, seat)) ? pace.rest() : pace.least;
  };
  const go = (): void => {
    if (!isRunning) host.go();
    isRunning = true;
  };

  const room: Room = {
    match: host.match,
    viewer: () => viewer,
    curtain: () => curtain,
    view: () => host.view(viewer),
    now: () => (round === null || viewer === null ? host.now() : host.now() + time() - round.began),
    isRunning: () => isRunning || (round !== null && viewer !== null),
    memory: () => ({
      now: host.now(),
      answers: round?.answers ?? NOTHING.answers,
      spent: round === null || viewer === null ? 0 : time() - round.began,
      hinted,
    }),
    look(seat) {
      if (curtain !== seat) return;
      [viewer, curtain] = [seat, null];
      if (round === null) go();
      else round = { ...round, began: time() - spent };
      spent = 0;
      settle();
    },
    act(seat, move) {
      const refusal = round !== null && seat === viewer ? seal(seat, move) : host.act(seat, move);
      if (refusal === null) settle();
      return refusal;
    },
    tellHint() {
      const moment = host.match().last.number;
      const isTold = hinted.some((each) => each.moment === moment && each.seat === viewer);
      if (viewer === null || isTold) return;
      hinted = [...hinted, { moment, seat: viewer }];
      changed(room);
    },
    hurry() {
      host.hurry();
      played = Number.NEGATIVE_INFINITY;
      settle();
    },
    wake() {
      host.reconsider();
      settle();
    },
    close: () => clearTimeout(timer),
  };

  /** An answer in a round of sealed ones: taken if the table would take it now. */
  function seal(seat: Seat, move: Move): Refusal | null {
    const { game, last, tools } = host.match();
    if (move.kind === 'undo') return refuse('no-undo', 'There is nothing to take back.');
    const refusal = checkMove(game, last.state, seat, move, tools);
    if (refusal !== null) return refusal;
    const ask = askFor(host.view(seat), seat, move.kind)?.id ?? null;
    answer({ seat, ask, at: room.now(), move });
    return null;
  }

  function answer(sealed: Sealed): void {
    if (round === null) return;
    round = { ...round, waiting: round.waiting.slice(1), answers: [...round.answers, sealed] };
    viewer = null;
    if (round.waiting.length > 0) return;
    const { answers } = round;
    round = null;
    for (const each of answers.toSorted((a, b) => a.at - b.at)) playSealed(host, each);
    go();
  }

  /** Lets happen what is due, finds out who is to have the screen, and tells it. */
  function settle(): void {
    clearTimeout(timer);
    const isLive = round === null && isRunning && host.match().last.state.result === null;
    if (isLive && time() - played >= paceNow()) host.tick();
    hand();
    changed(room);
    wait();
  }

  /** The screen goes to whoever must act. */
  function hand(): void {
    if (people.length < 2) return;
    if (host.match().last.state.result !== null) {
      [viewer, curtain, round] = [viewer ?? (people[0] as Seat), null, null];
      return;
    }
    if (round === null) {
      const asked = people.filter((seat) => mustAct(host, seat));
      if (asked.length > 1) {
        const answers = secret.filter((sealed) => asked.includes(sealed.seat) && isOpenTo(host, sealed));
        const waiting = asked.filter((seat) => !answers.some((sealed) => sealed.seat === seat));
        round = { ...(waiting.length === 0 ? { waiting: asked, answers: [] } : { waiting, answers }), began: time() };
        secret = [];
        pause();
      } else if (asked.length === 1 && asked[0] !== viewer) draw(asked[0] as Seat);
      else if (viewer === null && curtain === null && asked.length === 0) {
        const free = people.find((seat) => host.view(seat).asks.some((ask) => ask.seat === seat));
        if (free !== undefined) draw(free);
      }
    }
    const [next] = round?.waiting ?? [];
    if (next !== undefined && viewer !== next) draw(next);
  }

  /** Draws the curtain until this person takes the screen. Meanwhile the clock stands still. */
  function draw(seat: Seat): void {
    [viewer, curtain] = [null, seat];
    pause();
  }

  function wait(): void {
    if (host.match().last.state.result !== null || curtain !== null) return;
    const left = round === null ? freeTime() : sealedTime();
    // Timers cut off fractions: what comes too early would tell nothing new, and wait again.
    const until = left === null ? null : Math.ceil(Math.max(0, Math.min(left, LONGEST)));
    if (until !== null) timer = setTimeout(round === null ? settle : expire, until);
  }

  function freeTime(): Millis | null {
    const left = host.left();
    return left === null ? null : Math.max(left, paceNow() - (time() - played));
  }

  function sealedTime(): Millis | null {
    const end = viewer === null ? null : deadlineOf(host.view(viewer), viewer);
    return end === null ? null : end - room.now();
  }

  /** The time of a sealed answer is up. */
  function expire(): void {
    if (round === null || viewer === null) return;
    const deadline = deadlineOf(host.view(viewer), viewer);
    if (deadline !== null && deadline <= room.now()) {
      const late = host.view(viewer).asks.find((ask) => ask.seat === viewer && ask.until === deadline);
      answer({ seat: viewer, ask: late?.id ?? null, at: deadline, move: null });
    }
    settle();
  }

  hand();
  wait();
  return room;
}

/** Timers count no further. */
const LONGEST = 2 ** 31 - 1;

const mustAct = (host: Host, seat: Seat): boolean => host.view(seat).asks.some((ask) => ask.seat === seat && ask.must);

const isOpenTo = (host: Host, { seat, ask }: Sealed): boolean =>
  ask === null || host.view(seat).asks.some(({ id, seat: asked }) => asked === seat && id === ask);

function deadlineOf({ asks }: View, seat: Seat): Millis | null {
  const ends = asks.flatMap(({ seat: asked, must, until, soon = until }) =>
    asked === seat && must && soon !== undefined ? [soon] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/**
 * Plays an answer as if it had come at its time, after all that happens before. If its question is closed by then, it
 * is dropped; if it is refused by then, its seat is asked again.
 */
function playSealed(host: Host, sealed: Sealed): void {
  const { seat, at, move } = sealed;
  const isOpen = (): boolean => host.match().last.state.result === null && isOpenTo(host, sealed);
  for (let due = host.due(); isOpen() && due !== null && due <= at; due = host.due()) {
    host.skipTo(due);
    host.tick();
  }
  if (!isOpen() || move === null) return;
  host.skipTo(at);
  host.act(seat, move);
}
