import type { WordRules } from './rules.ts';

/** By letter and pile to come: the most piles that can still be kept, or that the word cannot be spelt to its end. */
export interface Hopes {
  readonly most: Int8Array;
  /** The entries of one letter. */
  readonly width: number;
}

const NOTHING: readonly string[] = [];
/** Less than any number of piles. */
const NONE = -1;

/** The most piles that can still be kept from here on; null where the word cannot be spelt to its end. */
export function hopeAt({ most, width }: Hopes, letter: number, pile: number): number | null {
  const hope = most[letter * width + pile] as number;
  return hope === NONE ? null : hope;
}

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
  const width = row.length + 1;
  const hopes = { most: new Int8Array((text.length + 1) * width), width };
  const mayAdd = rules.moves.includes('A');
  const lookAt = openLooking(hopes, text, row, rules);
  for (let letter = text.length; letter >= 0; letter--) {
    const fits = (face: string): boolean => (face === '?' ? letter < text.length : text.startsWith(face, letter));
    const cards = laid.filter(fits);
    const between = free.length === 0 ? cards : [...cards, ...free.filter(fits)];
    const added = mayAdd ? between : NOTHING;
    for (let pile = row.length; pile >= 0; pile--) {
      const isEnd = letter === text.length && (pile === row.length || parts === 'follow');
      hopes.most[letter * width + pile] = Math.max(isEnd ? 0 : NONE, lookAt(letter, pile, cards, added));
    }
  }
  return hopes;
}

/** What can become of one letter at one pile, when that is known of all later ones. */
function openLooking({ most, width }: Hopes, text: string, row: readonly string[], { moves, drop }: WordRules) {
  const mayLeave = drop !== 'refuse';
  const mayRepeat = moves.includes('D');
  const mayCover = moves.includes('O') || moves.includes('G');
  const hope = (letter: number, pile: number): number => most[letter * width + pile] as number;
  return (letter: number, pile: number, cards: readonly string[], added: readonly string[]): number => {
    let best = NONE;
    for (const card of added) best = Math.max(best, hope(letter + card.length, pile));
    const face = row[pile];
    if (face === undefined) return best;
    if (mayLeave) best = Math.max(best, hope(letter, pile + 1));
    for (const card of cards) {
      const isSame = face === (card === '?' ? text[letter] : card);
      if (isSame ? mayRepeat : mayCover) best = Math.max(best, hope(letter + card.length, pile + 1));
    }
    if (face === '?' ? letter === text.length : !text.startsWith(face, letter)) return best;
    const kept = hope(letter + face.length, pile + 1);
    return kept === NONE ? best : Math.max(best, kept + 1);
  };
}
