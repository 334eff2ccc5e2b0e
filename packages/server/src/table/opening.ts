import { randomBytes } from 'node:crypto';
import type { Instant, Opening } from './entry.ts';
import { hashKey, type Key, makeCode, makeKey, makeTableId } from './keys.ts';
import type { Plan } from './plan.ts';
import type { Rules } from './table.ts';

/** A new table with all its secrets, for whoever has opened it. */
export interface Created {
  readonly id: string;
  readonly code: string;
  readonly host: Key;
  readonly watch: Key | null;
  /** By seat; null where anybody may sit down, or a bot does. */
  readonly seats: readonly (Key | null)[];
}

export function makeOpening(
  plan: Plan,
  { game, dictionary }: Rules,
  at: Instant,
  after: string | null,
): { readonly opening: Opening; readonly created: Created } {
  const seats = plan.chairs.map(({ kind }) => (kind === 'person' ? makeKey() : null));
  const created: Created = {
    id: makeTableId(),
    code: makeCode(),
    host: makeKey(),
    watch: plan.spectators === 'none' ? null : makeKey(),
    seats,
  };
  const { id, code, host, watch } = created;
  const opening: Opening = {
    did: 'opened',
    at,
    id,
    code,
    plan,
    seed: randomBytes(32).toString('hex'),
    version: game.version,
    dictionary,
    host: hashKey(host),
    watch: watch === null ? null : hashKey(watch),
    keys: seats.map((key) => (key === null ? null : hashKey(key))),
    after,
  };
  return { opening, created };
}
