/** Numbers as they are read aloud. */
export const pointsText = (value: number): string => {
  const size = Math.round(Math.abs(value));
  return `${value < 0 && size > 0 ? 'minus ' : ''}${size === 1 ? '1 point' : `${size} points`}`;
};

/** What the deal did for somebody. */
export const dealText = (value: number): string => `${value < 0 ? 'cost' : 'was worth'} ${pointsText(Math.abs(value))}`;

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
