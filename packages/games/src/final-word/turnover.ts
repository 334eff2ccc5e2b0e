import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';

export const turnover = makeFinalWord({
  id: 'turnover',
  name: 'Turnover',
  seats: [1, 6],
  words: [1, 1],
  // Each turn starts with a card turned from the deck, which must be in the word. When the deck is used up, everybody
  // has one last turn without.
  terms: () => ({ turned: 'eachTurn', ends: 'lastLap' }),
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'D'], fresh: 'always' }),

  // A card laid on the same letter does not score, nor does a word that reads as before.
  points({ zones }, { words: [word] }, tools) {
    if (word === undefined || !word.changed) return 0;
    const duplicates = word.slots.flatMap((slot) => {
      if (!('play' in slot) || slot.on === undefined) return [];
      const under = zones[slot.on[0]]?.row?.[slot.on[1]]?.at(-1);
      return tools.pack[under ?? -1]?.face === tools.pack[slot.play]?.face ? [slot.play] : [];
    });
    return cardPoints(word.tops, tools) - cardPoints(duplicates, tools);
  },
});
