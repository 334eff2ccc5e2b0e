import type { About, Card } from '@deckle/kernel';

type Marked = Pick<Card, 'face' | 'points'> & Partial<Pick<Card, 'marks'>>;

/** Signs printed beside a letter, as they are called. */
const SIGNS: { readonly [mark: string]: string } = { '¶': 'pilcrow', '†': 'dagger', '◊': 'lozenge', $: 'dollar' };
/** Marks that are printed as a sentence, and the sign they are shown by. */
const SENTENCES: { readonly [mark: string]: readonly [sign: string, called: string] } = {
  draw: ['↑', 'draws an action card'],
};

/** A card that is neither a letter of some value nor a wild has only a name: `PLUS 2`. */
export const hasValue = ({ face, points }: Pick<Card, 'face' | 'points'>): boolean => points !== 0 || face === '?';

/** The marks a card shows beside its face; that a wild card is one, its face says. */
export const signsOf = ({ face, marks = [] }: Pick<Marked, 'face' | 'marks'>): readonly string[] =>
  marks.filter((mark) => mark !== face);

/** A face with its signs, as short as on the card: `C¶`. Marks that are words are no signs, unless they have one. */
export const facedOf = (card: Pick<Marked, 'face' | 'marks'>): string =>
  card.face +
  signsOf(card)
    .map((mark) => SENTENCES[mark]?.[0] ?? (mark.length === 1 ? mark : ''))
    .join('');

/** A face within a sentence: what has no sign of its own on the card is told by its word, `O (draw)`. */
export const toldOf = (card: Pick<Marked, 'face' | 'marks'>): string =>
  card.face +
  signsOf(card)
    .map((mark) => (mark in SENTENCES ? ` (${mark})` : mark.length === 1 ? mark : ''))
    .join('');

/** Letters one by one: read as a word, AR would sound like R and ST like a saint. */
const lettersOf = (face: string): string => (face === '?' ? 'wild' : Array.from(face).join(' '));

const marksText = (card: Marked): readonly string[] =>
  signsOf(card).map((mark) => SIGNS[mark] ?? SENTENCES[mark]?.[1] ?? mark);

/** A card read aloud: its letters one by one, its marks, then its value; or its name. */
export function spokenOf(card: Marked): string {
  if (!hasValue(card)) return card.face.toLowerCase();
  return [lettersOf(card.face), ...marksText(card), pointsText(card.points)].join(', ');
}

const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** What a card is called where it is also seen: in the order it is printed, letters, value, marks. */
export function nameOf(card: Marked): string {
  if (!hasValue(card)) return card.face.toLowerCase();
  return [card.face === '?' ? 'wild' : card.face, pointsText(card.points), ...marksText(card)].join(', ');
}

/** What a card does beside spelling, in sentences: by its name, and by the marks on it; null for a plain one. */
export function effectOf({ cards = {}, marks = {} }: Pick<About, 'cards' | 'marks'>, card: Marked): string | null {
  const told = signsOf(card).flatMap((mark) => (marks[mark] === undefined ? [] : [sentenceOf(marks[mark])]));
  const all = [...(cards[card.face] === undefined ? [] : [cards[card.face]]), ...told];
  return all.length === 0 ? null : all.join(' ');
}

const sentenceOf = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** The same where many are read at once: `Q U 9`. */
export function briefOf(card: Marked): string {
  if (!hasValue(card)) return card.face.toLowerCase();
  const marks = signsOf(card).flatMap((mark) => SIGNS[mark] ?? []);
  return [lettersOf(card.face), ...marks, card.points].join(' ');
}
