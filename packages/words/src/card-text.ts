import type { Card } from '@deckle/kernel';

const FOR_SIGN = '⠿';
const NUMBER_SIGN = '⠼';
const MINUS = '⠐⠤';
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
const WILD = '⠦';

const spelt = (text: string): string => Array.from(text, (letter) => CELLS[letter.charCodeAt(0) - 65] ?? WILD).join('');

/** A card that is neither a letter of some value nor a wild has only a name: `PLUS 2`. */
export const hasValue = ({ face, points }: Pick<Card, 'face' | 'points'>): boolean => points !== 0 || face === '?';

/** A name word by word, its figures as numbers. */
const named = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? number(Number(word)) : spelt(word)))
    .join(' ');

const number = (value: number): string =>
  (value < 0 ? MINUS : '') +
  NUMBER_SIGN +
  Array.from(String(Math.abs(value)), (digit) => CELLS[DIGITS.indexOf(digit)] ?? '').join('');

/**
 * The braille face of a card. The first line leads in with the sign for *for*, which fills its cell and so shows which
 * way is up; then the contraction, a space and the letters one by one, or the letters alone where there is no contraction.
 * The second line is the value; a card that has only a name has none.
 */
export function brailleOf({ face, points }: Pick<Card, 'face' | 'points'>): readonly [letters: string, value: string] {
  if (!hasValue({ face, points })) return [FOR_SIGN + named(face), ''];
  const contraction = CONTRACTIONS[face];
  const letters = contraction === undefined ? spelt(face) : `${contraction} ${spelt(face)}`;
  return [FOR_SIGN + letters, number(points)];
}

type Marked = Pick<Card, 'face' | 'points'> & Partial<Pick<Card, 'marks'>>;

/** Signs printed beside a letter, as they are called. */
const SIGNS: { readonly [mark: string]: string } = { '¶': 'pilcrow', '†': 'dagger', '◊': 'lozenge', $: 'dollar' };
/** Marks that are printed as a sentence, and the sign they are shown by. */
const SENTENCES: { readonly [mark: string]: readonly [sign: string, called: string] } = {
  draw: ['↑', 'draws an action card'],
};

/** The marks a card shows beside its face; that a wild card is one, its face says. */
export const signsOf = ({ face, marks = [] }: Pick<Marked, 'face' | 'marks'>): readonly string[] =>
  marks.filter((mark) => mark !== face);

/** A face with its signs, as short as on the card: `C¶`. Marks that are words are no signs, unless they have one. */
export const facedOf = (card: Pick<Marked, 'face' | 'marks'>): string =>
  card.face +
  signsOf(card)
    .map((mark) => SENTENCES[mark]?.[0] ?? (mark.length === 1 ? mark : ''))
    .join('');

/** A card read aloud: its letters one by one, its marks, then its value; or its name. */
export const spokenOf = (card: Marked): string => {
  if (!hasValue(card)) return card.face.toLowerCase();
  const face = card.face === '?' ? 'wild' : Array.from(card.face).join(' ');
  const marks = signsOf(card).map((mark) => SIGNS[mark] ?? SENTENCES[mark]?.[1] ?? mark);
  return [face, ...marks, card.points].join(', ');
};
