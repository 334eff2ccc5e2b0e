import { type CardId, refuse, type ZoneId, type ZoneView } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { leaveRows } from './family-rows.ts';
import type { FinalWordMove, Pending } from './family-types.ts';

/** Y may serve as either. */
const isVowel = (face: string): boolean => 'AEIOUY'.includes(face);
const isConsonant = (face: string): boolean => !'AEIOU'.includes(face);

/** Pairs of a vowel and a consonant among these cards, the cheapest first: what is passed on does not score. */
function pairsOf(cards: readonly CardId[], { pack }: WordTools): readonly (readonly [CardId, CardId])[] {
  const face = (card: CardId): string => cardOf(pack, card).face;
  const pairs = cards.flatMap((vowel) =>
    cards.flatMap((other) =>
      vowel !== other && isVowel(face(vowel)) && isConsonant(face(other)) ? [[vowel, other] as const] : [],
    ),
  );
  return pairs.sort((a, b) => cardPoints(a, { pack } as WordTools) - cardPoints(b, { pack } as WordTools));
}

interface Rows {
  readonly zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> };
}

const cardsInRow = ({ zones }: Rows): readonly CardId[] => zones['row 1']?.row?.flat() ?? [];

/** The two cards of the row that these letters name, vowel first. */
function named(view: Rows, letters: readonly string[], tools: WordTools) {
  const wanted = letters.toSorted().join();
  const faces = (pair: readonly CardId[]): string =>
    pair
      .map((card) => cardOf(tools.pack, card).face)
      .sort()
      .join();
  return pairsOf(cardsInRow(view), tools).find((pair) => faces(pair) === wanted);
}

/** One vowel and one consonant of the word go on to the next player; the rest scores and leaves play. */
const passOn: FinalWordMove = {
  form: { letters: [2, 2] },
  syntax: ['pass on {letters} and {letters}', 'pass on {letters}'],
  check: (view, { letters = [] }, tools) =>
    named(view, letters, tools) === undefined
      ? refuse('no-pair', 'Pass on a vowel and a consonant of your word.', letters.join(' and '))
      : null,
  apply(table, seat, { letters = [] }, tools) {
    const pair = named(table.state, letters, tools) ?? [];
    const pending = table.state.shared.pending as Pending;
    table.share({ pending: { ...pending, points: pending.points - cardPoints(pair, tools) } });
    leaveRows(table, { 'row 1': pair.map((card) => [card]) });
    table.say('passedOn', seat, { letters: letters.join(' and ') });
  },
  *candidates(view, tools) {
    for (const pair of pairsOf(cardsInRow(view), tools))
      yield { kind: 'passOn', letters: pair.map((card) => cardOf(tools.pack, card).face) };
  },
  points: (view, { letters = [] }, tools) => -cardPoints(named(view, letters, tools) ?? [], tools),
};

export const ow = makeFinalWord({
  id: 'ow',
  name: 'OW',
  seats: [2, 6],
  phrases: { passedOn: '{seat} passes on {letters}.' },
  words: [1, 1],
  // Both cards passed on are in the word, in any order, with a card from the hand.
  rules: () => ({ ...CHANGE, order: 'free', minKept: 2, drop: 'refuse' }),

  // A word without a vowel or without a consonant has nothing to pass on.
  points(_view, { words: [word] }, tools) {
    const tops = (word?.tops ?? []).filter((card) => card !== null);
    if (pairsOf(tops, tools).length === 0)
      return refuse('no-pair-in-word', 'The word needs a vowel and a consonant to pass on.', word?.text);
    return cardPoints(tops, tools);
  },

  laid(_table, _seat, { words: [word] }, tools) {
    const [pair = []] = pairsOf(
      (word?.tops ?? []).filter((card) => card !== null),
      tools,
    );
    const letters = pair.map((card) => cardOf(tools.pack, card).face);
    return { kinds: ['passOn'], otherwise: { kind: 'passOn', letters } };
  },

  moves: { passOn },
});
