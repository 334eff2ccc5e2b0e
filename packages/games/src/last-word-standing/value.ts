import type { CardId, Seat } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import type { Laid, LwsState, LwsView, Modifier } from './types.ts';

/** What an action card on a word adds to its value or to its length. */
const WORTH: { readonly [face: string]: { readonly points?: number; readonly letters?: number } } = {
  'PLUS 2': { points: 2 },
  'PLUS 4': { points: 4 },
  'PLUS 6': { points: 6 },
  'MINUS 2': { points: -2 },
  'MINUS 4': { points: -4 },
  'LONG WORD': { letters: 1 },
};
const BONUS = [0, 0, 0, 0, 1, 2, 5, 9, 14];
const LONGEST_BONUS = 20;

export const bonusOf = (letters: number): number => BONUS[letters] ?? LONGEST_BONUS;

type Counted = Pick<Laid, 'word' | 'cards' | 'modifiers'>;

/** Cards, modifiers and the bonus for length; the total is never below 0. */
export function valueOf({ word, cards, modifiers }: Counted, { pack }: WordTools): number {
  const pointsOf = (card: CardId | undefined): number => (card === undefined ? 0 : cardOf(pack, card).points);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const letters = word.length + sum(modifiers.map(({ face }) => WORTH[face]?.letters ?? 0));
  const added = modifiers.map(({ face, doubled }) => (WORTH[face]?.points ?? 0) + pointsOf(doubled));
  return Math.max(0, sum(cards.map(pointsOf)) + sum(added) + bonusOf(letters));
}

/** A Double Letter laid with a word counts its dearest card twice. */
export function modifierOn(face: string, cards: readonly CardId[], { pack }: WordTools): Modifier {
  if (face !== 'DOUBLE LETTER') return { face };
  const [dearest] = [...cards].sort((a, b) => cardOf(pack, b).points - cardOf(pack, a).points);
  return dearest === undefined ? { face } : { face, doubled: dearest };
}

type Table = Pick<LwsState | LwsView, 'shared' | 'out'>;

/** The words that count: the last one of each seat still in. */
export const countingWords = ({ shared, out }: Table): readonly Laid[] => shared.laid.filter(({ seat }) => !out[seat]);

/** What a new word has to beat; null while there is none. */
export function topValue(state: Table, tools: WordTools): number | null {
  const values = countingWords(state).map((laid) => valueOf(laid, tools));
  return values.length === 0 ? null : Math.max(...values);
}

/** The word that stands, if just one is highest. */
export function standingOf(words: readonly Laid[], tools: WordTools): Laid | null {
  const values = words.map((laid) => valueOf(laid, tools));
  const top = Math.max(...values);
  const best = words.filter((_, at) => values[at] === top);
  return best.length === 1 ? (best[0] ?? null) : null;
}

export const holderOf = (state: Table, tools: WordTools): Seat | null =>
  standingOf(countingWords(state), tools)?.seat ?? null;

/** The standing word counts in full, every other one half, rounded down. */
export const payoff = (laid: Laid, holder: Seat | null, tools: WordTools): number =>
  laid.seat === holder ? valueOf(laid, tools) : Math.floor(valueOf(laid, tools) / 2);
