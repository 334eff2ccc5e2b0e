import { refuse, type State, type View } from '@deckle/kernel';
import { cardOf, lessPart, type LaidWord, listed, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints, pendingPoints } from './family-play.ts';
import { leaveRows } from './family-rows.ts';
import type { Cards, FinalWordMove, Pending } from './family-types.ts';

/** Y may serve as either. */
const VOWEL = /^[AEIOUY]$/;
const CONSONANT = /^[B-DF-HJ-NP-TV-Z]$/;

/** Every vowel with every consonant among these cards. */
function pairsOf(cards: Cards, { pack }: WordTools): readonly Cards[] {
  const those = (letter: RegExp): Cards => cards.filter((card) => letter.test(cardOf(pack, card).face));
  const consonants = those(CONSONANT);
  return those(VOWEL).flatMap((vowel) =>
    consonants.filter((card) => card !== vowel).map((consonant) => [vowel, consonant]),
  );
}

/** Letters by how many words hold them, most first. */
const COMMON = 'ESAIRNTOLDCUGPMHBYFKWVZXJQ';

/** What is passed on does not score: the cheapest first; of equals the least common, which help the next player least. */
function bestFirst(pairs: readonly Cards[], tools: WordTools): readonly Cards[] {
  const rare = (pair: Cards): number => facesOf(pair, tools).reduce((sum, face) => sum + COMMON.indexOf(face), 0);
  return pairs.toSorted((a, b) => cardPoints(a, tools) - cardPoints(b, tools) || rare(b) - rare(a));
}

const cardsOf = (word: LaidWord | undefined): Cards => (word?.tops ?? []).filter((card) => card !== null);

const facesOf = (cards: Cards, { pack }: WordTools): readonly string[] => cards.map((card) => cardOf(pack, card).face);

const pairsInRow = ({ zones }: Pick<State | View, 'zones'>, tools: WordTools): readonly Cards[] =>
  pairsOf(zones['row 1']?.row?.flat() ?? [], tools);

/** The vowel and the consonant of the row that these letters name, in either order. */
function named(table: Pick<State | View, 'zones'>, letters: readonly string[], tools: WordTools): Cards | undefined {
  const wanted = letters.toSorted().join();
  return pairsInRow(table, tools).find((pair) => facesOf(pair, tools).toSorted().join() === wanted);
}

/** One vowel and one consonant of the word go on to the next player and do not score; the rest leaves play. */
const passOn: FinalWordMove = {
  form: { letters: [2, 2] },
  syntax: ['pass on {letters} and {letters}', 'pass on {letters}'],
  task: () => ({
    brief: 'Pass on two letters',
    says: 'Name a vowel and a consonant of your word to pass on; the rest of it scores.',
  }),
  does: 'These two go to the next player; you score the rest of your word.',
  check: (view, { letters = [] }, tools) =>
    named(view, letters, tools) === undefined
      ? refuse('no-pair', 'Pass on one vowel and one consonant of your word (Y is either).', listed(letters))
      : null,
  apply(table, seat, { letters = [] }, tools) {
    const pair = named(table.state, letters, tools) ?? [];
    const pending = table.state.shared.pending as Pending;
    const parts = [...pending.parts, lessPart('passed on', pair, tools.pack)];
    table.share({ pending: { ...pending, points: pending.points - cardPoints(pair, tools), parts } });
    leaveRows(table, { 'row 1': pair.map((card) => [card]) });
    table.say('passedOn', seat, { letters: listed(letters) });
  },
  candidates: (view, tools) =>
    bestFirst(pairsInRow(view, tools), tools).map((pair) => ({ kind: 'passOn', letters: facesOf(pair, tools) })),
  named: (view, { letters = [] }, tools) => named(view, letters, tools) ?? [],
  points: (view, { letters = [] }, tools) => -cardPoints(named(view, letters, tools) ?? [], tools),
};

export const ow = makeFinalWord({
  id: 'ow',
  name: 'OW',
  about: {
    aim: 'Lay a word with the cards that lie there; pass on a vowel and a consonant of it and score the rest.',
    kinds: ['chain'],
    minutes: 20,
    learn: 2,
    picture: 'OW > knOW > NO',
  },
  seats: [2, 6],
  phrases: { passedOn: '{seat} passes on {letters}.' },
  loose: ['row 1'],
  words: [1, 1],
  // Both cards passed on are in the word, anywhere, with a card from the hand at least.
  rules: () => ({ ...CHANGE, order: 'free', minKept: 2 }),

  // A word without a vowel or without a consonant has nothing to pass on.
  points: (_view, { words: [word] }, tools) =>
    pairsOf(cardsOf(word), tools).length === 0
      ? refuse('no-pair-in-word', 'The word needs a vowel and a consonant to pass on.', word?.text)
      : cardPoints(cardsOf(word), tools),

  // What will be passed on does not score.
  promise: (_view, { words: [word] }, tools) =>
    -Math.min(...pairsOf(cardsOf(word), tools).map((pair) => cardPoints(pair, tools))),

  standing: pendingPoints,

  // Its player names the two; when time is up the two that cost least.
  laid(_table, _seat, { words: [word] }, tools) {
    const [pair = []] = bestFirst(pairsOf(cardsOf(word), tools), tools);
    return { kinds: ['passOn'], otherwise: { kind: 'passOn', letters: facesOf(pair, tools) } };
  },

  moves: { passOn },
});
