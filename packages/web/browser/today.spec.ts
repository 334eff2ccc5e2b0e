import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { playTurns } from './player.ts';
import { expect, inWorker, quicken, test } from './table.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Today’s deal' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const SHARED = /^Deckle, 16 November 2026, 5 to 5: given up with \d+ cards left, \d+ more than par, with \d+ hints\.$/;

/** The clock on the wall of the page, so that the deal is the same whenever this is run. */
const itIs = (page: Page, day: string): Promise<void> => page.clock.setFixedTime(new Date(`${day}T12:00:00`));

async function giveUp(page: Page): Promise<void> {
  await page.getByLabel('Your word or command').fill('resign');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(/Par is (\d|no)/);
}

test('today’s deal is played, left, gone on with, compared with par, and told to others', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quicken(page);
  await itIs(page, '2026-11-16');
  await page.goto('/');
  await expect(card(page)).toContainText('5 to 5, 16 November 2026');
  expect(await faults(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
  await expect(page).toHaveURL(/\/tables\/today-2026-11-16$/);
  const hand = await page.getByRole('region', { name: 'Hand' }).innerText();
  await playTurns(page, 1);
  expect(await page.getByRole('region', { name: 'Hand' }).innerText()).not.toBe(hand);

  await page.goto('/');
  await card(page).getByRole('button', { name: 'Go on' }).click();
  await giveUp(page);
  await expect(result(page)).toContainText(/The deal of 16 November 2026: \d+ cards left, \d+ more than par\./);
  const told = await result(page).locator('.outcome-day').innerText();
  // Nobody was beaten who could want another go.
  await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await result(page).getByRole('button', { name: 'Share the result' }).click();
  await expect(result(page)).toContainText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(SHARED);

  await page.reload();
  await expect(result(page).locator('.outcome-day')).toHaveText(told);
  await page.goto('/');
  await expect(card(page)).toContainText('Given up with');
  expect(await faults(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'See the result' }).click();
  await expect(result(page).locator('.outcome-day')).toHaveText(told);
});

test('who leaves before par is known has played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = {
      '2026-11-15': { hints: 0, result: { title: 'x', counts: 'points', score: 1, par: 1, gaveUp: false } },
    };
    localStorage.setItem('deckle days', JSON.stringify(kept));
  });
  await inWorker(page, 'const wait = setTimeout; globalThis.setTimeout = (act, ms = 1e9) => wait(act, ms);');
  await itIs(page, '2026-11-16');
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Play today’s deal' }).click();
  await page.getByLabel('Your word or command').fill('resign');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('120 cards left. Par is being played … Two days in a row.');
});

test('days in a row are counted until one is missed', async ({ page }) => {
  const played = async (day: string): Promise<void> => {
    await itIs(page, day);
    await page.goto('/');
    await card(page).getByRole('button', { name: 'Play today’s deal' }).click();
    await giveUp(page);
  };
  await played('2026-11-17');
  await played('2026-11-18');
  await expect(result(page)).toContainText('Two days in a row.');
  for (const [day, text] of [
    ['2026-11-19', 'Two days in a row so far.'],
    ['2026-11-20', 'The same cards for everybody.'],
  ] as const) {
    await itIs(page, day);
    await page.goto('/');
    await expect(card(page)).toContainText(text);
  }
  await expect(card(page)).not.toContainText('in a row');
});

test('house rules are tried, and can be stopped', async ({ page }) => {
  await page.goto('/games/split-off');
  const form = page.getByRole('form', { name: 'Your table' });
  const found = form.getByRole('list', { name: 'What was found' });
  await form.getByRole('button', { name: 'Try these rules' }).click();
  await expect(form.getByText(/^\d+ of 200 games$/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Stop' }).click();
  await expect(found).toContainText('Stopped');
  await expect(form.getByRole('progressbar')).toBeHidden();
  // What was found belongs to the rules it was found with.
  await form.getByRole('button', { name: 'Add a bot' }).click();
  await expect(found).toBeHidden();
});

test('the verdict on rules', async ({ page }) => {
  await page.goto('/games/eight-it-all');
  const form = page.getByRole('form', { name: 'Your table' });
  await form.getByRole('button', { name: 'Try these rules' }).click();
  const found = form.getByRole('list', { name: 'What was found' });
  await expect(found).toContainText('All 200 games came to an end.', { timeout: 150_000 });
  await expect(found).toContainText(/A game takes about \d+ turns, \d+ for each player: about \d+ minutes\./);
  await expect(found).toContainText(/Whoever acts first wins \d+ of 100 games, give or take \d+/);
  await expect(found).toContainText(/passed or traded\./);
  expect(await faults(page)).toEqual([]);
});
