import type { WordRules } from './rules.ts';

/** By letter and pile to come: the most piles that can still be kept; null where the word cannot be spelt to its end. */
export type Hopes = readonly (readonly (number | null)[])[];

/** A word, the row it is made from, the faces that can be laid and those that can only be put in between. */
export interface Hoping {
  readonly text: string;
  readonly row: readonly string[];
  readonly laid: readonly string[];
  readonly free: readonly string[];
  readonly rules: WordRules;
  /** May the word end before the row does, because another part follows? */
  readonly parts: 'follow' | 'end';
}

/**
 * Looks ahead as if there were any number of cards of each face. What fails even so fails at the table too, so that
 * a spelling never walks into it.
 */
export function hopesOf({ text, row, laid, free, rules, parts }: Hoping): Hopes {
  const { moves, drop } = rules;
  const mayLeave = drop !== 'refuse';
  const hopes: (number | null)[][] = [];
  const hope = (letter: number, pile: number): number | null => hopes[letter]?.[pile] ?? null;
  for (let letter = text.length; letter >= 0; letter--) {
    const line: (number | null)[] = [];
    hopes[letter] = line;
    const fits = (face: string): boolean => (face === '?' ? letter < text.length : text.startsWith(face, letter));
    const cards = laid.filter(fits);
    const added = moves.includes('A') ? [...cards, ...free.filter(fits)] : [];
    for (let pile = row.length; pile >= 0; pile--) {
      const face = row[pile];
      let best = letter === text.length && (pile === row.length || parts === 'follow') ? 0 : null;
      const reach = (more: number | null, kept: number): void => {
        if (more !== null) best = Math.max(best ?? 0, more + kept);
      };
      if (mayLeave && face !== undefined) reach(hope(letter, pile + 1), 0);
      for (const card of added) reach(hope(letter + card.length, pile), 0);
      if (face !== undefined) {
        if (fits(face)) reach(hope(letter + face.length, pile + 1), 1);
        for (const card of cards) {
          const same = face === (card === '?' ? text[letter] : card);
          const may = same ? moves.includes('D') : moves.includes('O') || moves.includes('G');
          if (may) reach(hope(letter + card.length, pile + 1), 0);
        }
      }
      line[pile] = best;
    }
  }
  return hopes;
}
