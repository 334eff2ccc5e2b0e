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
  /** The ask of which the seat need not be told any more. */
  readonly called: number | null;
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
  /** What the key of spectators fits; null where nobody looks on. */
  readonly watch: KeyHash | null;
  /** When the cards were dealt; null before. */
  readonly began: Instant | null;
  readonly match: Match | null;
  /** Marks of the last moves, so that a move sent again is not played again. */
  readonly nonces: readonly string[];
  readonly said: readonly Said[];
  readonly again: string | null;
}

/** So many marks of each seat's moves are remembered, however much the others do meanwhile. */
const MOST_NONCES = 64;
/** So much of what was said is kept in sight. */
const MOST_SAID = 200;

const EMPTY: Chair = { kind: 'open', name: '', colour: null, level: null, key: null, hook: null, called: null };

export function openTable(opening: Opening): Table {
  const chairs = opening.plan.chairs.map((chair, seat): Chair => {
    const key = opening.keys[seat] ?? null;
    if (chair.kind === 'bot') return { ...EMPTY, kind: 'bot', name: chair.name, level: chair.level };
    return chair.kind === 'open' ? EMPTY : { ...EMPTY, kind: 'kept', name: chair.name ?? '', key };
  });
  return {
    opening,
    number: 1,
    chairs,
    watch: opening.watch,
    began: null,
    match: null,
    nonces: [],
    said: [],
    again: null,
  };
}

/** The table after one more entry, or why it cannot happen there. */
export function withEntry(before: Table, entry: Entry, rules: Rules): Table | Refusal {
  const table: Table = { ...before, number: before.number + 1 };
  switch (entry.did) {
    case 'sat':
    case 'bot':
    case 'freed':
    case 'hooked':
    case 'called':
      return seated(table, entry);
    case 'watch':
      return { ...table, watch: entry.key };
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

type Seating = Extract<Entry, { readonly did: 'sat' | 'bot' | 'freed' | 'hooked' | 'called' }>;

function seated(table: Table, entry: Seating): Table | Refusal {
  const { seat } = entry;
  const chair = table.chairs[seat];
  if (chair === undefined) return refuse('no-seat', `There is no seat ${seat} at this table.`, seat);
  return { ...table, chairs: table.chairs.with(seat, { ...chair, ...seating(entry, table) }) };
}

function seating(entry: Seating, table: Table): Partial<Chair> {
  switch (entry.did) {
    case 'sat':
      return { kind: 'person', name: entry.name, colour: entry.colour, key: entry.key, level: null };
    case 'bot':
      return { kind: 'bot', name: entry.name, level: entry.level, key: null, hook: null };
    case 'freed':
      return { ...EMPTY, kind: entry.key === null ? 'open' : 'kept', key: entry.key };
    case 'hooked':
      // Whoever asks for calls is there and sees whose turn it is.
      return { hook: entry.hook, called: mustAnswer(table).get(entry.seat) ?? null };
    case 'called':
    default:
      return { called: entry.ask };
  }
}

/** Who sat there in the end, which needs no rules. */
export function chairsAfter(opening: Opening, entries: readonly Entry[]): readonly Chair[] {
  let table = openTable(opening);
  for (const entry of entries) {
    if (entry.did !== 'sat' && entry.did !== 'bot' && entry.did !== 'freed') continue;
    const next = seated(table, entry);
    if (!isRefusal(next)) table = next;
  }
  return table.chairs;
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
  const nonces = nonce === null ? table.nonces : withMark(table.nonces, input.seat, nonce);
  return { ...table, match: withoutPast(match), nonces };
}

/** With one more of this seat, for which its oldest may have to go. */
function withMark(nonces: readonly string[], seat: Seat, nonce: string): readonly string[] {
  const all = nonces.concat(markOf(seat, nonce));
  if (all.length <= MOST_NONCES) return all;
  const isOwn = (mark: string): boolean => mark.startsWith(markOf(seat, ''));
  let count = 0;
  for (const mark of all) if (isOwn(mark)) count++;
  return count <= MOST_NONCES ? all : all.toSpliced(all.findIndex(isOwn), 1);
}

/** The seats for which the game waits, and what they are asked. */
export const mustAnswer = ({ match }: Pick<Table, 'match'>): ReadonlyMap<Seat, number> =>
  new Map(
    (match?.last.state.result === null ? (match.last.state.frames.at(-1)?.asks ?? []) : [])
      .filter(({ must }) => must)
      .map(({ seat, id }) => [seat, id]),
  );

export const NO_KEY = refuse('no-key', 'This link gives no seat at this table.');
export const GIVEN_AWAY = refuse('given-away', 'The host has given this chair to somebody else.');

/** Whoever acts on a chair: a bot, or the person with this key. */
export type Holder = Pick<Chair, 'kind' | 'key'>;

/** Is it still theirs? */
export const holds = ({ chairs }: Table, seat: Seat, { kind, key }: Holder): boolean =>
  chairs[seat]?.key === key && (chairs[seat].kind === 'bot') === (kind === 'bot');

export const markOf = (seat: Seat, nonce: string): string => `${seat} ${nonce}`;

/** Is somebody on every chair? Then it can begin. */
export const isFull = ({ chairs }: Table): boolean => chairs.every(({ kind }) => kind === 'person' || kind === 'bot');

export const isFinished = ({ match }: Table): boolean => match !== null && match.last.state.result !== null;
