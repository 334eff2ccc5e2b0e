import { refuse } from '@deckle/kernel';
import { HAND_ONLY, wordPart, wordParts, lessPart } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints, visiblePoints } from './family-play.ts';
import { clearRows, rowsOf, visibleCards } from './family-rows.ts';

const VARIATIONS = {
  eight: 'Eight It All: a word of 8 letters or more leaves play and earns another',
  ten: 'Take 10: the same at 10 letters; no trading, but the row can be cleared at a price',
} as const;
const LONG = { eight: 8, ten: 10 } as const;
type Variation = keyof typeof VARIATIONS;

export const eightItAll = makeFinalWord({
  id: 'eight-it-all',
  name: 'Eight It All',
  about: {
    aim: 'Change the word on the table and score it; one that is long enough leaves, and you lay another.',
    kinds: ['change'],
    minutes: 20,
    learn: 2,
    picture: 'LIGHT > deLIGHTs',
  },
  seats: [2, 6],
  options: { variation: { label: 'Variation', default: 'eight', choices: VARIATIONS } },
  words: [1, 1],
  terms: ({ variation }) => ({ ends: 'allPass', ...(variation === 'ten' ? { trade: null } : {}) }),
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'G', 'D'] }),

  // Only duplicates played: the word reads as before, and just the cards played count.
  points: (_view, play, tools) =>
    play.words.every(({ changed }) => !changed) ? cardPoints(play.played, tools) : visiblePoints(play, tools),

  parts: (_view, play, { pack }) =>
    play.words.every(({ changed }) => !changed)
      ? [wordPart('only the cards laid', play.played, pack)]
      : wordParts(play, pack),

  // Long enough: the word leaves play and its player lays another.
  laid: ({ state: { options } }, _seat, { words }) =>
    words.some(({ text }) => text.length >= LONG[options['variation'] as Variation]) ? 'again' : null,
  settled(table, { again }) {
    if (again === 1) clearRows(table, rowsOf(table.state.zones));
  },

  turn: ({ options, shared }, _seat, usual) =>
    options['variation'] === 'ten' && shared.extra === 0 ? [...usual, 'clear'] : usual,

  lays: {
    // Take 10, stuck: pay the row's visible points, clear it, and open with a word from the hand, all in one play.
    clear: {
      syntax: ['clear {words}'],
      does: 'Stuck? Clear the row: you pay its points and open with a word from your hand.',
      rows: 'unused',
      rules: () => HAND_ONLY,
      parts: ({ zones }, play, { pack }) => [
        ...wordParts(play, pack),
        lessPart('the row cleared', visibleCards(rowsOf(zones)), pack),
      ],
      points({ zones }, play, tools) {
        const row = visibleCards(rowsOf(zones));
        if (row.length === 0) return refuse('no-clear', 'There is no row to clear.');
        return visiblePoints(play, tools) - cardPoints(row, tools);
      },
    },
  },
});
