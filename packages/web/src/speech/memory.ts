import type { Seat } from '@deckle/kernel';
import type { Heard, LineName } from './heard.ts';

const KEY = 'deckle heard';
/** Of so many tables it is remembered who has heard what. */
const MOST = 40;

/** What each person has heard, by seat. */
export type Room = { readonly [seat: Seat]: Heard };
type Rooms = readonly (readonly [table: string, room: Room])[];

/** What everybody at a table has heard, kept over a reload; null for a table where nobody has listened yet. */
export const heardAt = (table: string): Room | null => parseRooms(read()).find(([id]) => id === table)?.[1] ?? null;

export function keepHeard(table: string, room: Room): void {
  const others = parseRooms(read()).filter(([id]) => id !== table);
  write(JSON.stringify([...others, [table, room]].slice(-MOST)));
}

/** A table has just been dealt: what happens there before it is drawn is yet to be heard, too. */
export const beginHearing = (table: string): void => keepHeard(table, {});

let unkept: string | null = null;

function read(): string | null {
  try {
    return unkept ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Where nothing can be kept, it is remembered as long as the page. */
function write(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
}

export function parseRooms(text: string | null): Rooms {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isRoom) : [];
  } catch {
    return [];
  }
}

function isRoom(value: unknown): value is Rooms[number] {
  if (!Array.isArray(value)) return false;
  const [table, room] = value as readonly unknown[];
  return typeof table === 'string' && typeof room === 'object' && room !== null && Object.values(room).every(isHeard);
}

function isHeard(value: unknown): value is Heard {
  const { upTo, kept } = (value ?? {}) as { readonly [part in keyof Heard]?: unknown };
  return Number.isSafeInteger(upTo) && Array.isArray(kept) && kept.every(isName);
}

const isName = (value: unknown): value is LineName =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isSafeInteger(each));
