import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { playTurns } from './player.ts';
import { expect, test } from './table.ts';

const GAME = 'Turnover';

interface Wire {
  readonly url: string;
  cut(): Promise<void>;
  /** From now on the server has a newer Deckle. */
  renew(): void;
}

/** A way to the server that can be cut: nothing in the browser knows that it is a test. */
async function openWire(server: string): Promise<Wire> {
  let isNewer = false;
  const wire = createServer((asked, answer) => {
    const passed = request(
      new URL(asked.url ?? '/', server),
      {
        method: asked.method,
        headers: isNewer ? { ...asked.headers, 'if-none-match': '', 'accept-encoding': 'identity' } : asked.headers,
      },
      (got) => {
        const isRenewed = isNewer && asked.url === '/sw.js';
        const { 'content-length': _, ...others } = got.headers;
        answer.writeHead(got.statusCode ?? 500, isRenewed ? others : got.headers);
        if (isRenewed) got.on('data', (bytes) => answer.write(bytes)).on('end', () => answer.end('\n// newer'));
        else got.pipe(answer);
      },
    );
    asked.pipe(passed);
  });
  await once(wire.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}`,
    renew: () => {
      isNewer = true;
    },
    async cut() {
      wire.close();
      wire.closeAllConnections();
      if (wire.listening) await once(wire, 'close');
    },
  };
}

/** Done when the browser has everything it will ever need. */
const isSettledIn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise((done) => active.addEventListener('statechange', done));
  });

declare global {
  var pauses: Map<number, () => void>;
}

/** Whoever waits for three seconds waits until the test ends that pause. */
function holdPauses(): void {
  const [wait, clear] = [setTimeout, clearTimeout];
  let last = 0;
  globalThis.pauses = new Map();
  window.setTimeout = ((act: () => void, ms = 0) => {
    if (ms !== 3000) return wait(act, ms);
    pauses.set(--last, act);
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => (pauses.delete(Number(id)) ? undefined : clear(id));
}

const asked = (page: Page, text: string): Promise<void> => page.getByLabel('Your word or command').fill(text);

test.describe('after one visit, without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the shelf, a game page, settings, a game with its dictionary, meanings and review', async ({
    page,
    baseURL,
  }) => {
    const wire = await openWire(baseURL ?? '');
    await page.goto(wire.url);
    await isSettledIn(page);
    // What the browser happens to remember besides is not to be relied on.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await wire.cut();
    await expect(fetch(wire.url)).rejects.toThrow();

    const at = (path: string): Promise<unknown> => page.goto(`${wire.url}${path}`);
    await at('/games/turnover');
    await expect(page.getByRole('heading', { name: 'The rules' })).toBeVisible();
    await expect(page.locator('.rules')).toContainText('row');
    await at('/settings');
    await page.getByText('Dark', { exact: true }).click();
    await at('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: `Play now: ${GAME}` }).press('Enter');
    await playTurns(page, 2);
    await asked(page, 'define earth');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'EARTH' })).toContainText(/planet|soil|ground/i);
    await page.locator('.seat-me.seat-asked').waitFor();
    const log = await page.getByRole('complementary').innerText();
    await page.reload();
    await expect(page.getByRole('complementary')).toHaveText(log, { useInnerText: true });
    await asked(page, 'resign');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Review this game' }).click();
    await expect(page.getByRole('button', { name: 'Save as text' })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('heading', { name: 'Move by move' })).toBeVisible();
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.getByRole('slider')).toBeVisible();

    await at('/');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await asked(page, 'resign');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Par is (\d|no)/);
    await at('/games/eight-it-all');
    await page.getByRole('button', { name: 'Try these rules' }).click();
    await expect(page.getByText(/^\d+ of 200 games$/)).toBeVisible();
  });

  test('everything is kept in the first pause, not while somebody opens a table or types', async ({ page }) => {
    await page.addInitScript(holdPauses);
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${GAME}` }).press('Enter');
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
    const isBegun = () => navigator.serviceWorker.getRegistration().then((found) => found !== undefined);
    let typed = '';
    for (const letter of 'ABC') {
      const before = await page.evaluate(() => [...pauses.keys()]);
      await page.keyboard.press(letter);
      typed += letter;
      await expect(page.getByLabel('Your word or command')).toHaveValue(new RegExp(typed, 'i'));
      await page.evaluate((ids) => ids.forEach((id) => pauses.get(id)?.()), before);
      expect(await page.evaluate(isBegun), letter).toBe(false);
    }
    await page.evaluate(() => pauses.forEach((end) => end()));
    await isSettledIn(page);
  });

  test('a newer Deckle is offered away from the table, and loaded once no table is open', async ({
    page,
    context,
    baseURL,
  }) => {
    const wire = await openWire(baseURL ?? '');
    await page.goto(wire.url);
    await isSettledIn(page);
    const offer = page.getByText('A newer Deckle is ready.');
    await expect(offer).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: `Play now: ${GAME}` }).press('Enter');
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
    wire.renew();
    const other = await context.newPage();
    await other.goto(wire.url);
    const load = other.getByRole('button', { name: 'Load it' });
    await expect(load).toBeVisible();
    await expect(offer, 'who plays is not asked').toBeHidden();
    await load.press('Enter');
    await expect(other.locator('.newer')).toContainText('A table is open in another tab');
    const loaded = [page, other].map((tab) => tab.waitForEvent('load'));
    await page.getByRole('link', { name: 'Deckle' }).click();
    // Nobody presses again: it was asked for.
    await Promise.all(loaded);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Load it' })).toBeHidden();
    }
    const waiting = () => navigator.serviceWorker.getRegistration().then((found) => found?.waiting ?? null);
    expect(await other.evaluate(waiting)).toBeNull();
  });
});

/** Three lists of words at least, and what is known of the words. */
const LISTS = 4;

/** What nobody asks for by its name: the same file packed, and what belongs to the service worker itself. */
const ASIDE = /\.br$|^\.stamp$|^sw\.js$|^workbox-\w+\.js$/;

test('every file of the app is among those that are kept, whichever game or list it is for', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text();
  const kept = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => url);
  const folder = new URL('../dist/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(fileURLToPath(folder), join(parentPath, name)).replaceAll('\\', '/'));
  expect(files.filter((file) => /\.(dawg|bin)$/.test(file)).length).toBeGreaterThanOrEqual(LISTS);
  expect(files.filter((file) => !ASIDE.test(file) && !kept.includes(file))).toEqual([]);
});

test('it can be installed', async ({ page, context }) => {
  await page.goto('/');
  const device = await context.newCDPSession(page);
  const { url, data, errors } = await device.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { start_url, display, icons } = JSON.parse(data ?? '') as {
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };
  expect([new URL(start_url, url).pathname, display]).toEqual(['/', 'standalone']);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of icons) {
    const answer = await page.request.get(new URL(src, url).href);
    expect([answer.ok(), answer.headers()['content-type']], src).toEqual([true, expect.stringContaining(type)]);
  }
  const { installabilityErrors } = await device.send('Page.getInstallabilityErrors');
  // The browser of a test is always a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
