import type { Seat } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import type { LiftState, LiftTable } from './types.ts';
import { cardPoints, handCost, handIn, LONG, LONG_BONUS, wordsOf } from './zones.ts';

export const OUT_BONUS = 3;

/** What a seat has in this round, one line for each reason. */
function roundLines(
  state: LiftState,
  seat: Seat,
  tools: WordTools,
): readonly (readonly [points: number, why: string])[] {
  const words = wordsOf(state, seat);
  const long = words.filter(({ text }) => text.length >= LONG).length;
  const cards = words.flatMap((word) => word.cards);
  return [
    [cardPoints(cards, tools), 'words'],
    [LONG_BONUS * long, `words of ${LONG} letters or more`],
    [state.shared.wentOut === seat ? OUT_BONUS : 0, 'first to go out'],
    [-handCost(handIn(state.zones, seat), tools), 'cards left'],
  ];
}

const sumOf = (lines: ReturnType<typeof roundLines>): number => lines.reduce((sum, [points]) => sum + points, 0);

/** What a seat has in this round so far; early on the hand costs more than there is on the table. */
export const standing = (state: LiftState, seat: Seat, tools: WordTools): number =>
  sumOf(roundLines(state, seat, tools));

/** Counts the round; nobody has less than nothing in it. What is due to a seat that has left goes to nobody. */
export function scoreRound(table: LiftTable, tools: WordTools): readonly number[] {
  const { state } = table;
  return Array.from(state.out, (gone, seat) => {
    const lines = gone ? [] : roundLines(state, seat, tools);
    const sum = sumOf(lines);
    for (const [points, why] of lines) if (points !== 0) table.score(seat, points, why);
    if (sum < 0) table.score(seat, -sum, 'no round counts below 0');
    return Math.max(0, sum);
  });
}

/** The lowest of the last round starts the next one; of several the lowest in all, then the first by seat. */
export function nextStarter({ out, scores }: LiftState, round: readonly number[]): Seat {
  const seats = [...out.keys()].filter((seat) => !out[seat]);
  const by = (figures: readonly number[]) => (a: Seat, b: Seat) => (figures[a] ?? 0) - (figures[b] ?? 0);
  return seats.sort((a, b) => by(round)(a, b) || by(scores)(a, b) || a - b)[0] ?? 0;
}
