import type { Card } from '@deckle/kernel';
import { hasValue } from './card-text.ts';

const FOR_SIGN = '⠿';
const NUMBER_SIGN = '⠼';
const MINUS = '⠐⠤';
/** Ends a number where letters follow that would be read as digits. */
export const LETTER_SIGN = '⠰';
const CELLS = Array.from('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵');
/** The digits 1 to 9 and 0 are the letters A to J after the number sign. */
const DIGITS = '1234567890';

/** One-cell contractions of Unified English Braille. */
const CONTRACTIONS: { readonly [face: string]: string } = {
  AND: '⠯',
  FOR: '⠿',
  OF: '⠷',
  THE: '⠮',
  CH: '⠡',
  GH: '⠣',
  SH: '⠩',
  TH: '⠹',
  ED: '⠫',
  ER: '⠻',
  OU: '⠳',
  OW: '⠪',
  ST: '⠌',
  AR: '⠜',
  IN: '⠔',
  ING: '⠬',
};

/** A wild card shows a question mark. */
const SIGNS: { readonly [sign: string]: string } = {
  '?': '⠦',
  ',': '⠂',
  ';': '⠆',
  ':': '⠒',
  '.': '⠲',
  '!': '⠖',
  "'": '⠄',
  '-': '⠤',
  '−': MINUS,
  '+': '⠐⠖',
  '=': '⠐⠶',
  '/': '⠸⠌',
};

export const brailleNumber = (digits: string): string =>
  NUMBER_SIGN + Array.from(digits, (digit) => CELLS[DIGITS.indexOf(digit)]).join('');
export const brailleSign = (text: string): string => CELLS[text.toUpperCase().charCodeAt(0) - 65] ?? SIGNS[text] ?? '';

/** Any line of text, letter by letter and without capitals; what has no sign here is left out. */
export function brailleText(text: string): string {
  return (text.match(/\d+|\D/gu) ?? []).reduce((line, token, at, tokens) => {
    if (/^\d/.test(token)) return line + brailleNumber(token);
    if (/\s/.test(token)) return `${line} `;
    const isAmbiguous = /^[a-j]$/i.test(token) && /^\d/.test(tokens[at - 1] ?? '');
    return line + (isAmbiguous ? LETTER_SIGN : '') + brailleSign(token);
  }, '');
}

/** Cards side by side, each as short as it can be; those of several cells stand apart, or QU would be a Q and a U. */
export const brailleRow = (faces: readonly string[]): string =>
  faces
    .map((face) => CONTRACTIONS[face] ?? brailleText(face))
    .reduce((row, cells, at, all) => {
      const isApart = cells.length > 1 || (all[at - 1]?.length ?? 1) > 1;
      return row + (at > 0 && isApart ? ' ' : '') + cells;
    }, '');

/** Is this face one of the signs of braille? A deck with such cards is made for it. */
export const isContracted = ({ face }: Pick<Card, 'face'>): boolean => Object.hasOwn(CONTRACTIONS, face);

/**
 * The braille face of a card. The first line leads in with the sign for *for*, which fills its cell and so shows which
 * way is up; then the contraction, a space and the letters one by one, or the letters alone where there is no contraction.
 * The second line is the value; a card that has only a name has none.
 */
export function brailleOf(card: Pick<Card, 'face' | 'points'>): readonly [letters: string, value: string] {
  const letters = brailleText(card.face);
  if (!hasValue(card)) return [FOR_SIGN + letters, ''];
  const value = brailleNumber(String(Math.abs(card.points)));
  return [
    FOR_SIGN + (isContracted(card) ? `${CONTRACTIONS[card.face]} ${letters}` : letters),
    card.points < 0 ? MINUS + value : value,
  ];
}
