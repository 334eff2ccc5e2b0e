import type { Choice } from '@deckle/bots';
import { type Millis, type Seat, viewOf } from '@deckle/kernel';
import { botsAsked } from '../table/due.ts';
import type { LiveTable } from '../table/live.ts';
import type { Crew } from './crew.ts';

/** Lets the bots of a live table answer, each in the time it takes. */
export interface Tending {
  /** Something has happened: whoever is asked now thinks. */
  look(): void;
  isBusy(): boolean;
  close(): void;
}

/** A bot that could not be asked is asked again. */
const RETRY = 2000;

export function tendBots(live: LiveTable, crew: Crew): Tending {
  /** When a bot has made up its mind about an ask; what others do meanwhile does not make it start anew. */
  const minds = new Map<number, Millis>();
  let timers: readonly NodeJS.Timeout[] = [];
  let looked = -1;
  let isOpen = true;

  const later = (work: () => void, left: Millis): void => {
    timers = [...timers, setTimeout(work, Math.max(0, left))];
  };
  const ask = (seat: Seat, number: number): void => {
    const { opening, match, chairs } = live.table();
    const level = chairs[seat]?.level ?? null;
    if (match === null || level === null) return;
    const { game, words } = opening.plan;
    const seed = `${opening.seed} bot ${seat} ${number}`;
    const isStill = (): boolean => isOpen && live.table().number === number;
    crew.ask({ game, words, level, seed, view: viewOf(match.last.state, seat) }).then(
      (choice) => choice !== null && isStill() && answer(seat, choice, match.last.state.now, isStill),
      () => isStill() && later(() => isStill() && ask(seat, number), RETRY),
    );
  };
  const answer = (seat: Seat, { ask: id, move, after }: Choice, asked: Millis, isStill: () => boolean): void => {
    const at = minds.get(id) ?? asked + after;
    minds.set(id, at);
    later(() => {
      if (!isStill()) return;
      // Should it be refused, somebody was quicker; should it fail, the store does not answer and all is tried again.
      live.play({ ask: id, seat, move, at: live.now() }, null).then(
        (refusal) => refusal !== null && isStill() && later(again, RETRY),
        () => later(again, RETRY),
      );
    }, at - live.now());
  };
  const again = (): void => {
    looked = -1;
    tending.look();
  };
  const tending: Tending = {
    look() {
      const table = live.table();
      if (!isOpen || table.number === looked) return;
      looked = table.number;
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      const open = new Set(table.match?.last.state.frames.at(-1)?.asks.map(({ id }) => id));
      for (const id of minds.keys()) if (!open.has(id)) minds.delete(id);
      for (const seat of botsAsked(table)) ask(seat, table.number);
    },
    isBusy: () => botsAsked(live.table()).length > 0,
    close() {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
    },
  };
  return tending;
}
