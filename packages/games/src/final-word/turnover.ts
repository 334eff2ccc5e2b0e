import type { Slot, View } from '@deckle/kernel';
import { cardOf, topOf, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';

/** Is this a card laid on the same letter? */
function isDuplicate({ zones }: Pick<View, 'zones'>, slot: Slot, { pack }: WordTools): boolean {
  if (!('play' in slot) || slot.on === undefined) return false;
  const [zone, index] = slot.on;
  const under = cardOf(pack, topOf(zones[zone]?.row?.[index] ?? []));
  return under.face === (slot.as ?? cardOf(pack, slot.play).face);
}

export const turnover = makeFinalWord({
  id: 'turnover',
  name: 'Turnover',
  about: {
    aim: 'Use the turned card in a word: change the word on the table or lay a fresh one.',
    kinds: ['change'],
    minutes: 20,
    learn: 1,
    picture: '#M > leMon',
  },
  seats: [1, 6],
  words: [1, 1],
  // Each turn starts with a card turned from the deck, which must be in the word. When the deck is used up, everybody
  // has one last turn without.
  terms: () => ({ turned: 'eachTurn', ends: 'lastLap' }),
  // The row is changed, or a word from the hand takes its place.
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'D'], fresh: 'always' }),

  // A word that reads as before scores nothing, nor does a card laid on the same letter.
  points(view, { words: [word] }, tools) {
    if (word === undefined || !word.changed) return 0;
    const scoring = word.tops.filter((_, at) => !isDuplicate(view, word.slots[at] as Slot, tools));
    return cardPoints(scoring, tools);
  },

  parts(view, { words }, tools) {
    const [word] = words;
    if (word === undefined) return [];
    const isNothing = (at: number): boolean => isDuplicate(view, word.slots[at] as Slot, tools);
    return [{ what: word.text, values: word.tops.map((card, at) => (isNothing(at) ? 0 : cardPoints([card], tools))) }];
  },

  // In the last turn every card laid is one less to subtract.
  promise: ({ shared }, { played }, tools) => (shared.owed === null ? 0 : cardPoints(played, tools)),
});
