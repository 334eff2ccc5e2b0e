import type { CardId, Move, Slot } from '@deckle/kernel';
import {
  cardOf,
  type Covering,
  HAND_ONLY,
  indicesIn,
  type Prize,
  spellWays,
  type WordRules,
  type WordTools,
  without,
} from '@deckle/words';
import type { LettersView } from './types.ts';
import { dear, isCovered, kindsIn, readHand, type Reading, WORD_LENGTH } from './worth.ts';

/** Going out, and laying what one can in a last turn. */
export type Kind = 'out' | 'lay';
export const RULES: WordRules = { ...HAND_ONLY, length: WORD_LENGTH, freshWords: 30 };

/** Every word and the discard as a player would name them: the first of equal cards is discarded, words take the last. */
function makeMove(kind: Kind, { cards }: Reading, words: readonly Covering[], discard: number, tools: WordTools): Move {
  const pool = cards.filter((_, at) => at !== discard);
  const isSame = (a: CardId, b: CardId): boolean => {
    const [one, other] = [cardOf(tools.pack, a), cardOf(tools.pack, b)];
    return one.face === other.face && one.points === other.points;
  };
  const takeLast = (like: CardId): Slot => {
    const at = pool.findLastIndex((card) => isSame(card, like));
    return { play: pool.splice(at, 1)[0] as CardId };
  };
  const spelt = words.map(({ text, cards: set }) => {
    const hand = indicesIn(set).map((at) => cards[at] as CardId);
    const [way] = spellWays({ rules: RULES, hand, rows: [], required: hand }, [text], tools.pack);
    return (way?.[0] ?? []).map((slot) => takeLast((slot as { play: CardId }).play));
  });
  return { kind, cards: [cards[discard] as CardId], words: spelt };
}

/** What else than points and cards may win a bonus: many words, or a long one. */
const SMALL = 1 / 4096;
const TASTES: { readonly [kind in Kind]: (reading: Reading, tools: WordTools) => readonly Prize[] } = {
  out: () => [
    { card: () => 1, word: () => SMALL },
    { card: () => 1, word: (letters) => SMALL * letters ** 2 },
  ],
  lay: ({ cards }, tools) => [
    dear(cards, tools, () => SMALL),
    dear(cards, tools, () => 3),
    dear(cards, tools, (letters) => letters ** 2 / 4),
  ],
};

/** Good plays of a hand, best first by `rank`: for each discard the best words to each taste. */
export function propose(
  kind: Kind,
  view: LettersView,
  rank: (move: Move) => number,
  tools: WordTools,
): readonly Move[] {
  const reading = readHand(view, 'hand', tools);
  const { all, covers } = reading.spelled;
  const discards = kindsIn(reading, tools).filter((at) => kind === 'lay' || isCovered(reading, without(all, at)));
  if (discards.length === 0) return [];
  const found = new Map<string, { move: Move; points: number }>();
  for (const prize of TASTES[kind](reading, tools)) {
    const best = covers(prize);
    for (const at of discards) {
      const words = best.words(without(all, at));
      if (words.length === 0) continue;
      const move = makeMove(kind, reading, words, at, tools);
      const key = JSON.stringify(move);
      if (!found.has(key)) found.set(key, { move, points: rank(move) });
    }
  }
  return [...found.values()].sort((a, b) => b.points - a.points).map(({ move }) => move);
}
