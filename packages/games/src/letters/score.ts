import type { Seat } from '@deckle/kernel';
import { leaders, wordPart, type WordTools } from '@deckle/words';
import type { LettersState, LettersTable } from './types.ts';
import { handIn, pointsOf, presentedBy } from './zones.ts';

export const BONUS = 10;

/** The one seat with the highest figure above nothing; tied, nobody. */
function soleBest(figures: readonly number[]): Seat | null {
  const best = Math.max(...figures);
  return best > 0 && figures.indexOf(best) === figures.lastIndexOf(best) ? figures.indexOf(best) : null;
}

/** Who has presented the most words, by the words of each seat. */
export const mostWords = (words: readonly (readonly string[])[]): Seat | null =>
  soleBest(words.map(({ length }) => length));

/** Who has presented the longest word, in letters, not in cards. */
export const longestWord = (words: readonly (readonly string[])[]): Seat | null =>
  soleBest(words.map((texts) => Math.max(0, ...texts.map(({ length }) => length))));

/** The words of each seat still in: what a resigned seat laid earns nothing and takes no bonus from anybody. */
export function wordsOnTable(
  { zones, out }: Pick<LettersState, 'out'> & { zones: Zones },
  tools: WordTools,
): string[][] {
  return out.map((gone, seat) => (gone ? [] : presentedBy(zones, seat, tools).map(({ text }) => text)));
}
type Zones = Parameters<typeof presentedBy>[0];

/** Cards in words count plus, cards left count minus, then the two bonuses. A seat that resigned only has cards left. */
export function scoreDeal(table: LettersTable, tools: WordTools): void {
  const { seats, zones, out } = table.state;
  for (let seat = 0; seat < seats; seat++) {
    const made = out[seat] ? [] : presentedBy(zones, seat, tools);
    const points = pointsOf(
      made.flatMap(({ cards }) => cards),
      tools,
    );
    const parts = made.map(({ text, cards }) => wordPart(text, cards, tools.pack));
    if (points !== 0) table.score(seat, points, 'words', parts);
    scoreUnlessNone(table, seat, -pointsOf(handIn(zones, seat), tools), 'cards left');
  }
  const words = wordsOnTable(table.state, tools);
  const [most, longest] = [mostWords(words), longestWord(words)];
  if (most !== null) table.score(most, BONUS, 'most words');
  if (longest !== null) table.score(longest, BONUS, 'longest word');
}

function scoreUnlessNone(table: LettersTable, seat: Seat, points: number, why: string): void {
  if (points !== 0) table.score(seat, points, why);
}

/** Everybody else has resigned in the middle of a deal: their hands count as unplayed, the rest of the deal is not counted. */
export function finishEarly(table: LettersTable, tools: WordTools): void {
  for (const [seat, gone] of table.state.out.entries()) {
    if (gone) scoreUnlessNone(table, seat, -pointsOf(handIn(table.state.zones, seat), tools), 'cards left');
  }
  table.end({ winners: leaders(table.state), reason: 'only one player is left' });
}
