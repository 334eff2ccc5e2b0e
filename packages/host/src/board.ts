import type { Card, CardId, Game, Pile, Seat, View, Worth, ZoneId, ZoneView } from '@deckle/kernel';
import { pointsOf, topCard } from './hand.ts';
import { taskOf } from './task.ts';

/** An open row with its name and what is noted beside it. */
export interface BoardLine {
  readonly zone: ZoneId;
  /** A row of the table, a word in front of a player, cards that must be used, a pile of which the top counts. */
  readonly kind: 'row' | 'word' | 'turned' | 'top';
  /** In front of whom it lies. */
  readonly seat: Seat | null;
  readonly label: string;
  /** The label where there is no room: a row of the table has a number. */
  readonly short: string;
  readonly row: readonly Pile[];
  readonly note: string;
  /** What it spells, where it is a word. */
  readonly word: string | null;
  /** All cards of the word as it is read, where some of them lie elsewhere or in another order. */
  readonly whole: readonly CardId[] | null;
  /** The viewer must use it now. */
  readonly isDue?: true;
}

export const kindOf = (zone: string): string => zone.split(' ')[0] as string;

/** Cards that have left play are counted; of a discard or of spent cards the top card matters. */
const COUNTED = ['gone', 'box'];
const TOPPED = ['discard', 'discards', 'spent'];
/** An open card that must be in the next word, whoever it comes from. */
const TURNED = 'turned';
const ROW = 'row';
/** To who is to lay a word, and to all others. */
const MUST_USE = 'Must use';
const TURNED_UP = 'Turned up';
const isCounted = (id: string, zone: ZoneView): boolean =>
  zone.owner === null && (zone.row === null || COUNTED.includes(kindOf(id)));

/** How many cards lie in each closed place; of closed piles with numbers, which are still there. */
export function countedZones({ zones }: View): readonly string[] {
  const counted = Object.entries(zones).filter(([id, zone]) => isCounted(id, zone));
  const numbered = new Map<string, string[]>();
  const texts = counted.flatMap(([id, { count }]) => {
    const [kind = '', number] = id.split(' ');
    if (number === undefined) return count > 0 || !COUNTED.includes(kind) ? [`${id} ${count}`] : [];
    if (count > 0) numbered.set(kind, [...(numbered.get(kind) ?? []), number]);
    return [];
  });
  const piles = [...numbered].map(([kind, numbers]) => `${kind}s ${rangesOf(numbers.map(Number))}`);
  // Where all cards lie in numbered piles, that the deck is empty means nothing.
  return [...texts.filter((text) => piles.length === 0 || !text.endsWith(' 0')), ...piles];
}

/** `2 4–9 11 12`: three or more in a row are told by the first and the last. */
function rangesOf(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    if (runs.at(-1)?.at(-1) === number - 1) runs.at(-1)?.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' '))).join(' ');
}

export const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const cardsText = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** Rows that lie open: those of the table, then those in front of players. */
export function boardOf(
  { loose = [], worth }: Pick<Game, 'loose' | 'worth'>,
  view: View,
  names: readonly string[],
  pack: readonly Card[],
): readonly BoardLine[] {
  const open = Object.entries(view.zones).flatMap(([id, zone]) =>
    zone.row !== null && zone.count > 0 && !isCounted(id, zone) && kindOf(id) !== 'hand'
      ? [{ id, zone, row: zone.row }]
      : [],
  );
  const isDue = view.seat !== null && taskOf(view, view.seat) === 'act';
  const isAlone = (id: string): boolean => open.filter((other) => kindOf(other.id) === kindOf(id)).length === 1;
  // No command names a row, so those that are left are counted anew.
  const rows = open.flatMap(({ id }) => (kindOf(id) === ROW ? [id] : []));
  const named = (id: string): string => titled(kindOf(id) === ROW ? `${ROW} ${rows.indexOf(id) + 1}` : id);
  const lines = open.map(({ id, zone, row }): BoardLine => {
    const seat = zone.owner ?? seatIn(id);
    const at = { zone: id, seat };
    // With the end nothing must be used any more.
    const isPile = TOPPED.includes(kindOf(id)) || (kindOf(id) === TURNED && view.result !== null);
    if (isPile)
      return {
        ...at,
        kind: 'top',
        label: titled(id),
        short: titled(id),
        row: row.slice(-1),
        note: cardsText(zone.count),
        word: null,
        whole: null,
      };
    if (kindOf(id) === TURNED) {
      const name = isDue ? MUST_USE : TURNED_UP;
      const turned = {
        ...at,
        kind: 'turned',
        label: name,
        short: name,
        row,
        note: '',
        word: null,
        whole: null,
      } as const;
      return isDue ? { ...turned, isDue } : turned;
    }
    const label = seat === null ? (isAlone(id) ? titled(kindOf(id)) : named(id)) : (names[seat] ?? id);
    const short = seat === null ? (/\d+$/.exec(label)?.[0] ?? label) : label;
    const word = loose.includes(id) ? null : wordIn(view, seat, id, row, pack);
    // The sum of cards that are no word means nothing; of a player's words the cards are not all that counts.
    const sum = word === null ? '' : worthOf(worth?.(view) ?? 'values', row, pack);
    const note = seatIn(id) === null ? sum : spelt(view, seat, id);
    return {
      ...at,
      kind: seat === null ? 'row' : 'word',
      label,
      short,
      row,
      note,
      word,
      whole: wholeOf(view, seat, id, row),
    };
  });
  return lines.sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
}

function worthOf(worth: Worth, row: readonly Pile[], pack: readonly Card[]): string {
  if (worth === 'nothing') return '';
  return `= ${worth === 'cards' ? row.flat().length : pointsOf(row, pack)}`;
}

/** Words that lie open in front of a player are named after the seat: `words 1 2`. */
function seatIn(zone: string): Seat | null {
  const [, seat] = /^words? (\d+)\b/.exec(zone) ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Places whose cards spell a word. */
const SPELLING = ['row', 'word', 'words'];

function wordIn(
  view: View,
  seat: Seat | null,
  zone: ZoneId,
  row: readonly Pile[],
  pack: readonly Card[],
): string | null {
  if (!SPELLING.includes(kindOf(zone)) || laidAt(view, seat, zone).length > 1) return null;
  const faces = row.map((pile) => topCard(pile, pack).face).join('');
  const text = spelt(view, seat, zone).split(' ')[0] || faces;
  return /^[A-Z]{2,}$/.test(text) ? text : null;
}

/** What a game keeps of a word in front of a player. */
interface Laid {
  readonly seat?: unknown;
  readonly word?: unknown;
  readonly value?: unknown;
  readonly cards?: unknown;
}

/** Words of a player that newer ones have replaced lie together: `words 1 older`. */
const OLDER = 'older';
const isOlder = (zone: ZoneId): boolean => zone.endsWith(` ${OLDER}`);

/** The words whose cards lie there. */
function laidAt({ shared }: View, seat: Seat | null, zone: ZoneId): readonly Laid[] {
  const { laid, older } = (shared ?? {}) as { readonly laid?: unknown; readonly older?: unknown };
  const kept = isOlder(zone) ? older : kindOf(zone) === 'word' ? laid : null;
  return Array.isArray(kept)
    ? (kept as readonly (Laid | null)[]).flatMap((each) => (each?.seat === seat ? each : []))
    : [];
}

/** A word may have cards that lie with others, or in the midst of the table. */
function wholeOf(view: View, seat: Seat | null, zone: ZoneId, row: readonly Pile[]): readonly CardId[] | null {
  const whole = laidAt(view, seat, zone).flatMap(({ cards }) =>
    Array.isArray(cards) ? (cards as readonly CardId[]) : [],
  );
  const own = row.map((pile) => pile.at(-1) as CardId);
  return own.every((card) => whole.includes(card)) && whole.join() !== own.join() ? whole : null;
}

/** What a word in front of a player spells with its vowels or wilds and is worth, where a game keeps that by zones or seats. */
function spelt(view: View, seat: Seat | null, zone: ZoneId): string {
  const { reads } = (view.shared ?? {}) as { readonly reads?: { readonly [id: string]: string } };
  if (reads?.[zone] !== undefined) return reads[zone];
  const words = laidAt(view, seat, zone).filter(({ word }) => typeof word === 'string');
  const text = words.map(({ word }) => word).join(' + ');
  if (text === '') return '';
  if (isOlder(zone)) return `${text} ${OLDER}`;
  const value = words[0]?.value;
  return typeof value === 'number' ? `${text} = ${value}` : text;
}
