import type { CardId, Spot } from '@deckle/kernel';
import type { Draft, Pin } from './news.ts';

export const EMPTY: Draft = { text: '', pins: [], way: 0 };

/** What is typed keeps the pins before and after the change, and starts with the first way again. */
export function typed({ text, pins }: Draft, next: string): Draft {
  if (pins.length === 0) return { text: next, pins, way: 0 };
  const head = sameStart(text, next);
  const tail = Math.min(sameStart(reversed(text), reversed(next)), text.length - head, next.length - head);
  const shift = next.length - text.length;
  const kept = pins.flatMap((pin): readonly Pin[] => {
    if (pin.at + pin.length <= head) return [pin];
    return pin.at >= text.length - tail ? [{ ...pin, at: pin.at + shift }] : [];
  });
  return { text: next, pins: kept, way: 0 };
}

const reversed = (text: string): string => Array.from(text).reverse().join('');

function sameStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** Where a letter of a draft comes from. */
export type Source = { readonly card: CardId; readonly on?: Spot } | { readonly spot: Spot };

/** Letters from a certain card or pile, at the end or at a place among the others. */
export function placed({ text, pins }: Draft, letters: string, from: Source, at = text.length): Draft {
  const shifted = pins.map((pin) => (pin.at >= at ? { ...pin, at: pin.at + letters.length } : pin));
  const pin: Pin = { at, length: letters.length, ...from };
  return { text: text.slice(0, at) + letters + text.slice(at), pins: [...shifted, pin], way: 0 };
}

/** Without this pin and its letters: of two alike it is this one that goes. */
export function removed({ text, pins }: Draft, { at, length }: Pin): Draft {
  const others = pins.filter((pin) => pin.at !== at);
  return {
    text: text.slice(0, at) + text.slice(at + length),
    pins: others.map((pin) => (pin.at > at ? { ...pin, at: pin.at - length } : pin)),
    way: 0,
  };
}

/** Without what is pinned there; a pile that it covered is seen again. */
export function takenOut(draft: Draft, pin: Pin, rows: readonly RowLetters[]): Draft {
  const { at, on } = pin;
  const face = on === undefined ? undefined : rows.find(({ zone }) => zone === on[0])?.faces[on[1]];
  const bare = removed(draft, pin);
  return on === undefined || face === undefined ? bare : placed(bare, face, { spot: on }, at);
}

export const pinOfCard = ({ pins }: Pick<Draft, 'pins'>, card: CardId): Pin | null =>
  pins.find((pin) => pin.card === card) ?? null;

const isSame = (a: Spot | undefined, [zone, index]: Spot): boolean => a?.[0] === zone && a[1] === index;

/** What a pile has become in the draft: itself, or covered by another card. */
export const pinOfSpot = ({ pins }: Pick<Draft, 'pins'>, spot: Spot): Pin | null =>
  pins.find((pin) => isSame(pin.spot, spot) || isSame(pin.on, spot)) ?? null;

/** A row of the table as letters, each of the pile it lies on. */
export interface RowLetters {
  readonly zone: string;
  readonly faces: readonly string[];
}

/** The draft with this row in it as it lies, if none of it is there yet; beside other words it is a word of its own. */
function withRow(draft: Draft, { zone, faces }: RowLetters): Draft {
  if (faces.some((_face, index) => pinOfSpot(draft, [zone, index]) !== null)) return draft;
  const start = draft.pins.length === 0 ? EMPTY : typed(draft, `${draft.text.trimEnd()} + `);
  return faces.reduce((row, face, index) => placed(row, face, { spot: [zone, index] }), start);
}

/** A card of the hand dropped between two piles of a row; `index` is the pile it comes before. */
export function inserted(draft: Draft, row: RowLetters, index: number, letters: string, card: CardId): Draft {
  const full = withRow(without(draft, card), row);
  const next = pinOfSpot(full, [row.zone, index]);
  const last = pinOfSpot(full, [row.zone, index - 1]);
  const at = next?.at ?? (last === null ? full.text.length : last.at + last.length);
  return placed(full, letters, { card }, at);
}

/** A card of the hand dropped onto a pile of a row. */
export function overlaid(draft: Draft, row: RowLetters, index: number, letters: string, card: CardId): Draft {
  const on: Spot = [row.zone, index];
  const full = withRow(without(draft, card), row);
  const pin = pinOfSpot(full, on);
  const at = pin?.at ?? full.text.length;
  return placed(pin === null ? full : removed(full, pin), letters, { card, on }, at);
}

/** A card is in the draft only once. */
function without(draft: Draft, card: CardId): Draft {
  const pin = pinOfCard(draft, card);
  return pin === null ? draft : removed(draft, pin);
}
