/** Numbers as they are read aloud. */
export const pointsText = (value: number): string => {
  const size = Math.round(Math.abs(value));
  return `${value < 0 && size > 0 ? 'minus ' : ''}${size === 1 ? '1 point' : `${size} points`}`;
};

/** With its sign, where both signs are possible. */
export const signed = (value: number): string =>
  Math.round(value) > 0 ? `plus ${pointsText(value)}` : pointsText(value);

/** How far somebody is ahead. */
export const closeness = (lead: number): string => {
  const size = pointsText(Math.abs(lead));
  return Math.round(lead) === 0 ? 'level' : `${size} ${lead > 0 ? 'ahead' : 'behind'}`;
};

/** Games won; a shared win counts in part. */
export const wonText = (won: number): string => {
  const whole = Math.floor(won);
  if (won - whole !== 0.5) return `${Number(won.toFixed(1))}`;
  return whole === 0 ? 'half a game' : `${whole} and a half`;
};
