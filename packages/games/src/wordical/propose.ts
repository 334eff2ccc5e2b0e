import type { CardId, View } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { checkTaken } from './dice.ts';
import { boardOf, pointsNow, RULES, valueOf } from './play.ts';
import { diceOf, type Wordical } from './types.ts';

/** The dictionary's words for this hand and roll, best first; some may lie on the table already. */
export function rankedWords(view: View<Wordical>, tools: WordTools): readonly string[] {
  const { hand, free = [] } = boardOf(view);
  if (hand.length === 0 || free.length === 0) return [];
  const dice = diceOf(view);
  const cards = hand.map((card) => cardOf(tools.pack, card));
  const query = { cards, groups: [{ min: 1, max: cards.length }], length: RULES.length, free: free.join('') };
  const ranked = new Map<string, number>();
  for (const { word, used } of tools.dictionary.search(query)) {
    const taken = lettersLeft(word, used.map((index) => cards[index]?.face ?? '').join(''));
    if (checkTaken(taken, dice) !== null) continue;
    const ids = used.map((index) => hand[index] as CardId);
    const value = valueOf(ids, taken, dice, tools.pack);
    const points = pointsNow(view, { seat: 0, word, value, cards: used.length, parts: [], verdict: 'none' });
    ranked.set(word, Math.max(points, ranked.get(word) ?? 0));
  }
  return [...ranked].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
}

/** The letters of a word that its cards do not give. */
function lettersLeft(word: string, spent: string): readonly string[] {
  const left = word.split('');
  for (const letter of spent) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
