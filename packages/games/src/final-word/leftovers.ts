import { type CardId, refuse } from '@deckle/kernel';
import { cardOf, lessPart, type WordTools, wordPart, wordParts } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints, visiblePoints } from './family-play.ts';
import { clearRows, rowsOf, visibleCards } from './family-rows.ts';
import type { FinalWordTable } from './family-types.ts';

const VARIATIONS = {
  leftovers: 'Leftovers: words score nothing, but what the next player leaves of your word does',
  useOrLose: 'Use or Lose: your word scores, less the cards of the row you leave',
  dessert: 'Leftovers plus Dessert: your word scores, and so does what the next player leaves of it',
} as const;

/** Cards of the row go, as points, to who laid it; if that player has left, to nobody. */
function give(table: FinalWordTable, cards: readonly CardId[], why: string, tools: WordTools): void {
  const { out, shared } = table.state;
  if (shared.laidBy === null || out[shared.laidBy] || cards.length === 0) return;
  const faces = cards.map((card) => cardOf(tools.pack, card).face).join(' ');
  table.score(shared.laidBy, cardPoints(cards, tools), `${why}: ${faces}`, [
    wordPart(`${why}: ${faces},`, cards, tools.pack),
  ]);
}

export const leftovers = makeFinalWord({
  id: 'leftovers',
  name: 'Leftovers',
  about: {
    aim: 'Make a new word from the row and your hand; what you leave of the row goes to whoever laid it.',
    kinds: ['change'],
    minutes: 35,
    learn: 2,
    picture: 'MARCH > CHARs + *M',
  },
  seats: [2, 6],
  options: { variation: { label: 'Variation', default: 'leftovers', choices: VARIATIONS } },
  words: [1, 1],
  terms: ({ variation }) => ({
    ends: 'allOut',
    left: 'nothing',
    ...(variation === 'leftovers' ? { counts: 'nothing', row: 'nothing' } : {}),
  }),
  // A card of the hand at least and a card of the row at least, in any order; the rest of the row leaves play.
  rules: () => ({ ...CHANGE, order: 'free', drop: 'previous' }),

  // The row itself is no new word. Words score where the variation says so, in Use or Lose less what they leave.
  points({ options }, play, tools) {
    const same = play.words.find(({ changed }) => !changed);
    if (same !== undefined) return refuse('not-changed', 'The word must be another than the row.', same.text);
    if (options['variation'] === 'leftovers') return 0;
    return visiblePoints(play, tools) - (options['variation'] === 'useOrLose' ? cardPoints(play.left, tools) : 0);
  },

  parts: ({ options }, play, { pack }) => [
    ...wordParts(play, pack),
    ...(options['variation'] === 'useOrLose' ? [lessPart('left in the row', play.left, pack)] : []),
  ],

  // What the word leaves of the row is for who laid that row.
  settled(table, { before }, tools) {
    const used = visibleCards(rowsOf(table.state.zones));
    const left = (before['row 1'] ?? []).flat().filter((card) => !used.includes(card));
    if (table.state.options['variation'] !== 'useOrLose') give(table, left, 'left over', tools);
  },

  // Who laid the row takes all of it and opens a new one. A lost turn is not being stuck: the row stays, as it always
  // does in Use or Lose.
  stuck(table, _seat, how, tools) {
    const { options, shared, zones } = table.state;
    const row = visibleCards(rowsOf(zones));
    if (options['variation'] === 'useOrLose' || how === 'skipped' || row.length === 0) return null;
    give(table, row, 'the whole row', tools);
    clearRows(table, rowsOf(zones));
    return shared.laidBy === null ? null : { next: shared.laidBy };
  },

  // A card of the row that is used is one the other does not get.
  promise({ options }, { words, played }, tools) {
    const used = words.flatMap(({ tops }) => tops.filter((card) => card !== null && !played.includes(card)));
    return options['variation'] === 'useOrLose' ? 0 : cardPoints(used, tools);
  },
});
