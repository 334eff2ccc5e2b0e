import type { Card, CardId, Part } from '@deckle/kernel';
import type { Play } from './play.ts';
import { cardOf } from './tools.ts';

/** A word with the value of each of its cards; rolled vowels have none. */
export const wordPart = (what: string, cards: readonly (CardId | null)[], pack: readonly Card[]): Part => ({
  what,
  values: cards.flatMap((card) => (card === null ? [] : [cardOf(pack, card).points])),
});

/** The words of a play that got a card. */
export const wordParts = ({ words }: Play, pack: readonly Card[]): readonly Part[] =>
  words.filter(({ played }) => played.length > 0).map(({ text, tops }) => wordPart(text, tops, pack));

/** What comes off. */
export const lessPart = (what: string, cards: readonly CardId[], pack: readonly Card[]): Part => ({
  what,
  values: cards.map((card) => -cardOf(pack, card).points),
});

export const sumOfParts = (parts: readonly Part[]): number =>
  parts.reduce((sum, { values }) => sum + values.reduce((some, value) => some + value, 0), 0);

/** `JOKE 4+1+4+1, longest word +4`: how points came about. */
export const partsText = (parts: readonly Part[]): string =>
  parts
    .filter(({ values }) => values.length > 0)
    .map(({ what, values }, at) => `${what} ${valuesText(values, at > 0 && values.length === 1)}`)
    .join(', ');

/** What comes to the rest as one number has its sign: `longest word +4`. */
const valuesText = (values: readonly number[], isMore: boolean): string =>
  values.map((value, at) => `${value < 0 ? '−' : at > 0 || isMore ? '+' : ''}${Math.abs(value)}`).join('');
