import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import { LEAVE, openLeave } from '../bus/leave.ts';
import type { Limits } from '../limits.ts';
import { callsOwed, type Owed } from '../table/due.ts';
import type { LiveTable } from '../table/live.ts';
import type { Table } from '../table/table.ts';
import type { Tending } from '../table/tending.ts';
import { isPublic, openResolve } from './address.ts';
import { callHook, type CallParts } from './call.ts';

/** Tells those who want it that it is their turn. Nobody waits for it. */
export interface Hooks {
  /** Makes the calls that are owed at a table, until they are heard or all tries have failed; both are kept. */
  tend(live: LiveTable): Tending;
}

export interface HookParts extends CallParts {
  readonly limits: Limits;
  readonly bus: Bus;
  /** Before each further try, in milliseconds. */
  readonly pauses: readonly number[];
}

/** What is called in earnest; tests, and only they, call machines of their own. */
export type Outside = Pick<HookParts, 'resolve' | 'isPublic' | 'pauses' | 'timeout' | 'ca'>;
export const OUTSIDE: Outside = {
  resolve: openResolve(),
  isPublic,
  timeout: 5000,
  pauses: [5000, 30_000, 300_000],
};

/** So many calls are under way at a time. */
const MOST_CALLS = 20;
/** What could not be kept is tried again. */
const RETRY = 2000;

const isOwed = (table: Table, { seat, ask, hook }: Owed): boolean =>
  callsOwed(table).some((call) => call.seat === seat && call.ask === ask && call.hook.secret === hook.secret);

export function openHooks(parts: HookParts): Hooks {
  const inLine = openLine(MOST_CALLS);
  const tryOnce = async (live: LiveTable, call: Owed): Promise<'heard' | 'failed' | 'answered'> => {
    const table = live.table();
    // Who has answered meanwhile need not be called.
    if (!isOwed(table, call)) return 'answered';
    const { seat, ask, hook } = call;
    const { number, opening } = table;
    const body = JSON.stringify({ table: opening.id, game: opening.plan.game, seat, ask, number });
    const isAllowed = await parts.limits.take('hook', new URL(hook.url).hostname);
    return isAllowed ? callHook(hook, body, parts) : 'failed';
  };
  return {
    tend(live) {
      // One server at a time calls.
      const leave = openLeave(parts.bus, `calls ${live.place.id}`);
      const closing = new AbortController();
      const underWay = new Set<string>();
      const rest = (millis: number): Promise<void> => sleep(millis, undefined, { signal: closing.signal, ref: false });

      const make = async (call: Owed): Promise<void> => {
        while (!(await leave.take())) {
          await rest(LEAVE / 2);
          if (!isOwed(live.table(), call)) return;
        }
        // Another server may have called before it stopped.
        await live.catchUp();
        for (const pause of [0, ...parts.pauses]) {
          await rest(pause);
          if ((await inLine(() => tryOnce(live, call))) !== 'failed') break;
        }
        const { seat, ask } = call;
        await live.change((table) => (isOwed(table, call) ? { did: 'called', at: parts.time(), seat, ask } : 'done'));
      };
      const look = (): void => {
        for (const call of callsOwed(live.table())) {
          const name = `${call.ask} ${call.hook.secret}`;
          if (underWay.has(name) || closing.signal.aborted) continue;
          underWay.add(name);
          void make(call)
            .catch(() => rest(RETRY))
            .finally(() => {
              underWay.delete(name);
              if (underWay.size === 0) leave.rest();
              look();
            })
            // Nobody tends this table here any more.
            .catch(() => {});
        }
      };
      return {
        look,
        isBusy: () => leave.isTaken() && underWay.size > 0,
        close() {
          closing.abort();
          leave.close();
        },
      };
    },
  };
}

/** Works of which only so many are done at a time: the others wait their turn. */
function openLine(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy < most) busy++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
}
