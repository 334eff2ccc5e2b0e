import { placeText, type Task } from '@deckle/host';
import { counted, listText } from '../speech/words.ts';
import type { Choice, Place, PrintedCard } from './news.ts';

/** What things at the table are called by a screen reader: one name for each, all that can be seen of it. */

/** `QU, 9 points, third of ten`, and what else is to be known of it. */
export const cardName = (card: PrintedCard, at: number, of: number, more: readonly string[] = []): string =>
  [card.name, placeText(at, of), ...more].join(', ');

/** A pile with what its wild card stands for and what lies under it, from the top down. */
export function pileName(place: Place, index: number, pack: readonly PrintedCard[]): string {
  const at = place.shown.findIndex(({ pile }) => pile === index);
  const [, ...under] = (place.row?.[index] ?? []).toReversed().flatMap((id) => pack[id] ?? []);
  return shownName(place, at, pack, under.length === 0 ? [] : [`lies on ${listText(under.map(({ brief }) => brief))}`]);
}

/** A card of its word that lies elsewhere. */
export const lentName = (place: Place, at: number, pack: readonly PrintedCard[]): string =>
  shownName(place, at, pack, [`from ${place.shown[at]?.from ?? 'elsewhere'}`]);

function shownName({ shown }: Place, at: number, pack: readonly PrintedCard[], more: readonly string[]): string {
  const { card, as = null, isTicked = false } = shown[at] ?? {};
  const top = pack[card ?? -1];
  if (top === undefined) return '';
  // As it is seen: the letter it stands for, with its own value.
  const seen = as === null ? top : { ...top, name: top.name.replace('wild', as) };
  const kinds = [...(as === null ? [] : ['a wild card']), ...(isTicked ? ['ticked off'] : [])];
  return cardName(seen, at, shown.length, [...kinds, ...more]);
}

/** `TEA = 3` as it is said: what it spells, and what that is worth. */
const noteText = (note: string): string => note.replace(/ ?= (-?\d+)$/, ', worth $1').replace(/^, /, '');

/** Where many rows lie beside each other, a longer word takes the room of two. */
const LONG = 6;

export function rowClass({ kind, label, isDue, shown: { length } }: Place): string {
  const named = /^Row( \d+)?$/.test(label) ? '' : ' row-named';
  return `row row-${kind}${named}${isDue ? ' row-due' : ''}${length > LONG ? ' row-long' : ''}`;
}

/** A row with what it spells and what is noted beside it. */
export const rowName = ({ label, word, note, shown }: Place): string =>
  [label, ...(word === null || note.startsWith(word) ? [] : [word]), noteText(note), counted(shown.length, 'card')]
    .filter((part) => part !== '')
    .join(', ');

/** What is written beside a row: a word that its cards show is not. */
export function seenNote({ shown, note }: Place, pack: readonly PrintedCard[]): string {
  const word = shown.map(({ card, as }) => as ?? pack[card]?.face ?? '').join('');
  const [first, ...rest] = note.split(' ');
  return noteText(first === word ? rest.join(' ') : note);
}

/** A closed or open pile of which only the top counts. */
export function stackName({ label, row, count }: Place, pack: readonly PrintedCard[]): string {
  const top = pack[row?.at(-1)?.at(-1) ?? -1];
  return [label, ...(top === undefined ? [] : [`${top.name} on top`]), counted(count, 'card')].join(', ');
}

export const diceName = (cup: string, sides: readonly string[]): string => `${cup}, ${listText(sides)}`;

/** Of somebody who must do something: beside their own name, beside that of another, and as a sentence to them begins. */
export const TASKS: {
  readonly [task in Task]: { readonly mine: string; readonly another: string; readonly said: string };
} = {
  act: { mine: 'your turn', another: 'to act', said: 'Your turn' },
  judge: { mine: 'yours to judge', another: 'to judge', said: 'You are asked to judge' },
  answer: { mine: 'yours to answer', another: 'to answer', said: 'You are asked to answer' },
};

/** What the answers the viewer may give decide. */
export const stakesOf = (choices: readonly Pick<Choice, 'stake'>[]): readonly string[] => [
  ...new Set(choices.flatMap(({ stake }) => stake ?? [])),
];
