import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFakeWorld } from './fake-world.ts';

const SHARED = /Deckle, 16 November 2026, 5 to 5: given up with 120 cards left, \d+ more\s+than\s+par,\s+with 1 hint\./;

test("today's deal is left, gone on with, given up, and compared with par", async () => {
  const { play, data } = openFakeWorld();
  const left = await play(['today'], ['hint', 'quit']);
  expect(left).toMatchObject({ code: 0, err: '' });
  expect(left.out).toContain('The deal of 16 November 2026: 5 to 5.');
  expect(left.out).toContain('To go on: npm run deckle -- today');
  const over = await play(['today'], ['resign']);
  expect(over.out).toMatch(/Par is (\d+|no) cards? left\./);
  expect(over.out).toMatch(SHARED);
  // It is a record like any other, and its first result stands.
  const record = join(data, 'today-2026-11-16.json');
  expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ seed: 'today 2026-11-16', seats: 1 });
  expect((await play(['replay', record])).out).toContain('The game is over');
  const again = await play(['today'], ['resign']);
  expect(again.out).toMatch(/^You have played the deal of 16 November 2026\./);
  expect(again.out).toMatch(SHARED);
});

test('days in a row are counted, whichever way they are played', async () => {
  const { play } = openFakeWorld();
  await play(['today', '--date', '2026-11-15'], ['resign']);
  const { out } = await play(['today', '--date', '2026-11-16'], ['resign']);
  expect(out).toContain('Two days in a row.');
});

test('a day that is none', async () => {
  const { code, err } = await openFakeWorld().play(['today', '--date', '2026-02-29']);
  expect([code, err]).toEqual([2, 'A day is written as 2026-11-16, not 2026-02-29.']);
});
