import { expect, test } from 'vitest';
import { fileName, recordFile } from './file.ts';

test.each([
  ['Three Two One', 'deckle-three-two-one-2026-03-01'],
  ['Cut & Run 5', 'deckle-cut-run-5-2026-03-01'],
  ['', 'deckle-2026-03-01'],
])('a record of %s is called %s', (game, name) => {
  expect(fileName(game, new Date(2026, 2, 1))).toBe(name);
});

test('it is a file that other programs take for what it is', async () => {
  const file = recordFile('{}\n', 'Toy');
  expect(file.name).toMatch(/^deckle-toy-[\d-]+\.json$/);
  expect(file.type).toBe('application/json');
  expect(await file.text()).toBe('{}\n');
});
