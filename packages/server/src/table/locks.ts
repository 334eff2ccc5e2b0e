import type { Opening } from './entry.ts';
import { hashKey, type Key, makeKey } from './keys.ts';
import type { Plan } from './plan.ts';
import type { Table } from './table.ts';

/** A new table with all its secrets, for whoever has opened it. */
export interface Created {
  readonly id: string;
  readonly code: string;
  readonly host: Key;
  readonly watch: Key | null;
  /** By seat; null where anybody may sit down, or a bot does. */
  readonly seats: readonly (Key | null)[];
}

/** What the keys of a table fit. */
export type Locks = Pick<Opening, 'host' | 'watch' | 'keys'>;

export function makeLocks(plan: Plan): { readonly keys: Omit<Created, 'id' | 'code'>; readonly locks: Locks } {
  const seats = plan.chairs.map(({ kind }) => (kind === 'person' ? makeKey() : null));
  const host = makeKey();
  const watch = plan.spectators === 'none' ? null : makeKey();
  const hashOf = (key: Key | null): string | null => (key === null ? null : hashKey(key));
  return {
    keys: { host, watch, seats },
    locks: { host: hashKey(host), watch: hashOf(watch), keys: seats.map(hashOf) },
  };
}

/** The same people once more: each has moved on by one chair, so that another one begins. Their keys fit again. */
export function againOf({ opening, chairs, watch }: Table): { readonly plan: Plan; readonly locks: Locks } {
  const moved = [...chairs.slice(1), ...chairs.slice(0, 1)];
  const { host, plan } = opening;
  return {
    plan: {
      ...plan,
      chairs: moved.map(({ kind, name, level }): Plan['chairs'][number] => {
        if (kind === 'bot') return { kind, name, level: level ?? '' };
        if (kind === 'open') return { kind };
        return name === '' ? { kind: 'person' } : { kind: 'person', name };
      }),
    },
    locks: { host, watch, keys: moved.map(({ key }) => key) },
  };
}
