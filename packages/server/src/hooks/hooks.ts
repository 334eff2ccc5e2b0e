import type { Seat } from '@deckle/kernel';
import type { Limits } from '../limits.ts';
import type { LiveTable } from '../table/live.ts';
import type { Table } from '../table/table.ts';
import { isPublic, resolveName } from './address.ts';
import { callHook, type CallParts, type Hook } from './call.ts';

/** Tells those who want it that it is their turn. Nobody waits for it. */
export interface Hooks {
  /** Something has happened: whoever is asked now and was not before is called. */
  look(table: Table, before: Table): void;
  close(): void;
}

export interface HookParts extends CallParts {
  readonly limits: Limits;
  readonly open: (table: string) => Promise<LiveTable | null>;
  /** Before each further try, in milliseconds. */
  readonly pauses: readonly number[];
}

/** What is called in earnest; tests, and only they, call machines of their own. */
export type Outside = Pick<HookParts, 'resolve' | 'isPublic' | 'pauses' | 'timeout' | 'ca'>;
export const OUTSIDE: Outside = {
  resolve: resolveName,
  isPublic,
  timeout: 5000,
  pauses: [5000, 30_000, 300_000],
};

/** So many calls are under way at a time, and so many wait: more are not made. */
const MOST_CALLS = 20;
const MOST_WAITING = 1000;

const mustAnswer = ({ match }: Pick<Table, 'match'>): ReadonlyMap<Seat, number> =>
  new Map(
    (match?.last.state.result === null ? (match.last.state.frames.at(-1)?.asks ?? []) : [])
      .filter(({ must }) => must)
      .map(({ seat, id }) => [seat, id]),
  );

interface Call {
  readonly table: string;
  readonly seat: Seat;
  readonly ask: number;
  readonly hook: Hook;
  readonly tried: number;
}

const isStill = ({ chairs, ...table }: Pick<Table, 'chairs' | 'match'>, { seat, ask, hook }: Call): boolean =>
  mustAnswer(table).get(seat) === ask && chairs[seat]?.hook?.secret === hook.secret;

export function openHooks(parts: HookParts): Hooks {
  const timers = new Set<NodeJS.Timeout>();
  const waiting: Call[] = [];
  let busy = 0;
  let isOpen = true;

  const go = (): void => {
    if (!isOpen || busy >= MOST_CALLS) return;
    const call = waiting.shift();
    if (call === undefined) return;
    busy++;
    void make(call)
      .catch(() => later(call))
      .finally(() => {
        busy--;
        go();
      });
  };
  const push = (call: Call): void => {
    if (waiting.length < MOST_WAITING) waiting.push(call);
    go();
  };
  const later = (call: Call): void => {
    const pause = parts.pauses[call.tried];
    if (pause === undefined || !isOpen) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      push({ ...call, tried: call.tried + 1 });
    }, pause);
    timer.unref();
    timers.add(timer);
  };
  const make = async (call: Call): Promise<void> => {
    const table = (await parts.open(call.table))?.table();
    // Who has answered meanwhile need not be called.
    if (table === undefined || !isStill(table, call)) return;
    const { seat, ask, hook } = call;
    const { number, opening } = table;
    const body = JSON.stringify({ table: opening.id, game: opening.plan.game, seat, ask, number });
    const isAllowed = await parts.limits.take('hook', new URL(hook.url).hostname);
    if (!isAllowed || (await callHook(hook, body, parts)) === 'failed') later(call);
  };
  return {
    look(table, before) {
      if (table.chairs.every(({ hook }) => hook === null)) return;
      const asked = mustAnswer(before);
      for (const [seat, ask] of mustAnswer(table)) {
        const hook = table.chairs[seat]?.hook ?? null;
        if (hook !== null && asked.get(seat) !== ask) push({ table: table.opening.id, seat, ask, hook, tried: 0 });
      }
    },
    close() {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
