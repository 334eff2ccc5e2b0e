import { isIPv6 } from 'node:net';
import { type Refusal, refuse } from '@deckle/kernel';
import type { Bus } from './bus/bus.ts';
import type { Instant } from './table/entry.ts';

/** So much at once, and so much more every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is limited, far above what people do and far below what is a burden. */
export const RATES = {
  /** Requests of an address. */
  request: { burst: 300, perSecond: 50 },
  /** Tables opened from an address. */
  create: { burst: 60, perSecond: 1 },
  /** Of those, tables that are listed for everybody: nobody is to fill the list. */
  list: { burst: 10, perSecond: 0.02 },
  /** Codes tried from an address: there are 85 million, and one must not be found by trying. */
  code: { burst: 30, perSecond: 0.2 },
  /** Searches for moves asked for by a seat: each keeps a thread busy. */
  search: { burst: 30, perSecond: 3 },
  /** Reviews asked for from an address: each keeps a thread busy for seconds. */
  review: { burst: 10, perSecond: 0.2 },
  /** Moves of a seat. */
  play: { burst: 60, perSecond: 20 },
  /** Coming, going and giving chairs away, of each seat at a table, of its host, and of an address without either. */
  come: { burst: 40, perSecond: 1 },
  /** Asking whether the server is still there, of a connection. */
  here: { burst: 60, perSecond: 5 },
  /** Calls to one host outside: this server is not to be a burden to it. */
  hook: { burst: 30, perSecond: 1 },
  /** What a seat says. */
  say: { burst: 5, perSecond: 0.5 },
} as const satisfies { readonly [what: string]: Rate };

export type Limited = keyof typeof RATES;
export type Rates = { readonly [what in Limited]: Rate };

/** How much everybody may do. */
export interface Limits {
  /** Takes one; false: too much at once. */
  take(what: Limited, who: string): boolean | Promise<boolean>;
}

interface Bucket {
  left: number;
  at: Instant;
}

/** More are not remembered: who was silent longest is forgotten first. */
const MOST_KNOWN = 100_000;

/** What several servers count together, by the minute. All else is so frequent that each server counts for itself. */
const SHARED: readonly Limited[] = ['create', 'list', 'code', 'search', 'review', 'say', 'hook'];
const MINUTE = 60;

export function openLimits(time: () => Instant, bus: Pick<Bus, 'count'>, rates: Rates = RATES): Limits {
  const takeHere = openBuckets(time, rates);
  const takeShared = async (what: Limited, who: string): Promise<boolean> => {
    const { burst, perSecond } = rates[what];
    return (await bus.count(`limit ${what} ${who}`, MINUTE * 1000)) <= burst + perSecond * MINUTE;
  };
  return {
    take: (what, who) => takeHere(what, who) && (!SHARED.includes(what) || takeShared(what, who)),
  };
}

function openBuckets(time: () => Instant, rates: Rates): (what: Limited, who: string) => boolean {
  /** Those of late, and those before them: whoever is in neither has been silent for long. */
  let [late, early] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  const bucketOf = (name: string, burst: number): Bucket => {
    const known = late.get(name);
    if (known !== undefined) return known;
    if (late.size >= MOST_KNOWN / 2) [late, early] = [new Map(), late];
    const bucket = early.get(name) ?? { left: burst, at: time() };
    late.set(name, bucket);
    return bucket;
  };
  return (what, who) => {
    const { burst, perSecond } = rates[what];
    const bucket = bucketOf(`${what} ${who}`, burst);
    const now = time();
    const full = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.left = Math.max(0, full - 1);
    bucket.at = now;
    return full >= 1;
  };
}

/** Whoever has one address of the newer kind has a whole street of them. */
export function streetOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [front, back] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

export const TOO_MANY = refuse('too-many', 'Too much at once: wait a little.');

/** Does it unless that is too much. What can be decided at once is, so that nothing overtakes it. */
export function within<T>(limits: Limits, what: Limited, who: string, work: () => Promise<T>): Promise<T | Refusal> {
  const allowed = limits.take(what, who);
  if (allowed === true) return work();
  return Promise.resolve(allowed).then<T | Refusal>((isAllowed) => (isAllowed ? work() : TOO_MANY));
}
