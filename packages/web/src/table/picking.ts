import type { CardId } from '@deckle/kernel';
import type { Seated } from './chair.ts';
import type { RowLetters } from './draft.ts';
import type { Choice, Draft, Place } from './news.ts';

/** `steal ` wants a whole word next, and then goes on: `steal FORGE > `. */
export function wholeWord(
  text: string,
  choices: readonly Choice[],
  { note }: Place,
  { faces }: RowLetters,
): string | null {
  for (const { says } of choices) {
    const [, verb, next] = /^([a-z ]+)WORD (\S+) WORDS?$/.exec(says) ?? [];
    const isNamed = /^[A-Z]+$/.test(note);
    if (verb !== undefined && text.trim() === verb.trim()) return `${verb}${isNamed ? note : faces.join('')} ${next} `;
  }
  return null;
}

/** Where no word is asked for, to touch a card is to pick it: `claim E`. Another one is picked instead. */
export function pickOf(text: string, choices: readonly Choice[], face: string): string | null {
  const picks = choices.flatMap((choice) => choice.picks);
  const isFree = text === '' || picks.includes(text);
  if (!isFree || choices.some(({ needs, must }) => must && needs === 'words')) return null;
  const [found, ...others] = picks.filter((pick) => pick.replace(/^[a-z]+ /, '') === face);
  return others.length === 0 ? (found ?? null) : null;
}

/** Where cards of the table are asked for, to touch one is to name it besides the others, and again to leave it: `take S U`. */
export function takenOf(text: string, choices: readonly Choice[], face: string, isNamed: boolean): string | null {
  const [verb] = choices.find(({ needs }) => needs === 'piles')?.says.split(/ (?=[A-Z])/) ?? [];
  const said = `${text.trim()} `;
  if (verb === undefined || (text !== '' && !said.toLowerCase().startsWith(`${verb} `))) return null;
  const faces: readonly string[] = said.slice(verb.length).toUpperCase().match(/\S+/g) ?? [];
  // Several letters written as one name cards, too.
  if (isNamed && !faces.includes(face)) return text;
  const next = isNamed ? faces.toSpliced(faces.lastIndexOf(face), 1) : [...faces, face];
  return next.length === 0 ? '' : `${verb} ${next.join(' ')}`;
}

/** What is on the cards one plays with, as it is being written. */
export function lettersAfter(
  { text }: Draft,
  { pack }: Seated['facts'],
  { hands, places }: Seated['news'],
): readonly string[] {
  const rows = places.flatMap(({ row }) => (row ?? []).map((pile) => pile.at(-1) as CardId));
  const faces = [...hands.flatMap(({ cards }) => cards), ...rows].map((id) => pack[id]?.face ?? '');
  const letters = [...new Set(faces.join(''))].filter((letter) => /[A-Z]/.test(letter));
  return text === text.toUpperCase() ? letters : letters.map((letter) => letter.toLowerCase());
}
