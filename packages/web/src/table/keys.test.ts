import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPLAY_KEYS } from '../replay/keys.ts';
import { KEYS, type KeySection, keyNamed, keySections, logStep, keyText, type Pressed } from './keys.ts';
import { ALWAYS, TALK } from './talk.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  alt: false,
  ctrl: false,
  place: 'line',
  isTyped: false,
  singleKeys: 'on',
  ...more,
});

test.each([
  ['1', {}, 'hand'],
  ['1', { place: 'cards' }, 'hand'],
  ['1', { isTyped: true }, null],
  ['1', { singleKeys: 'off' }, null],
  ['1', { place: 'field' }, null],
  ['1', { ctrl: true }, null],
  ['F8', { isTyped: true, singleKeys: 'off' }, 'time'],
  ['?', {}, 'help'],
  ['?', { isTyped: true }, null],
  ['ArrowUp', {}, 'hearHand'],
  ['ArrowUp', { isTyped: true }, 'hearHand'],
  ['ArrowUp', { place: 'cards' }, null],
  ['ArrowUp', { alt: true, place: 'cards' }, 'back'],
  ['=', { isTyped: true }, 'define'],
  ['=', { singleKeys: 'off' }, null],
  ['Escape', { singleKeys: 'off' }, 'clear'],
  ['ArrowUp', { alt: true, singleKeys: 'off' }, 'back'],
  ['z', { ctrl: true }, 'undo'],
  ['Z', { ctrl: true, isTyped: true }, null],
  ['Enter', {}, null],
  ['Escape', { place: 'other' }, 'clear'],
  ['Tab', {}, 'anotherWay'],
  ['Tab', { place: 'cards' }, null],
] as const)('%s with %j is %s', (key, more, name) => {
  expect(keyNamed(press(key, more))).toBe(name);
});

describe('every key', () => {
  const presses = Object.values(KEYS).flatMap((key) => key.press.map((each) => ({ ...key, each })));

  test.each(Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'))('leaves %s to the word', (letter) => {
    for (const place of ['line', 'cards', 'other'] as const) expect(keyNamed(press(letter, { place }))).toBeNull();
  });

  test('does one thing where it works', () => {
    const all = presses.filter(({ where }) => where === 'free' || where === 'table').map(({ each }) => each);
    expect(new Set(all).size).toBe(all.length);
  });

  /** What browsers and screen readers do with a key of their own, by their manuals. */
  const TAKEN =
    /^(F1|F3|F4|F5|F6|F7|F10|F11|F12|Alt\+(Arrow(Left|Right)|Home|[a-z0-9]|F4|Tab)|Ctrl\+[^z]|Insert|CapsLock)$/i;
  test.each(presses.map(({ each }) => each))('%s is nobody else’s', (each) => {
    expect(each).not.toMatch(TAKEN);
  });
});

test.each([
  ['ArrowUp', 'moments', -1],
  ['ArrowDown', 'moments', 1],
  ['ArrowLeft', 'words', -1],
  ['ArrowRight', 'words', 1],
] as const)('in the log %s leads among the %s', (key, among, by) => {
  expect(logStep(key)).toEqual({ among, by });
});

test('no other key leads anywhere in the log', () => {
  for (const key of ['Enter', ' ', 'Home', 'a']) expect(logStep(key)).toBeNull();
});

/** A hand has keys of its own to arrange it by; they are told as `nudge`. */
const OWN_KEYS = ['hand.tsx'];

test('no part of the table has keys that are not told: what moves is named in the table of keys only', () => {
  const folder = new URL('.', import.meta.url);
  const parts = readdirSync(folder).filter((name) => !/^keys\.|\.test\./.test(name) && !OWN_KEYS.includes(name));
  const naming = parts.filter((name) =>
    /\b(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|Delete|Backspace|F\d+)\b/.test(
      readFileSync(new URL(name, folder), 'utf8'),
    ),
  );
  expect(parts).toContain('log.tsx');
  expect(naming).toEqual([]);
});

const rowsOf = (sections: readonly KeySection[]): readonly string[] =>
  sections.flatMap(({ title, keys }) => [
    `## ${title}`,
    '',
    '| key | what it does |',
    '|---|---|',
    ...keys.map(({ press: all, does }) => `| ${all.map((each) => `\`${keyText(each)}\``).join(', ')} | ${does} |`),
    '',
  ]);

test('the page about keys says the same', async () => {
  const talk = [...Object.values(TALK), ...ALWAYS].map(({ says, does }) => `| \`${says}\` | ${does} |`);
  const page = [
    '# Keys and words at the table',
    '',
    'Made from `packages/web/src/table/keys.ts` and `talk.ts` by their test; the list under `?` is the same.',
    'Letters always go to the line where a word or a command is typed, wherever the focus is. The keys that need nothing',
    'held down can be switched off in the settings.',
    '',
    ...rowsOf(keySections()),
    '## Words to the table',
    '',
    'Typed in the same line as a play. A word that can be laid is laid; with `/` before it, it is always said to the table.',
    '',
    '| say | what happens |',
    '|---|---|',
    ...talk,
    '',
    '# Keys of the replay',
    '',
    'Made from `packages/web/src/replay/keys.ts` in the same way; the list under `?` in a replay is the same.',
    '',
    ...rowsOf(REPLAY_KEYS),
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/keys.md');
});
