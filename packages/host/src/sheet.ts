import type { Match, Seat, SeenEvent } from '@deckle/kernel';
import { narrate, scoredText } from '@deckle/words';
import { happeningFor, happeningsOf, type Played } from './log.ts';
import type { HappeningSeen } from './online.ts';
import type { Sitter } from './sitters.ts';

/** One thing that counted for a seat; going out counts for nothing. */
export interface Counted {
  readonly why: string;
  readonly points: number | null;
}

/** A round, or in games without rounds a turn of everybody. */
export interface SheetRow {
  readonly title: string;
  /** After which input of the record it is complete, counted from 1; 0 for the deal. */
  readonly moment: number;
  /** By seat. */
  readonly cells: readonly (readonly Counted[])[];
  /** The scores after it, by seat. */
  readonly totals: readonly number[];
}

export interface Sheet {
  readonly by: 'round' | 'turn';
  readonly rows: readonly SheetRow[];
}

/** What games say when a round of theirs begins. */
const BEGINS: readonly string[] = ['round', 'dealt', 'rolled'];
const OUT = 'out';
const LAST = 'At the end';

interface Entry extends Counted {
  readonly seat: Seat;
  readonly moment: number;
}

interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A game as far as anybody may know it: whatever counts is said to all. */
export interface Course extends Played {
  readonly seats: number;
  readonly happenings: readonly HappeningSeen[];
  readonly isOver: boolean;
}

/** Who made which points by what, as the log tells it. What was taken back is not in it. */
export function sheetOf(match: Match, sitters: readonly Sitter[]): Sheet {
  const { game, tools, setup, last } = match;
  const happenings = happeningsOf(match).map((happening) => happeningFor(happening, null));
  return sheetSeen({ game, tools, seats: setup.seats, happenings, isOver: last.state.result !== null }, sitters);
}

export function sheetSeen(course: Course, sitters: readonly Sitter[]): Sheet {
  const names = (seat: Seat): string => sitters[seat]?.name ?? `Seat ${seat + 1}`;
  const rounds = roundsOf(course, names);
  const [before, ...named] = rounds;
  const groups = named.length === 0 ? byTurn(before?.entries ?? [], course) : rounds;
  return {
    by: named.length === 0 ? 'turn' : 'round',
    rows: rowsOf(
      groups.filter(({ entries }) => entries.length > 0),
      course.seats,
    ),
  };
}

/** What counted before the first round and in each of them. One step may end a round and begin the next. */
function roundsOf({ game, tools, happenings }: Course, names: (seat: Seat) => string): readonly Group[] {
  const groups: { readonly title: string; readonly entries: Entry[] }[] = [{ title: 'Before', entries: [] }];
  const taken = new Set(happenings.map(({ takesBack }) => takesBack));
  for (const { events, number } of happenings.filter((each) => !taken.has(each.number))) {
    for (const event of events) {
      if (event.kind === 'said' && BEGINS.includes(event.what)) {
        groups.push({ title: titleOf(narrate(game, event, names, tools.pack) ?? ''), entries: [] });
      }
      const counted = countedOf(event);
      if (counted !== null) groups.at(-1)?.entries.push({ ...counted, moment: number + 1 });
    }
  }
  return groups;
}

function countedOf(event: SeenEvent): (Counted & { readonly seat: Seat }) | null {
  if (event.kind === 'scored') return { seat: event.seat, why: scoredText(event), points: event.points };
  return event.kind === 'out' ? { seat: event.seat, why: OUT, points: null } : null;
}

/** `Round 2: Ann starts.` is called Round 2. */
const titleOf = (sentence: string): string => (sentence.split(/[:;.]/)[0] as string).trim();

/**
 * A new line begins when a seat that stands in this one counts something at another moment. What is counted in the
 * last step stands in a line of its own.
 */
function byTurn(entries: readonly Entry[], { happenings, isOver }: Course): readonly Group[] {
  const end = isOver ? (happenings.at(-1)?.number ?? -1) + 1 : null;
  const groups: { readonly title: string; readonly entries: Entry[] }[] = [];
  for (const entry of entries) {
    const open = groups.at(-1);
    const isAgain = open?.entries.some(({ seat, moment }) => seat === entry.seat && moment !== entry.moment);
    const isEnd = entry.moment === end && open?.title !== LAST;
    if (open !== undefined && !isAgain && !isEnd) open.entries.push(entry);
    else groups.push({ title: entry.moment === end ? LAST : String(groups.length + 1), entries: [entry] });
  }
  return groups;
}

function rowsOf(groups: readonly Group[], seats: number): readonly SheetRow[] {
  const totals = Array.from({ length: seats }, () => 0);
  return groups.map(({ title, entries }) => {
    for (const { seat, points } of entries) totals[seat] = (totals[seat] ?? 0) + (points ?? 0);
    const cells = totals.map((_, seat) =>
      entries.filter((entry) => entry.seat === seat).map(({ why, points }) => ({ why, points })),
    );
    return { title, moment: Math.max(...entries.map(({ moment }) => moment)), cells, totals: [...totals] };
  });
}
