import { amountText, type Counts } from '@deckle/words';

/** Numbers as they are read aloud. */
export const pointsText = (value: number): string => amountText(value, 'points');

/** What somebody who plays alone has come to. */
export function madeText(score: number, counts: Counts): string {
  if (counts === 'points') return `made ${pointsText(score)}`;
  if (counts === 'laid') return `laid ${amountText(score, counts)}`;
  return Math.round(score) === 0 ? 'was left with no card' : `was left with ${amountText(-score, counts)}`;
}

/** What the deal did for somebody. */
export const dealText = (value: number, counts: Counts): string =>
  `${value < 0 ? 'cost' : 'was worth'} ${amountText(Math.abs(value), counts)}`;

/** How far somebody is ahead. */
export const closeness = (lead: number): string => {
  const size = pointsText(Math.abs(lead));
  return Math.round(lead) === 0 ? 'level' : `${size} ${lead > 0 ? 'ahead' : 'behind'}`;
};

/** Games won; a shared win counts in part. */
export const wonText = (won: number): string => {
  const whole = Math.floor(won);
  if (won - whole !== 0.5) return `${Number(won.toFixed(1))}`;
  return whole === 0 ? 'half a game' : `${whole}½`;
};
