/** So many letters and digits a telephone has in a line beside the gaps between as many players as sit there. */
const IN_LINE = 40;
/** A gap before each player, and one before their score. */
const GAPS = 1.8;
const LEAST = 2;

/** Names for one line: whole where they fit, else the longest of them lose their ends. */
export function briefNames(names: readonly string[], scores: readonly string[]): readonly string[] {
  const room = IN_LINE - GAPS * names.length - scores.join('').length;
  const fit = (most: number): number => names.reduce((sum, name) => sum + Math.min(most, name.length), 0);
  let most = Math.max(...names.map(({ length }) => length));
  while (most > LEAST && fit(most) > room) most--;
  return names.map((name) => name.slice(0, most));
}
