/** What somebody can choose for themselves on this device. */
export const CHOICES = {
  /** `system`: light, dark or high contrast, as the device is set. */
  theme: ['system', 'light', 'dark', 'contrast'],
  cards: ['small', 'medium', 'large', 'huge'],
  sound: ['on', 'off'],
  /** How much is announced. */
  speech: ['short', 'normal', 'full'],
  motion: ['system', 'on', 'off'],
  /** The hand that taps and drags. */
  side: ['right', 'left'],
  /** `deck`: on cards of decks that are made for it. */
  braille: ['deck', 'every'],
  /** How soon opponents of this device go on after a word; `unhurried`: when it has been seen. */
  bots: ['unhurried', 'quick'],
  /** Words that hints are about; `table`: those the opponents ask for. */
  hintWords: ['table', 'everyday', 'known', 'all'],
  /** Keys that need no other key held down, letters apart: they always spell. */
  keys: ['on', 'off'],
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type Settings = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] } & {
  /** From 0 to 100. */
  readonly volume: number;
  /** What the player is called; empty until somebody says. */
  readonly name: string;
};

export const NAME_LENGTH = 24;
export const USUAL: Settings = {
  theme: 'system',
  cards: 'medium',
  sound: 'on',
  speech: 'normal',
  motion: 'system',
  side: 'right',
  braille: 'deck',
  bots: 'unhurried',
  hintWords: 'table',
  keys: 'on',
  volume: 50,
  name: '',
};

/** A name as it can be shown and said: one line, not too long. */
export const tidyName = (text: string): string =>
  Array.from(text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trimStart())
    .slice(0, NAME_LENGTH)
    .join('');

/** Settings from whatever was kept: what cannot be understood is as usual. */
export function parseSettings(text: string | null): Settings {
  const kept = parseObject(text);
  const picked = Object.entries(CHOICES).flatMap(([name, values]) => {
    const value = (values as readonly unknown[]).find((each) => each === kept[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const { volume, name } = kept;
  return {
    ...USUAL,
    ...Object.fromEntries(picked),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 100 ? { volume: Math.round(volume) } : {}),
    ...(typeof name === 'string' ? { name: tidyName(name) } : {}),
  };
}

function parseObject(text: string | null): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
