import { games } from '@deckle/games';
import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

/** Sits down against the bot that thinks longest. */
async function sitAgainstSage(page: Page): Promise<void> {
  await page.goto(`/games/${games[0]?.id}`);
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('combobox').selectOption('sage');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
}

const thinkers = (page: Page): number => page.workers().filter((worker) => worker.url().includes('thinker')).length;
const laidByBot = (page: Page) =>
  page
    .getByRole('complementary', { name: 'What happened' })
    .getByText(/^Ada (lays|trades|passes)/)
    .first();

async function passOnce(page: Page): Promise<void> {
  await page.locator('.seat-me.seat-asked').waitFor();
  await page.getByLabel('Your word or command').fill('pass');
  await page.keyboard.press('Enter');
}

test('a bot that thinks long does so in a worker of its own, which ends with the table', async ({ page }) => {
  await sitAgainstSage(page);
  await passOnce(page);
  await expect(laidByBot(page)).toBeVisible();
  expect(thinkers(page)).toBe(1);
  // Within the page: to load another one would end every worker by itself.
  await page.getByRole('link', { name: 'Deckle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => thinkers(page)).toBe(0);
});

test('where that worker cannot be had the bot answers all the same', async ({ page }) => {
  let renamed = 0;
  // What a worker itself asks for cannot be refused here, so it asks for something that is not there.
  await page.context().route(/assets\/worker-/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    if (script.includes('thinker-')) renamed++;
    await route.fulfill({ response: answer, body: script.replaceAll('thinker-', 'nowhere-') });
  });
  await sitAgainstSage(page);
  await passOnce(page);
  await expect(laidByBot(page)).toBeVisible();
  expect(renamed).toBeGreaterThan(0);
});
