/** As people name several things: `A`, `A and B`, `A, B and C`. */
export const listed = (things: readonly string[], last: 'and' | 'or' = 'and'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
