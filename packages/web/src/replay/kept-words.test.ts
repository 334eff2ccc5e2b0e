import { expect, test } from 'vitest';
import { dayText, keptText, standingText } from './kept-words.ts';

const now = new Date(2026, 2, 4, 15, 30);

test.each([
  [new Date(2026, 2, 4, 14, 5), 'today at 14:05'],
  [new Date(2026, 2, 3, 23, 59), 'yesterday at 23:59'],
  [new Date(2026, 1, 1, 8, 0), 'on 1 February'],
  [new Date(2025, 11, 31, 8, 0), 'on 31 December 2025'],
])('%s is %s', (day, said) => {
  expect(dayText(day.getTime(), now)).toBe(said);
});

test('a table that has lost its time says so', () => {
  expect(dayText(0, now)).toBe('at an unknown time');
});

test('who has what', () => {
  expect(standingText({ names: ['Ann', 'Bo'], scores: [3, -1] })).toBe('Ann: 3, Bo: −1');
  expect(standingText({ names: ['Ann'], scores: [] })).toBe('Ann');
});

test('whoever plays on this device without a name is spoken to', () => {
  expect(keptText({ names: ['Player', 'Ada'], scores: [2, 0] })).toBe('You: 2, Ada: 0');
  expect(keptText({ names: ['Maria', 'Ada'], scores: [2, 0] })).toBe('Maria: 2, Ada: 0');
});
