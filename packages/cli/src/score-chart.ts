import type { Review } from '@deckle/bots';
import type { Names } from '@deckle/words';

/** The scores after each move that changed one: a bar for each seat. For eyes; all of it is in the text as well. */
export function scoreChart({ stands }: Review, names: Names, columns: number): readonly string[] {
  const seats = stands[0]?.scores.map((_, seat) => names(seat)) ?? [];
  const width = Math.max(...seats.map((name) => name.length));
  const most = Math.max(1, ...stands.flatMap(({ scores }) => scores));
  const room = columns - width - 'move 100   '.length - String(most).length;
  return stands.flatMap(({ moment, scores }) =>
    scores.map((score, seat) => {
      const head = seat === 0 ? `move ${String(moment).padStart(3)}` : ' '.repeat('move 100'.length);
      const bar = '█'.repeat(Math.max(0, Math.round((score / most) * room)));
      return `${head} ${(seats[seat] as string).padEnd(width)} ${bar} ${score}`;
    }),
  );
}
