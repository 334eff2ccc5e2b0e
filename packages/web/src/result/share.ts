import type { Sheet } from '@deckle/host';
import { type End, headline, ranking } from './ending.ts';

/** How a game went, in sentences that can be read aloud. No link is needed to understand it. */
export function shareText(game: string, end: End, sheet: Sheet | null): string {
  const { sitters, seats, reason } = end;
  const scores = ranking(end).map((seat) => `${sitters[seat]?.name ?? ''} ${aloud(seats[seat]?.score ?? 0)}`);
  const isCounted = seats.some(({ score }) => score !== 0);
  const best = sheet === null ? null : bestPlay(sheet);
  return [
    `${game}: ${aloudText(headline({ ...end, you: null }))}.`,
    ...(isCounted && seats.length > 1 ? [`${scores.join(', ')}.`] : []),
    `It was over because ${reason}.`,
    ...(best === null ? [] : [`The best play was ${best.words}, for ${best.points} points${by(best.seat, end)}.`]),
    'Played with Deckle.',
  ].join('\n');
}

const aloud = (points: number): string => (points < 0 ? `minus ${-points}` : String(points));
const aloudText = (text: string): string => text.replaceAll('−', 'minus ');
const by = (seat: number, { sitters }: End): string => (sitters.length === 1 ? '' : ` by ${sitters[seat]?.name ?? ''}`);

interface Best {
  readonly words: string;
  readonly points: number;
  readonly seat: number;
}

/** The words that made most points at once; what counts for anything else is no words. */
export function bestPlay({ rows }: Sheet): Best | null {
  const plays = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, seat) =>
      cell.flatMap(({ why, points }) =>
        points !== null && points > 1 && /^[A-Z]{2,}( and [A-Z]{2,})*$/.test(why) ? [{ words: why, points, seat }] : [],
      ),
    ),
  );
  return plays.reduce<Best | null>((best, play) => (best === null || play.points > best.points ? play : best), null);
}
