import { expect, test } from 'vitest';
import { lookOf } from './look.ts';
import { NAME_LENGTH, parseSettings, tidyName, USUAL } from './settings.ts';

const CALM = { dark: false, contrast: false, still: false };

test.each([
  ['nothing', null],
  ['no JSON', 'dark'],
  ['an empty text', ''],
  ['no object', '7'],
  ['null', 'null'],
  ['a list', '["dark"]'],
  ['values nobody offers', '{"theme":"pink","cards":3,"volume":"loud","name":{},"sound":null}'],
  ['figures out of bounds', '{"volume":101}'],
  ['names every object has', '{"constructor":"on","__proto__":{"theme":"dark"}}'],
])('kept settings that are %s are as usual', (_what, text) => {
  expect(parseSettings(text)).toEqual(USUAL);
});

test('what is kept comes back', () => {
  const mine = {
    ...USUAL,
    theme: 'contrast',
    cards: 'huge',
    volume: 0,
    name: 'Bea',
    side: 'left',
    hintWords: 'known',
  } as const;
  expect(parseSettings(JSON.stringify(mine))).toEqual(mine);
  expect(parseSettings('{"theme":"dark","motion":"sometimes"}')).toEqual({ ...USUAL, theme: 'dark' });
});

test.each([
  ['Bea', 'Bea'],
  ['  Bea  Lin ', 'Bea Lin '],
  ['Bea\u0000\nLin', 'Bea Lin'],
  ['🦊'.repeat(40), '🦊'.repeat(NAME_LENGTH)],
])('a name is tidied: %j', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

test.each([
  [{}, CALM, 'light', 'on'],
  [{}, { ...CALM, dark: true, still: true }, 'dark', 'off'],
  [{}, { ...CALM, dark: true, contrast: true }, 'contrast', 'on'],
  [{ theme: 'light', motion: 'on' } as const, { dark: true, contrast: true, still: true }, 'light', 'on'],
  [{ theme: 'contrast', motion: 'off' } as const, CALM, 'contrast', 'off'],
])('%j on a device set to %j', (chosen, system, theme, motion) => {
  expect(lookOf({ ...USUAL, ...chosen }, system)).toMatchObject({ theme, motion });
});
