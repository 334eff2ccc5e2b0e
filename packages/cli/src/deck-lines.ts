import type { About, DeckLine, Game } from '@deckle/kernel';
import { signsOf } from '@deckle/words';
import { flow, type Paint, padEnd, wrap } from './paint.ts';

const MARK = '*';
const marked = (figure: number, isHouse: boolean): string => `${figure}${isHouse ? MARK : ''}`;

/** `3*` where print has lost the value. */
const valueText = ({ points, house }: DeckLine): string => marked(points, house === 'points' || house === 'both');

/** `V×2`, `V×2*` where print has lost how many there are. */
const cardText = ({ face, count, marks = [], house }: DeckLine): string =>
  `${[face, ...signsOf({ face, marks })].join(' ')}×${marked(count, house === 'count' || house === 'both')}`;

/** All cards of a game by their value; figures that the house has filled in are marked. */
export function deckLines(
  { deck: lines, about }: Pick<Game, 'deck'> & { readonly about: Pick<About, 'cards' | 'marks'> },
  columns: number,
  paint: Paint,
): readonly string[] {
  const deck = lines.filter(({ minSeats }) => minSeats === undefined);
  const count = countOf(deck);
  const values = [...new Set(deck.toSorted((a, b) => b.points - a.points).map(valueText))];
  const gutter = 4 + Math.max(...values.map((value) => value.length));
  const rows = values.flatMap((value) => {
    const cards = deck.filter((line) => valueText(line) === value).map(cardText);
    return flow(cards, columns - gutter, '  ').map((line, at) => padEnd(at === 0 ? `  ${value}` : '', gutter) + line);
  });
  const note = `${MARK} a figure of the house, because print has lost it`;
  const isHouse = deck.some(({ house }) => house !== undefined);
  return [
    paint.strong(`The deck: ${count} cards by value`),
    ...rows,
    ...moreCards(lines).flatMap((sentence) => wrap(sentence, columns, '  ')),
    ...meaningLines(about, columns),
    ...(isHouse ? wrap(note, columns, '  ') : []),
  ];
}

/** What marks mean, and what cards with a name do. */
function meaningLines({ marks = {}, cards = {} }: Pick<About, 'cards' | 'marks'>, columns: number): readonly string[] {
  const meant = [...Object.entries(marks).map(([mark, text]) => [mark, `${text}.`]), ...Object.entries(cards)];
  return meant.flatMap(([name, text]) => wrap(`${name}: ${text}`, columns, '  '));
}

const countOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Cards that only larger tables play with. */
function moreCards(lines: readonly DeckLine[]): readonly string[] {
  const from = [...new Set(lines.flatMap(({ minSeats }) => minSeats ?? []))];
  return from.map((seats) => {
    const more = countOf(lines.filter(({ minSeats }) => minSeats === seats));
    return `From ${seats} players on with ${more} more cards.`;
  });
}
