import { topCard } from '@deckle/host';
import type { Card, Pile } from '@deckle/kernel';
import { facedOf, hasValue } from '@deckle/words';
import { flow, type Paint, padEnd, widthOf } from './paint.ts';

/** How cards are drawn: as little boxes, or as plain words for pipes and screen readers. */
export type CardLook = 'boxes' | 'lines';

export interface CardStyle {
  readonly columns: number;
  readonly paint: Paint;
  readonly look: CardLook;
}

const SMALL = '₀₁₂₃₄₅₆₇₈₉';
const small = (points: number): string =>
  (points < 0 ? '₋' : '') + String(Math.abs(points)).replaceAll(/\d/g, (digit) => SMALL[Number(digit)] as string);

/** `K₄`; a pile of three is `K₄×3`. Plain: `K4×3`. */
function shortText(card: Card, height: number, { look, paint }: CardStyle): string {
  const value = !hasValue(card) ? '' : look === 'boxes' ? paint.faint(small(card.points)) : String(card.points);
  return `${paint.strong(facedOf(card))}${value}${height > 1 ? paint.faint(`×${height}`) : ''}`;
}

/** One line for a row, or more where it does not fit. */
export function rowInLine(row: readonly Pile[], pack: readonly Card[], style: CardStyle): readonly string[] {
  const pieces = row.map((pile) => shortText(topCard(pile, pack), pile.length, style));
  return flow(pieces, style.columns, ' ');
}

/** A row as boxes side by side: three lines, and a fourth for the heights of piles where there are any. */
export function rowInBoxes(row: readonly Pile[], pack: readonly Card[], style: CardStyle): readonly string[] {
  const boxes = row.map((pile) => box(topCard(pile, pack), pile, style.paint));
  const lines: string[] = [];
  for (const part of parts(boxes, style.columns)) {
    const height = part.some((each) => each.length > 3) ? 4 : 3;
    for (let line = 0; line < height; line++) {
      lines.push(
        part
          .map((each) => each[line] ?? ' '.repeat(widthOf(each[0] ?? '')))
          .join('')
          .trimEnd(),
      );
    }
  }
  return lines;
}

function box(card: Card, pile: Pile, paint: Paint): readonly string[] {
  const shown = facedOf(card);
  const value = hasValue(card) ? small(card.points) : '';
  const text = `${shown}${value}`;
  const inside = Math.max(2, widthOf(text));
  const face = card.marks.length > 0 ? paint.dear(shown) : paint.strong(shown);
  const lines = [
    `┌${'─'.repeat(inside)}┐`,
    `│${padEnd(`${face}${paint.faint(value)}`, inside)}│`,
    `└${'─'.repeat(inside)}┘`,
  ];
  return pile.length > 1 ? [...lines, padEnd(paint.faint(` ×${pile.length}`), inside + 2)] : lines;
}

/** As many boxes on a line as fit. */
function parts(boxes: readonly (readonly string[])[], columns: number): readonly (readonly (readonly string[])[])[] {
  const lines: (readonly string[])[][] = [];
  let left = 0;
  for (const each of boxes) {
    const width = widthOf(each[0] ?? '');
    if (width > left || lines.length === 0) {
      lines.push([]);
      left = columns;
    }
    left -= width;
    lines.at(-1)?.push(each);
  }
  return lines;
}
