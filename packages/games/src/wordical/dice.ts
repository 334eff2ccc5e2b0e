import { type Refusal, refuse } from '@deckle/kernel';

const WILD = 'WILD';
/** Both dice have these sides. */
export const SIDES = ['A', 'E', 'I', 'O', 'U', WILD] as const;
/** What a WILD can stand for. */
const WILD_LETTERS = ['A', 'E', 'I', 'O', 'U', 'Y'] as const;

/** The letters the roll may give to a word, before a word has settled what its WILDs stand for. */
export function usableLetters(dice: readonly string[]): readonly string[] {
  return dice.includes(WILD) ? WILD_LETTERS : [...new Set(dice)];
}

/** The different letters among those taken from the dice that only a WILD can have given. */
export const wildLetters = (taken: readonly string[], dice: readonly string[]): readonly string[] =>
  [...new Set(taken)].filter((letter) => !dice.includes(letter));

const wildsIn = (dice: readonly string[]): number => dice.filter((side) => side === WILD).length;

/** May one word take these letters from the dice? One at least, and no more different ones than there are dice for. */
export function checkTaken(taken: readonly string[], dice: readonly string[]): Refusal | null {
  if (taken.length === 0) return refuse('no-die', 'A word uses at least one of the rolled dice.');
  const wilds = wildsIn(dice);
  const over = wildLetters(taken, dice)[wilds];
  if (over === undefined) return null;
  return wilds === 0
    ? refuse('not-rolled', `${over} was not rolled.`, over)
    : refuse('wild-spent', `A WILD stands for one letter in a word; none is left for ${over}.`, over);
}

/**
 * What the letters from the dice are worth: each use of a rolled vowel 1, what a WILD stands for nothing. A WILD the
 * word has no other use for is the second use of the rolled vowel, if there is one.
 */
export function dicePoints(taken: readonly string[], dice: readonly string[]): number {
  const uses = taken.filter((letter) => dice.includes(letter)).length;
  const idle = wildsIn(dice) > wildLetters(taken, dice).length;
  return idle && uses > 1 ? uses - 1 : uses;
}
