import type { Seat, Spot } from '@deckle/kernel';
import type { Draft, Held, Keepsake, Mine, News, Orders, Pin } from '../table/news.ts';

/** What the people of a table are to be remembered by. */
export type Keepsakes = { readonly [seat: Seat]: Keepsake };

export const NO_KEEPSAKE: Keepsake = { held: {}, draft: null };
export const NOTHING_MINE: Mine = { held: {}, draft: null };

/** As much of it as is still true, and no card that the viewer does not hold now. */
export function mineOf({ held, draft }: Keepsake, { moment, hands, places }: Omit<News, 'mine'>): Mine {
  const mine = hands.flatMap(({ cards }) => cards);
  const isThere = ([zone, index]: Spot): boolean =>
    places.some((place) => place.zone === zone && index < (place.row?.length ?? 0));
  const isTrue = ({ card, spot, on }: Pin): boolean =>
    (card === undefined || mine.includes(card)) && [spot, on].every((each) => each === undefined || isThere(each));
  return {
    held: Object.fromEntries(
      hands.flatMap(({ zone, cards }) => {
        const own = held[zone];
        const known = (ids: Held['order']): Held['order'] => ids.filter((id) => cards.includes(id));
        return own === undefined
          ? []
          : [[zone, { order: known(own.order), groups: own.groups.map(known).filter(({ length }) => length > 1) }]];
      }),
    ),
    draft: draft?.moment === moment ? { ...draft.of, pins: draft.of.pins.filter(isTrue) } : null,
  };
}

/** No deck has so many cards, and nobody types so much. */
const [MOST_CARDS, MOST_PLACES, MOST_LETTERS] = [1000, 20, 1000];

/** What was kept of a table on this device; nothing of what is damaged. */
export function parseKeepsakes(value: unknown): Keepsakes {
  if (!isObject(value)) return {};
  const read = Object.entries(value).flatMap(([seat, kept]) => {
    const keepsake = parseKeepsake(kept);
    return keepsake === null || !/^\d{1,3}$/.test(seat) ? [] : [[seat, keepsake] as const];
  });
  return Object.fromEntries(read);
}

/** What one person is to be remembered by; null for anything else. */
export function parseKeepsake(value: unknown): Keepsake | null {
  if (!isObject(value)) return null;
  const { held, draft } = value as { readonly [part in keyof Keepsake]?: unknown };
  if (!isObject(held) || Object.keys(held).length > MOST_PLACES || !Object.values(held).every(isHeld)) return null;
  if (draft === null) return { held: held as Orders, draft };
  const { moment, of } = (draft ?? {}) as { readonly moment?: unknown; readonly of?: unknown };
  return isWhole(moment) && isDraft(of) ? { held: held as Orders, draft: { moment, of } } : null;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const areCards = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_CARDS && value.every(isWhole) && new Set(value).size === value.length;

function isHeld(value: unknown): value is Held {
  const { order, groups } = (value ?? {}) as { readonly [part in keyof Held]?: unknown };
  // No card is in two groups.
  return areCards(order) && Array.isArray(groups) && groups.every(areCards) && areCards(groups.flat());
}

function isDraft(value: unknown): value is Draft {
  const { text, pins, way } = (value ?? {}) as { readonly [part in keyof Draft]?: unknown };
  const isText = typeof text === 'string' && text.length <= MOST_LETTERS;
  return isText && isWhole(way) && Array.isArray(pins) && pins.every((pin) => isPin(pin, text));
}

function isPin(value: unknown, text: string): value is Pin {
  const { at, length, card, spot, on } = (value ?? {}) as { readonly [part in keyof Pin]?: unknown };
  return (
    isWhole(at) &&
    isWhole(length) &&
    at + length <= text.length &&
    (card === undefined || isWhole(card)) &&
    [spot, on].every((each) => each === undefined || isSpot(each))
  );
}

function isSpot(value: unknown): value is Spot {
  const [zone, index, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof zone === 'string' && isWhole(index) && more.length === 0;
}
