import {
  type CardId,
  isRefusal,
  type Move,
  type Part,
  type Refusal,
  refuse,
  type Seat,
  type View,
} from '@deckle/kernel';
import {
  type Board,
  cardOf,
  falseWords,
  HAND_ONLY,
  type Laying,
  no,
  type Play,
  readPlay,
  sumOfParts,
  wordPart,
  type WordTools,
} from '@deckle/words';
import { checkTaken, dicePoints, usableLetters, wildLetters } from './dice.ts';
import { diceOf, handOf, type Laid, type Wordical, type WordicalState } from './types.ts';

const FULL_HAND = 5;
export const FIRST_BONUS = 3;
export const HAND_BONUS = 10;
export const RULES = { ...HAND_ONLY, length: [2, 30] } as const;

/** What makes a word: cards of the hand, one at least, and what the dice show. */
export const boardOf = (view: View<Wordical>): Board => ({
  rules: RULES,
  hand: handOf(view, view.seat),
  rows: [],
  free: usableLetters(diceOf(view)),
});

export const isLong = ({ word }: Pick<Laid, 'word'>): boolean => word.length >= 3;
export const usesFullHand = ({ cards }: Pick<Laid, 'cards'>): boolean => cards === FULL_HAND;

/** The word a play puts on the table, with its value. */
function laidOf(seat: Seat, play: Play, dice: readonly string[], { pack }: WordTools): Laid {
  const value = valueOf(play.played, takenBy(play), dice, pack);
  const word = textOf(play);
  const cards = wordPart(word, play.played, pack);
  const parts = [cards, { what: 'dice', values: [value - sumOfParts([cards])] }];
  return { seat, word, value, cards: play.played.length, parts, verdict: 'none' };
}

const textOf = ({ words }: Play): string => words[0]?.text ?? '';
const takenBy = ({ words }: Play): readonly string[] =>
  words.flatMap(({ slots }) => slots.flatMap((slot) => ('free' in slot ? [slot.free] : [])));

export function valueOf(
  cards: readonly CardId[],
  taken: readonly string[],
  dice: readonly string[],
  pack: WordTools['pack'],
): number {
  return cards.reduce((sum, card) => sum + cardOf(pack, card).points, dicePoints(taken, dice));
}

/** What the word would bring if the round ended now: three more for the first long word, ten more for the full hand. */
export function pointsNow(view: View<Wordical>, laid: Laid): number {
  const first = isLong(laid) && !view.shared.laid.some(isLong);
  return laid.value + (first ? FIRST_BONUS : 0) + (usesFullHand(laid) ? HAND_BONUS : 0);
}

function partsNow(view: View<Wordical>, laid: Laid): readonly Part[] {
  const first = isLong(laid) && !view.shared.laid.some(isLong);
  return [
    ...laid.parts,
    ...(first ? [{ what: 'first word', values: [FIRST_BONUS] }] : []),
    ...(usesFullHand(laid) ? [{ what: 'all five cards', values: [HAND_BONUS] }] : []),
  ];
}

/** The rules of this game on top of the word rules. */
function checkWord(view: View<Wordical>, play: Play, { pack }: WordTools): Refusal | null {
  const word = textOf(play);
  if (view.shared.laid.some((laid) => laid.word === word)) {
    return refuse('word-taken', `${word} lies on the table already: no word twice in a round.`, word);
  }
  const dice = diceOf(view);
  const taken = takenBy(play);
  const spare = handOf(view, view.seat).filter((card) => !play.played.includes(card));
  const faces = spare.map((card) => cardOf(pack, card).face);
  const first = wildLetters(taken, dice).find((letter) => faces.includes(letter));
  if (first !== undefined) {
    return refuse('card-first', `A card goes before a WILD: you hold ${first}.`, first);
  }
  return checkTaken(taken, dice);
}

/** How words are read here; what happens when one is laid is added by the game. */
export const reading: Omit<Laying<Wordical>, 'apply'> = {
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, 1],
  board: boardOf,
  also: checkWord,
  parts: (view, play, tools) => partsNow(view, laidOf(view.seat as Seat, play, diceOf(view), tools)),
  points: (view, play, tools) => pointsNow(view, laidOf(view.seat as Seat, play, diceOf(view), tools)),
};

export interface WordRead {
  readonly play: Play;
  readonly laid: Laid;
}

/** The word a move would lay now, or why it cannot. */
export function readWord(view: View<Wordical>, move: Move, tools: WordTools): WordRead | Refusal {
  const play = readPlay(boardOf(view), move.words ?? [], tools.pack);
  if (isRefusal(play)) return play;
  const bad = checkWord(view, play, tools);
  return bad ?? { play, laid: laidOf(view.seat as Seat, play, diceOf(view), tools) };
}

/** What the table has to vote on before the word counts. */
export const offList = ({ options, shared }: WordicalState, { word }: Laid, tools: WordTools): readonly string[] =>
  options.checking === 'vote' ? falseWords([word], shared, tools) : [];

/** A player lays one word; a vowel that is missing was not rolled, as the hand has none. */
export function whyNot(words: readonly string[], refusal: Refusal): Refusal {
  if (words.length > 1) return refuse('one-word', 'Each player lays one word in a round.', words.length);
  const letter = String(refusal.detail);
  return refusal.refused === 'not-in-hand' && 'AEIOU'.includes(letter) ? no('not-rolled', letter) : refusal;
}
