import type { Card, CardId, DeckLine, Pile } from './types.ts';

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

const singles: Pile[] = [];

/** A pile of one card. Most cards of all tables lie like that, so each such pile is there once. */
export const pileOfOne = (card: CardId): Pile => (singles[card] ??= [card]);
