import type { Choice } from '@deckle/bots';
import { type Millis, type Seat, viewOf } from '@deckle/kernel';
import type { Bus } from '../bus/bus.ts';
import { LEAVE, openLeave } from '../bus/leave.ts';
import { botsAsked, botsAwaited } from '../table/due.ts';
import type { LiveTable } from '../table/live.ts';
import type { Table } from '../table/table.ts';
import type { Tending } from '../table/tending.ts';
import type { Crew } from './crew.ts';

/** A bot that could not be asked is asked again. */
const RETRY = 2000;

/** Lets the bots of a live table answer, each in the time it takes. */
export function tendBots(live: LiveTable, crew: Crew, bus: Bus): Tending {
  /** When a bot has made up its mind about an ask; what others do meanwhile does not make it start anew. */
  const minds = new Map<number, Millis>();
  // One server at a time lets a table's bots think.
  const leave = openLeave(bus, `bots ${live.place.id}`);
  let timers: readonly NodeJS.Timeout[] = [];
  /** What they think about: as long as that is so, so are their thoughts. */
  let about: Thought | null = null;
  let isOpen = true;

  const later = (work: () => void, left: Millis): void => {
    timers = [...timers, setTimeout(work, Math.max(0, left))];
  };
  const ask = (seat: Seat, thought: Thought): void => {
    const { opening, number, match, chairs } = live.table();
    const level = chairs[seat]?.level ?? null;
    if (match === null || level === null) return;
    const { game, words } = opening.plan;
    const seed = `${opening.seed} bot ${seat} ${number}`;
    const isStill = (): boolean => isOpen && about === thought;
    const whose = chairs.some(({ kind }) => kind === 'person') ? 'people' : 'bots';
    crew.ask({ game, words, level, seed, whose, view: viewOf(match.last.state, seat) }, isStill).then(
      (choice) => choice !== null && isStill() && answer(seat, choice, match.last.state.now, isStill),
      () => isStill() && later(() => isStill() && ask(seat, thought), RETRY),
    );
  };
  const answer = (seat: Seat, { ask: id, move, after }: Choice, asked: Millis, isStill: () => boolean): void => {
    const at = minds.get(id) ?? asked + after;
    minds.set(id, at);
    later(() => {
      if (!isStill()) return;
      // Should it be refused, somebody was quicker; should it fail, the store does not answer and all is tried again.
      live.play({ ask: id, seat, move, at: live.now() }, null, live.table().chairs[seat] ?? null).then(
        (refusal) => refusal !== null && isStill() && later(again, RETRY),
        () => later(again, RETRY),
      );
    }, at - live.now());
  };
  const again = (): void => {
    about = null;
    tending.look();
  };
  const think = async (seats: readonly Seat[], thought: Thought): Promise<void> => {
    const isOurs = await leave.take();
    if (!isOpen || about !== thought) return;
    if (isOurs) for (const seat of seats) ask(seat, thought);
    else later(again, LEAVE / 2);
  };
  const tending: Tending = {
    look() {
      const table = live.table();
      const thought = thoughtOf(table);
      if (!isOpen || (about?.match === thought.match && about.levels === thought.levels)) return;
      about = thought;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      const open = table.match?.last.state.frames.at(-1)?.asks ?? [];
      for (const id of minds.keys()) if (!open.some((ask) => ask.id === id)) minds.delete(id);
      const seats = botsAsked(table);
      if (seats.length > 0) void think(seats, thought);
      else leave.rest();
    },
    isBusy: () => leave.isTaken() && botsAwaited(live.table()).length > 0,
    close() {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
      leave.close();
    },
  };
  return tending;
}

/** All that what a bot does depends on. What is said at the table does not belong to it. */
interface Thought {
  readonly match: Table['match'];
  /** Who thinks on which chair. */
  readonly levels: string;
}

const thoughtOf = ({ match, chairs }: Table): Thought => ({
  match,
  levels: chairs.map(({ level }) => level ?? '').join(),
});
