import type { Page } from '@playwright/test';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { expect, stackChance, test } from './table.ts';

async function resignAt(page: Page, game: string, turns: number): Promise<void> {
  await stackChance(page, 7);
  await startFromShelf(page, game);
  await playTurns(page, turns);
  await playOn(page);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

test('what counted only while one played is gone with the end', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  const board = page.locator('.board');
  for (let turn = 0; turn < 6 && !(await board.getByText('Must use').isVisible()); turn++) {
    await playTurns(page, 1);
    await playOn(page);
  }
  await expect(board).toContainText('Must use');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await expect(log).toContainText('The shuffle is sealed');
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(board).not.toContainText('Must use');
  await expect(log).not.toContainText('The shuffle is sealed');
});

test('whoever resigns reads what is true for them', async ({ page }) => {
  await resignAt(page, 'Turnover', 1);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('only one player is left');
  await expect(page.locator('body')).not.toContainText('the others');
});

test('what is below nothing has a true minus everywhere', async ({ page }) => {
  await resignAt(page, 'First Base', 1);
  const shown = () => page.locator('body').innerText();
  await expect(page.locator('.seat-score')).toContainText(/^−\d/);
  expect(await shown()).not.toMatch(/(^|\s)-\d/m);
  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  expect(await shown()).toMatch(/ −\d/);
  expect(await shown()).not.toMatch(/(^|\s)-\d/m);
});

test('that the result is copied moves no button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resignAt(page, 'Turnover', 1);
  const ways = page.locator('.outcome-ways').locator('a, button');
  const places = () => ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await places();
  await page.getByRole('button', { name: 'Share the result' }).press('Enter');
  await expect(page.locator('.outcome')).toContainText('The result is copied');
  expect(await places()).toEqual(before);
});
