import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/notices.js', import.meta.url), 'utf8');
const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');

/** What happens when a notice of a table is pressed while these pages are open. */
async function press(open: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const page = (url: string) => ({ url, focus: async () => done.push(`focus ${url}`) });
  const clients = {
    matchAll: async () => open.map(page),
    openWindow: async (path: string) => done.push(`open ${path}`),
  };
  let pressed = (_event: object): void => {};
  const self = {
    clients,
    addEventListener(name: string, listener: typeof pressed) {
      expect(name).toBe('notificationclick');
      pressed = listener;
    },
  };
  runInNewContext(script, { self, URL });
  let work: Promise<unknown> = Promise.resolve();
  const notification = { data: { path: '/t/abc' }, close: () => done.push('close') };
  pressed({ notification, waitUntil: (given: Promise<unknown>) => void (work = given) });
  await work;
  return done;
}

test('whoever presses a notice comes to the page of the table, or to a new one', async () => {
  const table = 'https://deckle.example/t/abc';
  expect(await press(['https://deckle.example/', `${table}?x#y`])).toEqual(['close', `focus ${table}?x#y`]);
  expect(await press(['https://deckle.example/t/other'])).toEqual(['close', 'open /t/abc']);
  expect(await press([])).toEqual(['close', 'open /t/abc']);
  expect(config).toContain("importScripts: ['/notices.js']");
});
