import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A game that is over after a few turns. */
async function finishGame(page: Page): Promise<void> {
  await stackChance(page, 3);
  await startFromShelf(page, 'Turnover');
  await playTurns(page, 2);
  await playOn(page);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

test('a review can be stopped, which frees its worker, and started again where one is', async ({ page }) => {
  await finishGame(page);
  const workers = page.workers().length;
  await button(page, 'Review this game').press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Review' })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* of \d+ steps$/)).toBeVisible();
  expect(page.workers().length).toBe(workers + 1);
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Review this game')).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(workers);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a review tells every turn with a way to it, draws the scores and the chances, and can be kept as text', async ({
  page,
}) => {
  await finishGame(page);
  const workers = page.workers().length;
  await button(page, 'Review this game').press('Enter');
  const save = button(page, 'Save as text');
  await expect(save).toBeFocused({ timeout: 120_000 });
  await expect.poll(() => page.workers().length).toBe(workers);
  expect(await faults(page)).toEqual([]);

  const review = page.locator('.review');
  await expect(review.getByRole('heading', { name: 'Move by move' })).toBeVisible();
  await expect(review.getByRole('img', { name: /^Scores: .* from 0 to \d+.*, over \d+ moves\.$/ })).toBeVisible();
  await expect(review.locator('.review-moves').first()).toHaveText(/^Move\d+$/);
  // Who won has all of them in the end.
  const chances = review.getByRole('img', { name: /^Chances in 100: .* from \d+ to 100\b/ });
  await expect(chances).toBeVisible();
  expect(await chances.locator('polyline').count()).toBeGreaterThan(1);
  const [file] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  expect(file.suggestedFilename()).toBe('deckle-review-of-a-game-of-turnover.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^Review of a game of Turnover\n.* won\. Points: .*\.\n/);
  // The page speaks to who reads it; the text can be given to anybody.
  await expect(review).toContainText('You had a choice in');
  await expect(review).not.toContainText('Player');
  expect(text).toContain('Player had a choice in');
  expect(text).not.toMatch(/\byou\b/i);
  const lines = await review.locator('.review-lines > li').allInnerTexts();
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) if (!/\byou\b/i.test(line)) expect(text).toContain(line);
  for (const title of await review.getByRole('heading').allInnerTexts()) expect(text).toContain(`\n\n${title}\n`);

  const first = review.getByRole('link', { name: /^Move \d+, / }).last();
  const [, move] = /^Move (\d+)/.exec(await first.innerText()) ?? [];
  await first.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/replay/.*\\?at=${move}$`));
  await expect(page.locator('.transport-at')).toHaveText(new RegExp(`\\b${move} of \\d+$`));
  await page.getByText('Review', { exact: true }).click();
  await expect(button(page, 'Review this game')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
