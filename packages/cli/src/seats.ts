export const seatsText = ([min, max]: readonly [number, number]): string =>
  min === max ? `${min} ${min === 1 ? 'player' : 'players'}` : `${min}–${max} players`;
