import { printedCard } from '../look/printed.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { PrintedCard } from '../table/news.ts';
import type { ChoiceName, Settings } from './settings.ts';

type Named = {
  readonly [Name in ChoiceName]: {
    readonly label: string;
    readonly values: { readonly [Value in Settings[Name]]: string };
    readonly note: string;
  };
};

/** What the settings are called. */
export const NAMES: Named = {
  theme: {
    label: 'Theme',
    values: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    note: 'System: as the device is set. High contrast: white and yellow on black, with lines around everything.',
  },
  cards: {
    label: 'Size of the cards',
    values: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Huge' },
    note: 'Everything else grows with your browser’s zoom.',
  },
  braille: {
    label: 'Braille on the cards',
    values: { deck: 'Where the deck has it', every: 'On every card' },
    note: 'Where a deck has cards for contractions, such as THE, it is on them always.',
  },
  motion: {
    label: 'Motion',
    values: { system: 'System', on: 'On', off: 'Off' },
    note: 'Cards glide to where they go. System: as the device is set.',
  },
  side: {
    label: 'Which hand you play with',
    values: { right: 'Right', left: 'Left' },
    note: 'Left: buttons and log change sides.',
  },
  sound: {
    label: 'Sounds',
    values: { on: 'On', off: 'Off' },
    note: 'At a table the key 0 turns them off and on.',
  },
  speech: {
    label: 'How much a screen reader is told',
    values: { short: 'Short', normal: 'Normal', full: 'Full' },
    note: 'Short: what is played, scored and drawn by you, and whose turn it is. Normal: also cards that others draw, and what you can do. Full: also the whole table at each of your turns, and the cards of the word you compose.',
  },
  bots: {
    label: 'Opponents on this device go on',
    values: { unhurried: 'After a moment', quick: 'At once' },
    note: 'After a moment: so that you can see a word before it becomes another one.',
  },
  hintWords: {
    label: 'Words in hints',
    values: {
      table: 'As your opponents play',
      everyday: 'Everyday words',
      known: 'Most words people know',
      all: 'All words of the list',
    },
    note: 'As your opponents play: the words you need to beat them; against people, all but rare ones.',
  },
  keys: {
    label: 'Single keys at the table',
    values: { on: 'On', off: 'Off' },
    note: 'Digits and signs that read things out while nothing is typed. Off: only keys with Alt, arrows and function keys.',
  },
};

export const SECTIONS: readonly { readonly title: string; readonly names: readonly ChoiceName[] }[] = [
  { title: 'Look', names: ['theme', 'cards', 'braille'] },
  { title: 'Layout and motion', names: ['side', 'motion', 'bots'] },
  { title: 'Sound', names: ['sound'] },
  { title: 'Hints', names: ['hintWords'] },
  { title: 'Speech and keys', names: ['speech', 'keys'] },
];

export const SOUND_NAMES: { readonly [name in SoundName]: string } = {
  laid: 'A card is laid',
  turn: 'Your turn',
  scored: 'Points',
  refused: 'Refused',
  window: 'You may answer',
  hurry: 'Time is short',
  won: 'Won',
};

/** Cards to look at. */
export const SAMPLE: readonly PrintedCard[] = [
  { id: 0, face: 'E', points: 1, marks: [] },
  { id: 1, face: 'QU', points: 9, marks: [] },
  { id: 2, face: 'Z', points: 10, marks: [] },
].map((card) => printedCard(card));
