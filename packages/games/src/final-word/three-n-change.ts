import { refuse } from '@deckle/kernel';
import { HAND_ONLY } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { visiblePoints } from './family-play.ts';
import { deckSize, GONE, handOf, rowsOf } from './family-rows.ts';
import type { FinalWordState, Pending } from './family-types.ts';

/** How many cards the hands hold together; and a number that grows with each card drawn and each that leaves play. */
const cardsNow = (state: FinalWordState): readonly [held: number, spent: number] => [
  Array.from(state.out, (_, seat) => handOf(state, seat).length).reduce((sum, held) => sum + held),
  (state.zones[GONE]?.row.flat().length ?? 0) - deckSize(state),
];

/**
 * With long and short words in turn, hands could grow and shrink for ever. A play brings the end nearer only if all
 * hands together hold fewer cards than ever before, or since cards were last drawn or left play.
 */
function isNearer(state: FinalWordState): boolean {
  const [held, spent] = cardsNow(state);
  const [fewest, before] = state.shared.noted['fewest'] ?? [];
  return fewest === undefined || held < Number(fewest) || spent > Number(before);
}

export const threeNChange = makeFinalWord({
  id: 'three-n-change',
  name: "3 'n Change",
  seats: [2, 6],
  words: [1, 1],
  // Stuck: three cards, no more and no less, for three from the top; they go under the deck.
  terms: () => ({ refill: 'turnEnd', trade: { cards: [3, 3], to: 'under', then: 'over' } }),

  // Three cards at least join one letter of the row; the letters left out come to the hand. The second word of a turn,
  // as the opener, is made of the hand alone; the first one then leaves play.
  rules({ shared, zones }) {
    if (shared.extra === 1 || rowsOf(zones).every(({ row }) => row.length === 0)) return HAND_ONLY;
    return { ...CHANGE, moves: ['A'], drop: 'hand', played: [3, 64] };
  },

  points(_view, play, tools) {
    const same = play.words.find(({ row, changed }) => row !== null && !changed);
    if (same !== undefined) return refuse('not-changed', 'The row must read differently from before.', same.text);
    return visiblePoints(play, tools);
  },

  // What stays in hand can make the second word.
  promise: (_view, { words: [word], played, left }) => (word?.row === null ? 0 : (left.length - played.length) / 2),

  // Who has changed the row may lay a second word.
  laid(table, _seat, { words }) {
    const { idle } = (table.state.shared.pending as Pending).back;
    if (!isNearer(table.state)) table.share({ idle });
    return words.some(({ row }) => row !== null) ? 'again' : null;
  },
  settled(table) {
    const { noted } = table.state.shared;
    if (isNearer(table.state)) table.share({ noted: { ...noted, fewest: cardsNow(table.state) } });
  },
});
