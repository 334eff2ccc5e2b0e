import { openHost, type Player } from '@deckle/host';
import {
  askFor,
  checkMove,
  isRefusal,
  type Match,
  type Millis,
  type Move,
  type Refusal,
  refuse,
  type Seat,
  undoInput,
  undone,
  type View,
} from '@deckle/kernel';
import { hasLaid } from './fresh.ts';
import { deadlineOf, isOpenTo, mustAct, playSealed, type Sealed } from './sealed.ts';

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
  /** The viewer may take back what they did last. */
  readonly mayUndo: () => boolean;
  /** Who may take back what they did last although they have given the screen away: nobody has taken it since. */
  readonly mayTakeBack: () => Seat | null;
  /** They do; the screen is to go back to them. */
  takeBack(): void;
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
  /** Who acted last, as long as nobody has taken the screen since; a room that is opened again does not know it. */
  let actor: Seat | null = null;
  /** The last input that was given in secret: what it was, all have seen. */
  let shown = -1;
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
      spent: round === null || viewer === null ? spent : time() - round.began,
      hinted,
    }),
    look(seat) {
      if (curtain !== seat) return;
      [viewer, curtain, actor] = [seat, null, null];
      if (round === null) go();
      else round = { ...round, began: time() - spent };
      spent = 0;
      settle();
    },
    act(seat, move) {
      const refusal =
        move.kind === 'undo' ? undo(seat) : round !== null && seat === viewer ? seal(seat, move) : openly(seat, move);
      if (refusal === null) settle();
      return refusal;
    },
    mayUndo: () => viewer !== null && whyNotBack(viewer) === null,
    mayTakeBack,
    takeBack() {
      const seat = mayTakeBack();
      const last = round?.answers.at(-1);
      if (seat === null) return;
      if (round === null || last === undefined) undo(seat);
      else {
        // The time it took is not given back.
        spent = Math.max(0, last.at - host.now());
        round = { ...round, waiting: [seat, ...round.waiting], answers: round.answers.slice(0, -1) };
      }
      [viewer, curtain, actor] = [null, null, null];
      settle();
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

  /** For all to see. */
  function openly(seat: Seat, move: Move): Refusal | null {
    const refusal = host.act(seat, move);
    if (refusal === null) actor = seat;
    return refusal;
  }

  function whyNotBack(seat: Seat): Refusal | null {
    const match = host.match();
    if (round !== null && round.answers.length > 0) return refuse('no-undo', 'Another seat has answered since.');
    if (match.last.number >= 0 && match.last.number <= shown)
      return refuse('no-undo', 'The answers have been shown, so this cannot be taken back.');
    const before = undone(match, undoInput(match, seat, host.now()));
    return isRefusal(before) ? before : null;
  }

  /** Who was asked because of it is not asked any more. */
  function undo(seat: Seat): Refusal | null {
    const refusal = whyNotBack(seat) ?? host.act(seat, { kind: 'undo' });
    if (refusal !== null) return refusal;
    [round, actor] = [null, null];
    if (curtain === null) go();
    return null;
  }

  function mayTakeBack(): Seat | null {
    if (curtain === null || actor === null) return null;
    const last = round?.answers.at(-1);
    // Whether they have answered or let their time run out, the others are not to see.
    if (last !== undefined) return last.seat === actor ? actor : null;
    return whyNotBack(actor) === null ? actor : null;
  }

  /** An answer in a round of sealed ones: taken if the table would take it now. */
  function seal(seat: Seat, move: Move): Refusal | null {
    const { game, last, tools } = host.match();
    const refusal = checkMove(game, last.state, seat, move, tools);
    if (refusal !== null) return refusal;
    const ask = askFor(host.view(seat), seat, move.kind)?.id ?? null;
    answer({ seat, ask, at: room.now(), move });
    return null;
  }

  function answer(sealed: Sealed): void {
    if (round === null) return;
    round = { ...round, waiting: round.waiting.slice(1), answers: [...round.answers, sealed] };
    [viewer, actor] = [null, sealed.seat];
    if (round.waiting.length > 0) return;
    const { answers } = round;
    [round, actor] = [null, null];
    for (const each of answers.toSorted((a, b) => a.at - b.at)) playSealed(host, each);
    shown = host.match().log?.number ?? -1;
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
