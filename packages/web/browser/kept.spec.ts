import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf, takeHint } from './player.ts';
import { expect, inWorker, stackChance, test } from './table.ts';

const GAME = 'Turnover';
const composer = (page: Page): Locator => page.getByLabel('Your word or command');
const log = (page: Page): Locator => page.getByRole('complementary', { name: 'What happened' }).getByRole('list');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What there is at a table: all that happened, and the hand. */
const standing = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
  return [await log(page).innerText(), ...(await page.getByRole('option').allInnerTexts())];
};

/** All that is kept on this device of what people have in hand and compose: nobody loads a page again as quickly as a test. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as DOMException));
      });
    const database = await done(indexedDB.open('deckle'));
    const all: unknown = await done(database.transaction('mine').objectStore('mine').getAll());
    database.close();
    return JSON.stringify(all);
  });

/** A new tab of the same browser. */
async function another(context: BrowserContext, url: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(url);
  return other;
}

/** A table at which something has been played, and it is the player's turn. */
async function startPlaying(page: Page): Promise<void> {
  await startFromShelf(page, GAME);
  await playTurns(page, 1);
  await playOn(page);
}

test('a page that is loaded again in mid-turn has the table and the word as they were', async ({ page }) => {
  await stackChance(page, 3);
  await startPlaying(page);
  await composer(page).fill('half a wo');
  const before = await standing(page);
  await expect.poll(() => kept(page)).toContain('half a wo');
  await expect(composer(page)).toHaveValue('half a wo');
  await page.reload();
  expect(await standing(page)).toEqual(before);
  await expect(composer(page)).toHaveValue('half a wo');
});

const hand = (page: Page): Locator => page.getByRole('region', { name: 'Hand' });
const held = (page: Page): Locator => hand(page).getByRole('option');

/** Some cards kept together. */
async function keepTogether(page: Page, places: readonly number[]): Promise<void> {
  await button(page, 'Sort').press('Enter');
  await page.getByRole('menuitem', { name: 'Keep cards together' }).press('Enter');
  for (const at of places) await held(page).nth(at).press('Space');
  await hand(page)
    .getByRole('button', { name: /^Keep .* together$/ })
    .press('Enter');
}

/** The hand as it is held, and what is composed of it: in order, with all that is said of each card. */
const desk = async (page: Page): Promise<readonly string[]> => {
  await expect(held(page).first()).toBeVisible();
  const spans = [...(await held(page).allInnerTexts()), ...(await page.locator('.composed-word').allInnerTexts())];
  return [await composer(page).inputValue(), ...spans];
};

test('a hand as it is held and a card put over another survive a reload and a closed tab', async ({
  page,
  context,
}) => {
  await stackChance(page, 3);
  const game = games.find(({ name }) => name === 'Real Value') as Game;
  // Where anything may be laid, every word can be.
  await startFromPage(page, game, { checking: 'challenge' });
  await playTurns(page, 1);
  await playOn(page);
  await held(page).first().waitFor();
  await button(page, 'Shuffle').press('Enter');
  await keepTogether(page, [1, 3]);
  await expect(held(page).filter({ hasText: 'kept together' })).toHaveCount(2);
  const pile = page.getByRole('listbox', { name: /^Row/ }).getByRole('option').first();
  const over = (await pile.locator('.card-letters').innerText()).trim();
  const place = { sourcePosition: { x: 12, y: 16 } };
  await held(page).last().dragTo(pile, place);
  await expect(page.locator('.laid-over')).toHaveText(` ${over}`);
  const before = await desk(page);
  expect(before.filter((text) => text.includes('in your word'))).toHaveLength(1);
  await page.reload();
  await expect(page.locator('.laid-over')).toHaveText(` ${over}`);
  expect(await desk(page)).toEqual(before);
  const url = page.url();
  await page.close();
  const again = await another(context, url);
  await expect(again.locator('.laid-over')).toHaveText(` ${over}`);
  expect(await desk(again)).toEqual(before);
});

test('the way that was chosen to lay a word is the same after loading again', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, '5 Up');
  const other = page.getByRole('button', { name: /^Another way/ });
  for (let turn = 0; turn < 8 && !(await other.isVisible()) && (await playOn(page)) === 'asked'; turn++) {
    const command = (await hintedCommand(page)) ?? '';
    await composer(page).fill(command.replace(/ #\d+$/, ''));
    await expect(page.getByRole('button', { name: /^Play for/ })).toBeVisible();
    if (!(await other.isVisible())) await takeHint(page);
  }
  await composer(page).focus();
  await page.keyboard.press('Tab');
  await expect(other).toContainText('(2 of');
  const before = await desk(page);
  await page.reload();
  await expect(other).toContainText('(2 of');
  expect(await desk(page)).toEqual(before);
});

test('where what is kept of a hand is damaged, it is as it was dealt', async ({ page }) => {
  await startFromShelf(page, GAME);
  await held(page).first().waitFor();
  const dealt = await held(page).allInnerTexts();
  await button(page, 'Shuffle').press('Enter');
  expect(await held(page).allInnerTexts()).not.toEqual(dealt);
  await page.evaluate(async (id) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as DOMException));
      });
    const database = await done(indexedDB.open('deckle'));
    const store = database.transaction('mine', 'readwrite').objectStore('mine');
    await done(store.put({ id, at: 'yesterday', keepsakes: { 0: { held: { 'hand 0': 'mixed' }, draft: 7 } } }));
    database.close();
  }, page.url().split('/').at(-1));
  await page.reload();
  await held(page).first().waitFor();
  expect(await held(page).allInnerTexts()).toEqual(dealt);
});

test('a tab that is closed in mid-challenge finds the question open when it is opened again', async ({
  page,
  context,
}) => {
  await stackChance(page, 3);
  const game = games.find(({ name }) => name === GAME) as Game;
  await startFromPage(page, game, { checking: 'challenge' });
  const challenge = button(page, 'Challenge');
  for (let turn = 0; turn < 5 && !(await challenge.isVisible()); turn++) {
    await playTurns(page, 1);
    await playOn(page);
  }
  await expect(challenge).toBeVisible();
  const before = await standing(page);
  const trial = await page.locator('.choices').innerText();
  const url = page.url();
  await page.close();
  const again = await another(context, url);
  expect(await standing(again)).toEqual(before);
  expect(await again.locator('.choices').innerText()).toBe(trial);
  await button(again, 'Challenge').press('Enter');
  await expect(
    log(again)
      .getByText(/^You challenge/)
      .first(),
  ).toBeVisible();
});

test('a worker that stumbles: it is said, and everything is there after loading again', async ({ page, troubles }) => {
  await startPlaying(page);
  const before = await standing(page);
  await page.workers()[0]?.evaluate(() => void setTimeout(() => reportError('stumbled')));
  await expect(heading(page)).toHaveText('The table has stopped');
  await button(page, 'Load again').click();
  expect(await standing(page)).toEqual(before);
  troubles.splice(0);
});

test('a tab that crashes loses nothing', async ({ page, context }) => {
  await startPlaying(page);
  const before = await standing(page);
  const url = page.url();
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
  const again = await another(context, url);
  expect(await standing(again)).toEqual(before);
});

test('two tabs at one table: each says where it is played, and nothing is lost', async ({ page, context }) => {
  await startFromShelf(page, GAME);
  const dealt = await standing(page);
  const other = await another(context, page.url());
  await expect(heading(other)).toHaveText('Open in another tab');
  await button(other, 'Play on here').click();
  expect(await standing(other)).toEqual(dealt);
  await expect(heading(page)).toHaveText('The table has moved');
  expect(await faults(page)).toEqual([]);
  await takeHint(other);
  await playOn(other);
  const played = await standing(other);
  expect(played).not.toEqual(dealt);
  await button(page, 'Take it back').click();
  expect(await standing(page)).toEqual(played);
  await expect(heading(other)).toHaveText('The table has moved');
  await takeHint(page);
});

test('a device that is full: it is said, play goes on, and all is kept once there is room', async ({
  page,
  context,
  baseURL,
}) => {
  await stackChance(page, 3);
  const device = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await startFromShelf(page, GAME);
  const said = page.getByText('There is no room left for it on this device.');
  await expect(said).toBeVisible();
  await playTurns(page, 1);
  await playOn(page);
  const before = await standing(page);
  await page.getByRole('link', { name: 'Deckle' }).click();
  await page.getByRole('link', { name: /in this tab only/ }).click();
  expect(await standing(page)).toEqual(before);
  await device.send('Storage.overrideQuotaForOrigin', { origin });
  await playTurns(page, 1);
  await playOn(page);
  await expect(said).toBeHidden();
  const after = await standing(page);
  await page.reload();
  expect(await standing(page)).toEqual(after);
});

test('a browser that keeps nothing: it is said, and a whole table can be played', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'sessionStorage', { get: denied });
  });
  await inWorker(page, "IDBFactory.prototype.open = () => { throw new DOMException('Denied.', 'SecurityError'); };");
  await startFromShelf(page, GAME);
  await expect(page.getByText('This browser does not let Deckle keep anything')).toBeVisible();
  await takeHint(page);
  await composer(page).fill('resign');
  await composer(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await page.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByText('This device keeps nothing for Deckle')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Whatever may have become of a table on a disk. */
const DAMAGES: { readonly [what: string]: { readonly [part: string]: unknown } } = {
  'cut off': { save: '{"format":1,"game":"turn' },
  'no save at all': { save: '{"version":999}' },
  'without its parts': { save: undefined, names: 7, scores: 'many', at: 'yesterday', memory: [] },
};

/** A save that is as it was written, by another Deckle, and what is said of it. */
const OF_ANOTHER: { readonly [part: string]: readonly [value: unknown, title: string] } = {
  version: [999, 'A table with other rules'],
  dictionary: ['0'.repeat(64), 'A table with other words'],
  game: ['quidditch', 'A game that Deckle does not know'],
};

/** Puts a copy of a kept table with this damage beside it, as a program that knows the store could. */
const damage = (
  page: Page,
  id: string,
  change: object,
  inSave: object = {},
  added: readonly object[] = [],
): Promise<string> =>
  page.evaluate(
    async ([from, changed, changedSave, addedInputs]) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error as DOMException));
        });
      const database = await done(indexedDB.open('deckle'));
      const store = database.transaction('tables', 'readwrite').objectStore('tables');
      const other = `${from.slice(0, 8)}${crypto.randomUUID().slice(0, 8)}`;
      const row = (await done(store.get(from))) as { readonly save: string };
      const whole = JSON.parse(row.save) as { readonly inputs: readonly object[] };
      const inputs = [...whole.inputs, ...addedInputs];
      const save = JSON.stringify({ ...whole, inputs, ...changedSave });
      await done(store.put({ ...row, save, ...changed, id: other }));
      database.close();
      return other;
    },
    [id, change, inSave, added] as const,
  );

/** Removed at the second press. */
async function remove(page: Page): Promise<void> {
  await button(page, 'Remove it').press('Enter');
  await button(page, 'Remove it for good').press('Enter');
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeVisible();
  await expect(page.locator('.kept li')).toHaveCount(1);
}

test('kept tables that cannot be played on: it is said why, they can be saved or removed, others are unharmed', async ({
  page,
}) => {
  await startFromShelf(page, GAME);
  const good = page.url();
  const id = good.split('/').at(-1) as string;
  const before = await standing(page);
  await page.goto('/');
  await expect(page.locator('.kept li')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  for (const [what, change] of Object.entries(DAMAGES)) {
    await test.step(what, async () => {
      await page.goto(`/tables/${await damage(page, id, change)}`);
      await expect(heading(page)).toHaveText('This table is damaged');
      const download = page.waitForEvent('download');
      await button(page, 'Download it').click();
      expect((await download).suggestedFilename()).toMatch(/^deckle-damaged-/);
      await remove(page);
    });
  }
  for (const [part, [value, title]] of Object.entries(OF_ANOTHER)) {
    await test.step(`of another ${part}`, async () => {
      await page.goto(`/tables/${await damage(page, id, {}, { [part]: value })}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('link', { name: `A new table of ${GAME}` })).toHaveAttribute(
        'href',
        '/games/turnover',
      );
      if (part === 'version') expect(await faults(page)).toEqual([]);
      await remove(page);
    });
  }
  await page.goto(good);
  expect(await standing(page)).toEqual(before);
});

test('a kept table whose end the rules refuse is played on from its good part', async ({ page }) => {
  await stackChance(page, 3);
  await startPlaying(page);
  const before = await standing(page);
  const id = page.url().split('/').at(-1) as string;
  const strange = { ask: 999, seat: 0, move: { kind: 'pass' }, at: 1e12 };
  const damaged = await damage(page, id, {}, {}, [strange]);
  await page.goto(`/tables/${damaged}`);
  await expect(heading(page)).toHaveText('This table is damaged');
  await expect(page.locator('.told-detail')).toContainText('The rules refuse move');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Play on from move \d+$/ }).press('Enter');
  await expect(page).not.toHaveURL(new RegExp(damaged));
  expect(await standing(page)).toEqual(before);
  await takeHint(page);
  expect(await standing(page)).not.toEqual(before);
  await page.goto(`/tables/${damaged}`);
  await expect(heading(page), 'what was found is as it was').toHaveText('This table is damaged');
});
