import type { CardId, Part, Seat } from '@deckle/kernel';
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

type Unvalued = Omit<Laid, 'value'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cards, modifiers and the bonus for length. */
export function partsOf({ word, cards, modifiers }: Unvalued, { pack }: WordTools): readonly Part[] {
  const pointsOf = (card: CardId | undefined): number => (card === undefined ? 0 : cardOf(pack, card).points);
  const letters = word.length + sum(modifiers.map(({ face }) => WORTH[face]?.letters ?? 0));
  const added = modifiers.map(({ face, doubled }) => ({
    what: face,
    values: [(WORTH[face]?.points ?? 0) + pointsOf(doubled)],
  }));
  const parts = [
    { what: word, values: cards.map(pointsOf) },
    ...added,
    { what: `bonus for ${letters} letters`, values: [bonusOf(letters)] },
  ];
  return parts.filter(({ what, values }) => what === word || sum(values) !== 0);
}

/** The total is never below 0. */
const valueOf = (laid: Unvalued, tools: WordTools): number =>
  Math.max(0, sum(partsOf(laid, tools).flatMap(({ values }) => values)));

/** A word with its value as its cards and modifiers make it. */
export const valued = (laid: Unvalued, tools: WordTools): Laid => ({ ...laid, value: valueOf(laid, tools) });

/** The word with more modifiers on it. */
export const modified = (laid: Laid, more: readonly Modifier[], tools: WordTools): Laid =>
  valued({ ...laid, modifiers: [...laid.modifiers, ...more] }, tools);

/** The dearest of these cards is the one that counts twice. */
export function dearestOf(cards: readonly CardId[], { pack }: WordTools): CardId | undefined {
  return [...cards].sort((a, b) => cardOf(pack, b).points - cardOf(pack, a).points)[0];
}

type Table = Pick<LwsState | LwsView, 'shared' | 'out'>;

/** The words that count: the last one of each seat still in. */
export const countingWords = ({ shared, out }: Table): readonly Laid[] => shared.laid.filter(({ seat }) => !out[seat]);

/** What a new word has to beat; null while there is none. */
export function topValue(state: Table): number | null {
  const values = countingWords(state).map(({ value }) => value);
  return values.length === 0 ? null : Math.max(...values);
}

/** The word that stands, if just one is highest. */
export function standingOf(words: readonly Laid[]): Laid | null {
  const top = Math.max(...words.map(({ value }) => value));
  const best = words.filter(({ value }) => value === top);
  return best.length === 1 ? (best[0] ?? null) : null;
}

export const holderOf = (state: Table): Seat | null => standingOf(countingWords(state))?.seat ?? null;

/** The standing word counts in full, every other one half, rounded down. */
export const payoff = ({ seat, value }: Laid, holder: Seat | null): number =>
  seat === holder ? value : Math.floor(value / 2);
