import {
  type Game,
  isRefusal,
  type Match,
  openMatch,
  playInput,
  type Refusal,
  refuse,
  type Seat,
  withoutPast,
} from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import type { Hook } from '../hooks/call.ts';
import type { Entry, Instant, Opening } from './entry.ts';
import type { KeyHash } from './keys.ts';

/** What a table is played by: the game, its words, and the mark of the dictionary. */
export interface Rules {
  readonly game: Game;
  readonly tools: WordTools;
  readonly dictionary: string;
}

export interface Chair {
  /** `open`: anybody may sit down; `kept`: somebody has the link and has not come yet. */
  readonly kind: 'open' | 'kept' | 'person' | 'bot';
  readonly name: string;
  readonly colour: string | null;
  readonly level: string | null;
  readonly key: KeyHash | null;
  /** Where to call when it is this seat's turn. */
  readonly hook: Hook | null;
}

export interface Said {
  readonly seat: Seat;
  readonly text: string;
  readonly at: Instant;
}

/** A table as its entries have made it. */
export interface Table {
  readonly opening: Opening;
  /** How many entries there are. */
  readonly number: number;
  readonly chairs: readonly Chair[];
  /** When the cards were dealt; null before. */
  readonly began: Instant | null;
  readonly match: Match | null;
  /** Marks of the last moves, so that a move sent again is not played again. */
  readonly nonces: readonly string[];
  readonly said: readonly Said[];
  readonly again: string | null;
}

/** So many marks of moves are remembered: a question closed longer ago refuses by itself. */
const MOST_NONCES = 64;
/** So much of what was said is kept in sight. */
const MOST_SAID = 200;

const EMPTY: Chair = { kind: 'open', name: '', colour: null, level: null, key: null, hook: null };

export function openTable(opening: Opening): Table {
  const chairs = opening.plan.chairs.map((chair, seat): Chair => {
    const key = opening.keys[seat] ?? null;
    if (chair.kind === 'bot') return { ...EMPTY, kind: 'bot', name: chair.name, level: chair.level };
    return chair.kind === 'open' ? EMPTY : { ...EMPTY, kind: 'kept', name: chair.name ?? '', key };
  });
  return { opening, number: 1, chairs, began: null, match: null, nonces: [], said: [], again: null };
}

/** The table after one more entry, or why it cannot happen there. */
export function withEntry(before: Table, entry: Entry, rules: Rules): Table | Refusal {
  const table: Table = { ...before, number: before.number + 1 };
  switch (entry.did) {
    case 'sat':
      return seated(table, entry.seat, {
        kind: 'person',
        name: entry.name,
        colour: entry.colour,
        key: entry.key,
        level: null,
      });
    case 'bot':
      return seated(table, entry.seat, { kind: 'bot', name: entry.name, level: entry.level, key: null, hook: null });
    case 'freed':
      return seated(table, entry.seat, { ...EMPTY, kind: entry.key === null ? 'open' : 'kept', key: entry.key });
    case 'hooked':
      return seated(table, entry.seat, { hook: entry.hook });
    case 'began':
      return begun(table, entry.at, rules);
    case 'played':
      return played(table, entry);
    case 'said':
      return {
        ...table,
        said: [...table.said.slice(1 - MOST_SAID), { seat: entry.seat, text: entry.text, at: entry.at }],
      };
    case 'again':
      return { ...table, again: entry.table };
    case 'opened':
    default:
      return refuse('opened', 'The table is open already.');
  }
}

function seated(table: Table, seat: Seat, change: Partial<Chair>): Table | Refusal {
  const chair = table.chairs[seat];
  if (chair === undefined) return refuse('no-seat', `There is no seat ${seat} at this table.`, seat);
  return { ...table, chairs: table.chairs.with(seat, { ...chair, ...change }) };
}

function begun(table: Table, at: Instant, { game, tools, dictionary }: Rules): Table | Refusal {
  if (table.match !== null) return refuse('began', 'The cards have been dealt already.');
  const { plan, seed } = table.opening;
  const match = openMatch(game, { seats: plan.chairs.length, options: plan.options, seed }, tools, dictionary);
  return isRefusal(match) ? match : { ...table, began: at, match };
}

function played(table: Table, { input, nonce }: Extract<Entry, { readonly did: 'played' }>): Table | Refusal {
  if (table.match === null) return refuse('not-begun', 'The cards have not been dealt yet.');
  const match = playInput(table.match, input);
  if (isRefusal(match)) return match;
  const nonces = nonce === null ? table.nonces : [...table.nonces.slice(1 - MOST_NONCES), markOf(input.seat, nonce)];
  return { ...table, match: withoutPast(match), nonces };
}

export const markOf = (seat: Seat, nonce: string): string => `${seat} ${nonce}`;

/** Is somebody on every chair? Then it can begin. */
export const isFull = ({ chairs }: Table): boolean => chairs.every(({ kind }) => kind === 'person' || kind === 'bot');

export const isFinished = ({ match }: Table): boolean => match !== null && match.last.state.result !== null;
