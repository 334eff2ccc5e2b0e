import type { Input, Seat } from '@deckle/kernel';
import type { Hook } from '../hooks/call.ts';
import type { KeyHash } from './keys.ts';
import type { Plan } from './plan.ts';

/** The time of day by the server's clock. */
export type Instant = number;

/** The first of a table's entries: what it is to be, who may do what, and the seed, which nobody is told before the end. */
export interface Opening {
  readonly did: 'opened';
  readonly at: Instant;
  readonly id: string;
  readonly code: string;
  readonly plan: Plan;
  readonly seed: string;
  /** Rules and words the match is played by; with others it would be another match. */
  readonly version: number;
  readonly dictionary: string;
  readonly host: KeyHash;
  readonly watch: KeyHash | null;
  /** By seat; null where anybody may sit down, or a bot does. */
  readonly keys: readonly (KeyHash | null)[];
  /** The table it is a rematch of. */
  readonly after: string | null;
}

/** One thing that happened at a table. All a table is follows from its entries, so nothing else need be kept. */
export type Entry =
  | Opening
  | {
      readonly did: 'sat';
      readonly at: Instant;
      readonly seat: Seat;
      readonly name: string;
      readonly colour: string | null;
      readonly key: KeyHash;
    }
  | { readonly did: 'bot'; readonly at: Instant; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly did: 'freed'; readonly at: Instant; readonly seat: Seat; readonly key: KeyHash | null }
  /** The link for spectators is another one from here on. */
  | { readonly did: 'watch'; readonly at: Instant; readonly key: KeyHash }
  | { readonly did: 'began'; readonly at: Instant }
  | { readonly did: 'played'; readonly at: Instant; readonly input: Input; readonly nonce: string | null }
  | { readonly did: 'said'; readonly at: Instant; readonly seat: Seat; readonly text: string }
  | { readonly did: 'hooked'; readonly at: Instant; readonly seat: Seat; readonly hook: Hook | null }
  /** The seat knows of this ask, or could not be reached: no more calls about it. */
  | { readonly did: 'called'; readonly at: Instant; readonly seat: Seat; readonly ask: number }
  | { readonly did: 'again'; readonly at: Instant; readonly table: string };
