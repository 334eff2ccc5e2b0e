import type { Card, DeckLine } from './types.ts';

const NO_MARKS: readonly string[] = [];

/** Numbers the cards of a deck from 0; card `id` stands at index `id`. */
export function makePack(lines: readonly DeckLine[]): readonly Card[] {
  const pack: Card[] = [];
  for (const { face, points, count, marks = NO_MARKS, deck, minSeats } of lines) {
    const rest = { ...(deck === undefined ? {} : { deck }), ...(minSeats === undefined ? {} : { minSeats }) };
    for (let copy = 0; copy < count; copy++) pack.push({ id: pack.length, face, points, marks, ...rest });
  }
  return pack;
}
