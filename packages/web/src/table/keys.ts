/** Every key at the table: the handlers, the list under `?` and docs/keys.md are all made from this. */
export interface Key {
  /** As in `KeyboardEvent.key`, with `Alt+`, `Ctrl+` or `Shift+` before it; Ctrl is also ⌘. */
  readonly press: readonly string[];
  readonly does: string;
  /**
   * Where it works: anywhere at the table; in the line one types in; in a list of cards; in the log; `free`: anywhere as
   * long as nothing is typed. Keys without anything held down, but Escape, do not work where single keys are switched off.
   */
  readonly where: 'table' | 'line' | 'cards' | 'log' | 'free';
}

const KEYS_BY_NAME = {
  play: { press: ['Enter'], where: 'line', does: 'play the word, or do what is typed' },
  anotherWay: {
    press: ['Tab'],
    where: 'line',
    does: 'the next way to lay the word; after the last one go on to the buttons',
  },
  clear: { press: ['Escape'], where: 'table', does: 'take back what is composed, close an answer, or go to the line' },
  hearHand: { press: ['ArrowUp'], where: 'line', does: 'hear your hand' },
  hearTable: { press: ['ArrowDown'], where: 'line', does: 'hear what lies on the table' },
  walk: { press: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], where: 'cards', does: 'go from card to card' },
  pick: { press: ['Enter', 'Space'], where: 'cards', does: 'put the card into the word, or take it out again' },
  put: {
    press: ['Enter', 'Space'],
    where: 'cards',
    does: 'in a row, with a card of your hand put into the word last: lay it over the card in focus, or put it into the gap; the arrows go to the gaps then, too',
  },
  nudge: {
    press: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    where: 'cards',
    does: 'move the card, and those kept together with it, along your hand',
  },
  moments: { press: ['ArrowUp', 'ArrowDown'], where: 'log', does: 'go from moment to moment' },
  words: { press: ['ArrowLeft', 'ArrowRight'], where: 'log', does: 'go to the words told of a moment' },
  jump: { press: ['Enter', 'Space'], where: 'log', does: 'look at the moment, or look the word up' },
  hand: { press: ['1'], where: 'free', does: 'hear your hand' },
  table: { press: ['2'], where: 'free', does: 'hear what lies on the table' },
  seats: { press: ['3'], where: 'free', does: 'hear the players, their points and cards' },
  time: { press: ['4', 'F8'], where: 'free', does: 'hear how much time is left' },
  can: { press: ['5'], where: 'free', does: 'hear what you can do now' },
  line: { press: ['6', 'F2'], where: 'free', does: 'hear the table in one line, and see it in braille' },
  again: { press: ['7'], where: 'free', does: 'hear the last announcement again' },
  past: { press: ['8'], where: 'free', does: 'list everything that was announced' },
  hint: { press: ['9'], where: 'free', does: 'a hint, each time a little more' },
  sound: { press: ['0'], where: 'free', does: 'sounds off and on' },
  back: { press: ['Alt+ArrowUp'], where: 'table', does: 'hear the announcement before' },
  forth: { press: ['Alt+ArrowDown'], where: 'table', does: 'hear the announcement after' },
  define: { press: ['='], where: 'table', does: 'look up the word that is typed, in focus, or laid last' },
  undo: { press: ['Ctrl+z'], where: 'free', does: 'take back your last move, as long as nothing new was seen' },
  help: { press: ['?'], where: 'free', does: 'this list' },
} as const satisfies { readonly [name: string]: Key };

export type KeyName = keyof typeof KEYS_BY_NAME;
export const KEYS: { readonly [name in KeyName]: Key } = KEYS_BY_NAME;

/** Keys that a list, a hand, a text field or the log knows by itself; they are here to be told. */
export const NATIVE = [
  'play',
  'walk',
  'pick',
  'put',
  'nudge',
  'moments',
  'words',
  'jump',
] as const satisfies readonly KeyName[];

/** What was pressed, and where. */
export interface Pressed {
  readonly key: string;
  readonly alt: boolean;
  readonly ctrl: boolean;
  readonly place: 'line' | 'field' | 'cards' | 'other';
  /** Something is typed in the line. */
  readonly isTyped: boolean;
  readonly singleKeys: 'on' | 'off';
}

const isModified = (press: string): boolean => /^(F\d|Alt\+|Ctrl\+)/.test(press);

function isPressed(press: string, { key, alt, ctrl }: Pressed): boolean {
  const wanted = press.split('+').at(-1)?.toLowerCase() || '+';
  return key.toLowerCase() === wanted && alt === press.startsWith('Alt+') && ctrl === press.startsWith('Ctrl+');
}

/** The key that was meant; null where it is not one of the table's, or types something. */
export function keyNamed(pressed: Pressed): KeyName | null {
  const { place, isTyped, singleKeys } = pressed;
  const works = ({ where }: Key, press: string): boolean => {
    if (place === 'field') return false;
    if (where === 'line' || where === 'cards' || where === 'log') return place === where;
    if (isModified(press)) return press !== 'Ctrl+z' || !isTyped;
    if (press === 'Escape') return true;
    return singleKeys === 'on' && (where === 'table' || !isTyped);
  };
  const found = (Object.entries(KEYS) as readonly [KeyName, Key][]).find(
    ([name, key]) =>
      !(NATIVE as readonly KeyName[]).includes(name) &&
      key.press.some((press) => isPressed(press, pressed) && works(key, press)),
  );
  return found?.[0] ?? null;
}

/** Where a key leads in the log: among its moments or among the words told of one, one back or one on. */
export function logStep(key: string): { readonly among: 'moments' | 'words'; readonly by: -1 | 1 } | null {
  const among = (['moments', 'words'] as const).find((name) => KEYS[name].press.includes(key));
  return among === undefined ? null : { among, by: KEYS[among].press[0] === key ? -1 : 1 };
}

const SIGNS: { readonly [key: string]: string } = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  z: 'Z',
};

/** A key as it is printed: `Alt + ↑`. */
export const keyText = (press: string): string =>
  press
    .split('+')
    .map((part) => SIGNS[part] ?? part)
    .join(' + ');

/** The same for the ear. */
const SPOKEN: { readonly [sign: string]: string } = {
  '↑': 'up',
  '↓': 'down',
  '←': 'left',
  '→': 'right',
  '=': 'equals',
  '?': 'question mark',
};
export const keySpoken = (press: string): string =>
  keyText(press)
    .split(' + ')
    .map((part) => SPOKEN[part] ?? part)
    .join(' ');

const PLACES: readonly (readonly [Key['where'], string])[] = [
  ['line', 'In the line you type in'],
  ['cards', 'In a row or a hand of cards'],
  ['log', 'In the list of what happened'],
  ['free', 'As long as nothing is typed; F keys always'],
  ['table', 'Anywhere at the table'],
];

/** Keys that work in the same place. */
export interface KeySection {
  readonly title: string;
  readonly keys: readonly Pick<Key, 'press' | 'does'>[];
}

/** The keys by where they work. */
export const keySections = (): readonly KeySection[] =>
  PLACES.map(([where, title]) => ({ title, keys: Object.values(KEYS).filter((key) => key.where === where) }));

/** The log has the same keys wherever it stands. */
export const logKeys = (): readonly KeySection[] => {
  const place = PLACES.findIndex(([where]) => where === 'log');
  return keySections().slice(place, place + 1);
};

/** Where a key takes a card along the hand: one back or one on. */
export function nudgeBy({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): -1 | 1 | null {
  const at = KEYS.nudge.press.indexOf(`${shiftKey ? 'Shift+' : ''}${key}`);
  return at < 0 ? null : at === 0 ? -1 : 1;
}
