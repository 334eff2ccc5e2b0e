import type { DeckLine } from '@deckle/kernel';
import { hasValue } from '@deckle/words';

/** Cards of one value, those whose value is printed apart from those whose value is not. */
export interface DeckGroup {
  readonly title: string;
  /** The value is a figure of the house. */
  readonly house: boolean;
  readonly lines: readonly DeckLine[];
}

export interface DeckPart {
  /** The deck's name, where there are several. */
  readonly name: string | null;
  readonly count: number;
  readonly groups: readonly DeckGroup[];
}

const cardCount = (lines: readonly DeckLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

export const isHouseValue = ({ house }: DeckLine): boolean => house === 'points' || house === 'both';
export const isHouseCount = ({ house }: DeckLine): boolean => house === 'count' || house === 'both';

/** What a game is played with, deck by deck, dearest cards first. */
export function deckParts(deck: readonly DeckLine[]): readonly DeckPart[] {
  const lines = deck.filter(({ minSeats }) => minSeats === undefined);
  const names = [...new Set(lines.map(({ deck: name }) => name ?? null))];
  return names.map((name) => {
    const own = lines.filter((line) => (line.deck ?? null) === name);
    return { name, count: cardCount(own), groups: groupsOf(own) };
  });
}

function groupsOf(lines: readonly DeckLine[]): readonly DeckGroup[] {
  const letters = lines.filter(hasValue);
  const named = lines.filter((line) => !hasValue(line));
  const values = [...new Set(letters.map(({ points }) => points))].sort((a, b) => b - a);
  return [
    ...values.flatMap((points) =>
      [false, true].flatMap((house) => {
        const own = letters.filter((line) => line.points === points && isHouseValue(line) === house);
        return own.length === 0 ? [] : [{ title: pointsText(points), house, lines: own }];
      }),
    ),
    ...(named.length === 0 ? [] : [{ title: 'By name', house: false, lines: named }]),
  ];
}

/** Cards that only larger tables play with, in sentences. */
export function moreCards(deck: readonly DeckLine[]): readonly string[] {
  const from = [...new Set(deck.flatMap(({ minSeats }) => minSeats ?? []))];
  return from.map(
    (seats) =>
      `From ${seats} players on there are ${cardCount(deck.filter(({ minSeats }) => minSeats === seats))} more.`,
  );
}
