import type { TALLIES } from '@deckle/kernel';

/** What a score counts. */
export type Counts = (typeof TALLIES)[number];

const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** So much of what is counted, read aloud: `214 points`, `minus 3 points`, `12 cards`. */
export function amountText(value: number, counts: Counts): string {
  const size = Math.round(Math.abs(value));
  return `${value < 0 && size > 0 ? 'minus ' : ''}${several(size, counts === 'points' ? 'point' : 'card')}`;
}

/** What a score counts, in the terms of the game: `214 points`, `97 cards laid`, `12 cards left`. */
export function scoreText(score: number, counts: Counts): string {
  if (counts === 'points') return amountText(score, counts);
  if (counts === 'laid') return `${amountText(score, counts)} laid`;
  return Math.round(score) === 0 ? 'no card left' : `${amountText(-score, counts)} left`;
}
