import { type Move, refuse } from '@deckle/kernel';
import { type BoardRow, type LaidWord, rowText, wordPart, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { DECK, leaveRows, rowsOf, visibleCards } from './family-rows.ts';
import type { FinalWordMove, FinalWordTable, Pending } from './family-types.ts';

/** Words as long as this leave the choice to their player. */
const LONG = 4;

/** What must be won by completing one side on an empty deck, for players who look no further. */
const LAST_RESORT = 5;

type Zones = Parameters<typeof rowsOf>[0];

const worthOf = (row: BoardRow, tools: WordTools): number => cardPoints(visibleCards([row]), tools);

/** The two words of a play that waits for its choice, the one that scores less first. */
function twoWords(zones: Zones, tools: WordTools): readonly BoardRow[] {
  return rowsOf(zones)
    .filter(({ row }) => row.length > 0)
    .toSorted((a, b) => worthOf(a, tools) - worthOf(b, tools));
}

/** One word stays as the row, the other scores and leaves play. */
function keepWord(table: FinalWordTable, seat: number, kept: BoardRow, scored: BoardRow, tools: WordTools): void {
  const why = rowText(scored, tools.pack);
  const parts = [wordPart(why, visibleCards([scored]), tools.pack)];
  table.share({ pending: { ...(table.state.shared.pending as Pending), points: worthOf(scored, tools), why, parts } });
  table.say('kept', seat, { kept: rowText(kept, tools.pack), scored: why });
  leaveRows(table, { [kept.zone]: [], [scored.zone]: [], 'row 1': kept.row });
}

/** The word named and the other one. */
function named(zones: Zones, { letters = [] }: Move, tools: WordTools): readonly BoardRow[] {
  const words = twoWords(zones, tools);
  const kept = words.find((word) => rowText(word, tools.pack) === letters[0]);
  return kept === undefined ? [] : [kept, ...words.filter((word) => word !== kept)];
}

const keep: FinalWordMove = {
  form: { letters: [1, 1] },
  syntax: ['keep {letters:WORD}'],
  task: () => ({
    brief: 'Keep a word',
    says: 'Choose which of your two words stays on the table; the other one scores.',
  }),
  does: 'The word you keep stays on the table; the other one scores and leaves play.',
  check: (view, move, tools) =>
    named(view.zones, move, tools).length === 0
      ? refuse('no-such-word', 'Keep one of the two words you have made.', move.letters?.[0])
      : null,
  apply(table, seat, move, tools) {
    const [kept, scored] = named(table.state.zones, move, tools) as [BoardRow, BoardRow];
    keepWord(table, seat, kept, scored, tools);
  },
  *candidates(view, tools) {
    for (const word of twoWords(view.zones, tools)) yield { kind: 'keep', letters: [rowText(word, tools.pack)] };
  },
  points(view, move, tools) {
    const [, scored] = named(view.zones, move, tools);
    return scored === undefined ? 0 : worthOf(scored, tools);
  },
};

/** Are the piles kept one side of the row: from either end up to a cut? */
function isOneSide({ slots }: LaidWord, length: number): boolean {
  const kept = slots.flatMap((slot) => ('keep' in slot ? [slot.keep[1]] : []));
  const first = kept[0] ?? 0;
  const last = kept.at(-1) ?? 0;
  return last - first === kept.length - 1 && (first === 0) !== (last === length - 1);
}

export const breakUp = makeFinalWord({
  id: 'break-up',
  name: 'Break Up',
  about: {
    aim: 'Cut the word on the table in two and complete both halves: one scores, the other stays for the next.',
    kinds: ['split'],
    minutes: 20,
    learn: 2,
    picture: 'CARPET > CARt + *PETs',
  },
  seats: [2, 6],
  phrases: {
    kept: '{seat} keeps {kept} on the table; {scored} scores and leaves play.',
    'moved aside deck': 'Into the deck: {cards}.',
  },
  words: [1, 2],
  terms: () => ({ ends: 'allOut' }),
  // The row is cut in two and both sides are completed by adding, each with a card from the hand.
  rules: () => ({ ...CHANGE, moves: ['A', 'S'], parts: [2, 2], playedEach: 1 }),

  // Of two long words the player may score the better one; a short one among them leaves only the lower.
  points(_view, { words }, tools) {
    if (words.length === 1 && words[0]?.row !== null)
      return refuse('two-sides', 'Cut the row in two and complete both sides.', words[0]?.text);
    const points = words.map(({ tops }) => cardPoints(tops, tools));
    return words.every(({ text }) => text.length >= LONG) ? Math.max(...points) : Math.min(...points);
  },

  // Of the two only the one that scores.
  parts(_view, { words }, tools) {
    const [least, ...others] = words
      .toSorted((a, b) => cardPoints(a.tops, tools) - cardPoints(b.tops, tools))
      .map(({ text, tops }) => wordPart(text, tops, tools.pack));
    const scoring = words.every(({ text }) => text.length >= LONG) ? (others.at(-1) ?? least) : least;
    return scoring === undefined ? [] : [scoring];
  },

  laid(table, seat, { words }, tools) {
    if (words.length === 1) return null;
    const [lower, higher] = twoWords(table.state.zones, tools) as [BoardRow, BoardRow];
    const texts = [lower, higher].map((word) => rowText(word, tools.pack));
    const isFree = texts.every((text) => text.length >= LONG) || worthOf(lower, tools) === worthOf(higher, tools);
    // Of two words that read the same it makes no difference which one stays.
    if (isFree && texts[0] !== texts[1])
      return { kinds: ['keep'], otherwise: { kind: 'keep', letters: texts.slice(0, 1) } };
    keepWord(table, seat, higher, lower, tools);
    return null;
  },

  // On an empty deck what is cut off comes back into the hand, so that only getting rid of dear cards is worth it.
  promise: ({ zones }, { played, left }, tools) =>
    left.length > 0 && zones[DECK]?.count === 0 ? cardPoints(played, tools) - cardPoints(left, tools) - LAST_RESORT : 0,

  // As long as no row lies there it has no sides.
  turn: ({ zones }, _seat, usual) => (rowsOf(zones).some(({ row }) => row.length > 0) ? [...usual, 'complete'] : usual),

  lays: {
    // Stuck: only one side is completed, for no points; the other goes into the deck, which is shuffled.
    complete: {
      syntax: ['complete only {words}', 'complete {words}'],
      does: 'Stuck? Complete one side alone, for no points; the other goes into the deck.',
      rows: 'used',
      words: [1, 1],
      rules: () => ({ ...CHANGE, moves: ['A'], drop: 'deck', fresh: 'never' }),
      points({ zones }, { words: [word] }) {
        const length = rowsOf(zones).find(({ row }) => row.length > 0)?.row.length ?? 0;
        return word !== undefined && isOneSide(word, length)
          ? 0
          : refuse('one-side', 'Cut the row in two and complete one side; the other goes into the deck.', word?.text);
      },
    },
  },

  moves: { keep },
});
