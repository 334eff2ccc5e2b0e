import type { Drafting } from './composing.ts';

/** What a refusal is about: letters of the word, several of them apart, or a card on the table that the word lacks. */
export interface Faulted {
  readonly letters: string;
  readonly where: 'word' | 'table';
}

/** Rules that miss a card of the table. */
const MISSING: readonly string[] = ['left-out', 'must-use'];

/** The letters of a card or a word, or several letters: `QU`, `Z B`. */
const FAULT = /^([A-Z?]+|[A-Z?]( [A-Z?])+)$/;

/** Null where nothing is refused, or no card is to blame. */
export function faultedIn({ composed, refused }: Pick<Drafting, 'composed' | 'refused'>): Faulted | null {
  const refusal = refused?.refusal ?? composed?.refusal ?? null;
  if (refusal === null || typeof refusal.detail !== 'string' || !FAULT.test(refusal.detail)) return null;
  return { letters: refusal.detail, where: MISSING.includes(refusal.refused) ? 'table' : 'word' };
}

const patternOf = ({ letters }: Faulted): string => `(${letters.replaceAll('?', '\\?').replaceAll(' ', '|')})`;

/** A word with the letters that are to blame apart: every second part is one of them. */
export const faultedParts = (word: string, fault: Faulted): readonly string[] =>
  word.toUpperCase().split(new RegExp(patternOf(fault)));

/** The same of a sentence, where they stand by themselves. */
export const faultNamed = (sentence: string, fault: Faulted): readonly string[] =>
  sentence.split(new RegExp(`(?<![A-Za-z])${patternOf(fault)}(?![A-Za-z])`));
