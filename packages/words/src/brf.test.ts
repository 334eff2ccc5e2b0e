import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { brailleProse, brfOf } from './brf.ts';

const PROSE: readonly (readonly [text: string, braille: string])[] = [
  ['Ada lays TEAR (5 points).', '⠠⠁⠙⠁ ⠇⠁⠽⠎ ⠠⠠⠞⠑⠁⠗ ⠐⠣⠼⠑ ⠏⠕⠊⠝⠞⠎⠐⠜⠲'],
  ['QUs cost −12.5, it’s 3/4!', '⠠⠠⠟⠥⠠⠄⠎ ⠉⠕⠎⠞ ⠐⠤⠼⠁⠃⠲⠑⠂ ⠊⠞⠄⠎ ⠼⠉⠸⠌⠼⠙⠖'],
  ['5a 5k 5E A1', '⠼⠑⠰⠁ ⠼⠑⠅ ⠼⠑⠠⠑ ⠠⠁⠼⠁'],
  ['Én, naïve: ç', '⠠⠘⠌⠑⠝⠂ ⠝⠁⠘⠒⠊⠧⠑⠒ ⠘⠯⠉'],
  ['"Yes," she said; “no” …', '⠦⠠⠽⠑⠎⠂⠴ ⠎⠓⠑ ⠎⠁⠊⠙⠆ ⠦⠝⠕⠴ ⠲⠲⠲'],
  ['TEAR + THE – [x] → 50%', '⠠⠠⠞⠑⠁⠗ ⠐⠖ ⠠⠠⠞⠓⠑ ⠠⠤ ⠨⠣⠭⠨⠜ ⠰⠳⠕ ⠼⠑⠚⠨⠴'],
];

test.each(PROSE)('%s', (text, braille) => {
  expect(brailleProse(text)).toBe(braille);
});

test('what has no sign is left out', () => {
  expect(brailleProse('Fox 🦊!')).toBe('⠠⠋⠕⠭ ⠖');
});

const louis = (display: string, lines: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('lou_translate', ['--forward', `${display},en-ueb-g1.ctb`], {
    input: `${lines.join('\n')}\n`,
  });
  return status === 0 ? stdout.toString() : null;
};
const texts = PROSE.map(([text]) => text);
const written = louis('unicode.dis', texts);

test.skipIf(written === null)('liblouis writes prose the same way, in cells and for embossers', () => {
  expect(texts.map(brailleProse).join('\n')).toBe(written?.trimEnd().replaceAll('\u2800', ' '));
  // A sheet is narrower than its lines.
  const words = (text: string | null): readonly string[] => text?.trim().split(/\s+/) ?? [];
  expect(words(brfOf(texts.map(brailleProse)))).toEqual(words(louis('en-us-brf.dis', texts)));
});

test('a sheet has 25 lines of 40 cells, and what goes on stands in', () => {
  const long = Array.from({ length: 30 }, () => 'word').join(' ');
  const [first = '', second = ''] = brfOf([brailleProse(long), '', brailleProse('x'.repeat(50))]).split('\r\n');
  expect(first).toBe('WORD WORD WORD WORD WORD WORD WORD WORD');
  expect(second).toBe('  WORD WORD WORD WORD WORD WORD WORD');
  const pages = brfOf(Array.from({ length: 26 }, () => brailleProse(`${'x'.repeat(100)} b`))).split('\f');
  expect(pages.map((page) => page.trimEnd().split('\r\n').length)).toEqual([25, 25, 25, 3]);
  for (const row of pages.join('').split('\r\n')) expect(row.length).toBeLessThanOrEqual(40);
});
