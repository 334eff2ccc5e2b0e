import {
  type Fresh,
  type Happened,
  type HappeningSeen,
  happeningsOf,
  type MatchSeen,
  type TableSeen,
  wordsTried,
} from '@deckle/host';
import {
  changeOf,
  dealtOf,
  eventFor,
  isRefusal,
  type Match,
  type Millis,
  type Seat,
  undone,
  type View,
  type ViewChange,
  viewOf,
} from '@deckle/kernel';
import type { Entry } from './entry.ts';
import { opens, type Ring } from './keys.ts';
import type { Table } from './table.ts';

/** Who looks at a table. */
export interface Reader {
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** May see what spectators see. */
  readonly mayWatch: boolean;
}

/** What keys open here. All are tried on all locks, whichever fits; of several chairs the one on which somebody sits counts. */
export function readerOf({ opening, chairs, watch }: Table, ring: Ring): Reader {
  const isHost = opens(ring, opening.host);
  const mayWatch = opens(ring, watch);
  const own = chairs.flatMap(({ key }, seat) => (opens(ring, key) ? [seat] : []));
  const seat = own.find((each) => chairs[each]?.kind === 'person') ?? own[0] ?? null;
  return { seat, isHost, mayWatch: mayWatch || isHost };
}

export const mayEnter = ({ seat, isHost, mayWatch }: Reader): boolean => seat !== null || isHost || mayWatch;

/** Somebody without any right here. */
export const NOBODY: Reader = { seat: null, isHost: false, mayWatch: false };

export function tableFor(table: Table, { seat, isHost }: Reader, here: readonly boolean[]): TableSeen {
  const { opening, chairs, match, began, again } = table;
  const { id, code, plan, dictionary, version } = opening;
  return {
    id,
    code,
    game: plan.game,
    options: match?.last.state.options ?? plan.options,
    words: plan.words,
    dictionary,
    version,
    chairs: chairs.map(({ kind, name, colour, level }, at) => ({
      kind,
      name,
      colour,
      level,
      isHere: kind === 'bot' || here[at] === true,
    })),
    spectators: plan.spectators,
    chat: plan.chat,
    hasBegun: began !== null,
    again,
    seat,
    isHost,
  };
}

const matchFor = (match: Match, seat: Seat | null, now: Millis): MatchSeen =>
  matchWith(viewOf(match.last.state, seat), match, seat, now);

function matchWith<V extends View | ViewChange>(view: V, match: Match, seat: Seat | null, now: Millis) {
  return {
    view,
    now,
    canUndo: seat !== null && !isRefusal(undone(match, { ask: Math.max(0, match.last.number), seat })),
    tried: wordsTried(match),
  };
}

const cut = (
  { number, events, takesBack }: ReturnType<typeof happeningsOf>[number],
  seat: Seat | null,
): HappeningSeen => ({
  number,
  events: events.map((event) => eventFor(event, seat)),
  takesBack,
});

/** All there is to see for this reader, or all since so many things had happened. */
export function freshFor(table: Table, reader: Reader, now: Millis, here: readonly boolean[], after: number): Fresh {
  const { match, number } = table;
  const happenings = match === null ? [] : happeningsOf(match);
  return {
    is: 'fresh',
    number,
    after: 0,
    table: tableFor(table, reader, here),
    match: match === null ? null : matchFor(match, reader.seat, now),
    happenings: happenings.map((happening) => cut(happening, reader.seat)),
    said: table.said.map(({ seat, text }) => ({ seat, text })),
    ...(match !== null && after > 0 && after <= number ? missed(table, reader, after) : {}),
  };
}

/** Entries that are no inputs come between them, so what was missed is told by how many entries ago it was. */
function missed(table: Table, { seat }: Reader, after: number): Partial<Fresh> {
  const { match, number } = table;
  const all = match === null ? [] : happeningsOf(match);
  // An entry is at most one input, so the last `number − after` inputs hold all that was missed.
  return { after, happenings: all.slice(Math.max(0, all.length - (number - after))).map((each) => cut(each, seat)) };
}

/** An entry and what the table was before and after it. */
export interface Turn {
  readonly entry: Entry;
  readonly table: Table;
  readonly before: Table;
}

/** What this reader is told of one entry. */
export function happenedFor(
  { entry, table, before }: Turn,
  reader: Reader,
  now: Millis,
  here: () => readonly boolean[],
): Happened {
  const { match, number } = table;
  if (entry.did === 'said') return { is: 'happened', number, said: { seat: entry.seat, text: entry.text } };
  if (match === null || (entry.did !== 'played' && entry.did !== 'began'))
    return { is: 'happened', number, table: tableFor(table, reader, here()) };
  const { seat } = reader;
  const { log } = match;
  if (entry.did === 'began' || log === null || before.match === null) {
    const happening = cut({ number: -1, events: dealtOf(match), takesBack: null }, seat);
    return {
      is: 'happened',
      number,
      match: matchFor(match, seat, now),
      happening,
      table: tableFor(table, reader, here()),
    };
  }
  const takesBack = log.input.move.kind === 'undo' ? log.input.ask : null;
  const happening = cut({ number: log.number, events: log.events, takesBack }, seat);
  if (takesBack !== null) return { is: 'happened', number, match: matchFor(match, seat, now), happening };
  const change = matchWith(changeOf(before.match.last.state, match.last.state, seat), match, seat, now);
  return { is: 'happened', number, change, happening };
}
