import type { CardId, PutHow, RowChange } from '@deckle/kernel';
import { pinOfCard, pinOfSpot, placed, removed, type RowLetters } from './draft.ts';
import type { Draft, Pin } from './news.ts';

/**
 * A card of the hand that was tapped last is chosen: a tap on a row puts it there. It is so while the card is all there
 * is in the draft, or a row lies in it as a whole; a word of which other letters are there already is being spelt, and
 * goes on with whatever is tapped.
 */
export function waysToPut(
  draft: Draft,
  chosen: CardId | null,
  row: RowLetters,
  rows: readonly RowLetters[],
  puts: readonly RowChange[],
): readonly PutHow[] {
  const by = puts.find(({ zone }) => zone === row.zone)?.by ?? NONE;
  const pin = chosen === null ? null : pinOfCard(draft, chosen);
  if (pin === null || by.length === 0) return NONE;
  const rest = removed(draft, pin);
  if (rest.text === '') return by;
  const isLaidOut = rows.some((each) => isWhole(rest, each));
  return isLaidOut && (isWhole(rest, row) || isUntouched(rest, row)) ? by : NONE;
}

const NONE: readonly PutHow[] = [];

const pinsOf = (draft: Draft, { zone, faces }: RowLetters): readonly (Pin | null)[] =>
  faces.map((_face, index) => pinOfSpot(draft, [zone, index]));

function isWhole(draft: Draft, row: RowLetters): boolean {
  const pins = pinsOf(draft, row);
  return pins.length > 0 && pins.every((pin) => pin !== null);
}

const isUntouched = (draft: Draft, row: RowLetters): boolean => pinsOf(draft, row).every((pin) => pin === null);

/** A place in a row: one of its piles, or the gap before the pile of this number. */
export interface PutTo {
  readonly how: PutHow;
  readonly index: number;
}

/** `S over K`, `S between K and I`: as the row reads in the draft, which has the card no more. */
export function putText(letters: string, draft: Draft, row: RowLetters, { how, index }: PutTo): string {
  return `${letters} ${how === 'over' ? `over ${faceIn(draft, row, index) ?? ''}` : gapIn(draft, row, index)}`;
}

/** Where a gap is, by the cards beside it: at an end of the row there is but one. */
export function gapIn(draft: Draft, row: RowLetters, index: number): string {
  const [before, after] = [faceIn(draft, row, index - 1), faceIn(draft, row, index)];
  if (before === null) return `before ${after ?? ''}`;
  return after === null ? `after ${before}` : `between ${before} and ${after}`;
}

/** What a pile shows in the draft. */
function faceIn(draft: Draft, row: RowLetters, index: number): string | null {
  const pin = pinOfSpot(draft, [row.zone, index]);
  return pin === null ? (row.faces[index] ?? null) : draft.text.slice(pin.at, pin.at + pin.length);
}

/**
 * Where a card that was all there was in the draft has just been laid over a pile, the same taps could begin a word that
 * is spelt: `S`, `K`. So they did when the next tap is on another pile of that row, which nothing else is meant by.
 */
export function speltOn(before: Draft, row: RowLetters, { how, index }: PutTo): Draft | null {
  const face = row.faces[index] ?? '?';
  if (how !== 'over' || before.pins.length !== 1 || before.pins[0]?.length !== before.text.length) return null;
  return face === '?' ? null : placed(before, face, { spot: [row.zone, index] });
}
