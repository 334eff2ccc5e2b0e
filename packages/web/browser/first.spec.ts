import { games } from '@deckle/games';
import type { Page } from '@playwright/test';
import { kindsText } from '../src/screens/shelf-words.ts';
import { DESK, expectInSight } from './sight.ts';
import { expect, test } from './table.ts';

/** The page comes, and the app does not until somebody lets it. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('before the app is there', () => {
  test('the shelf is, and the game that is asked for is dealt as soon as it can be', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const play = page.locator('.hero').getByRole('button');
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeVisible();
  });

  test('what else is pressed is heard later', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const alone = page.getByRole('button', { name: 'Alone', exact: true });
    await alone.press('Enter');
    letGo();
    await expect(alone).toHaveAttribute('aria-pressed', 'true');
    await expect(alone).not.toHaveAttribute('aria-busy');
  });

  test('so is today’s deal, though the page is sent without a day', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Play today’s deal' }).press('Enter');
    letGo();
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
    await expect(page).toHaveURL(/\/tables\/today-/);
  });

  test('no other screen shows the shelf', async ({ page }) => {
    const letGo = await holdApp(page);
    for (const path of ['/settings', '/?kind=solo']) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('.hero').waitFor({ state: 'attached' });
      await expect(page.locator('.hero')).toBeHidden();
    }
    letGo();
    await expect(page.getByRole('button', { name: 'Alone', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});

/** What deals the cards is on its way until somebody lets go, and is then lost so many times. */
async function loseHost(page: Page, times: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/worker-*.js', async (route) => {
    await promise;
    await (asked++ < times ? route.abort() : route.continue());
  });
  return resolve;
}

test.describe('what deals the cards is lost on its way', () => {
  test('once, and the cards are dealt all the same', async ({ page }) => {
    const letGo = await loseHost(page, 1);
    await page.goto('/');
    await page.locator('.hero').getByRole('button').click();
    await expect(page.getByText('Dealing …')).toBeVisible();
    letGo();
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
  });

  test('again and again, and that is told, with a way on', async ({ page }) => {
    const letGo = await loseHost(page, 2);
    await page.goto('/');
    const play = page.locator('.hero').getByRole('button');
    await play.click();
    await expect(page.getByText('Dealing …')).toBeVisible();
    letGo();
    await expect(page.locator('.hero .trouble')).toHaveText(/a part of Deckle could not be loaded/);
    await play.click();
    await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
  });
});

test('play now is the table as it was last opened', async ({ page }) => {
  await page.goto('/games/turnover');
  const chair = page.getByRole('group', { name: 'Seat 2' });
  await chair.getByRole('combobox').selectOption('');
  await chair.getByRole('textbox').fill('Grace');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Grace');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Turnover', exact: true }).click();
  await expect(page).toHaveURL(/\/tables\//);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Grace');
});

test('going back to the shelf, one comes to where one was', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('.boxes > li', { hasText: 'Wordical' });
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wordical' })).toBeFocused();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('every box tells its kind', async ({ page }) => {
  await page.goto('/');
  expect(kindsText({ kinds: ['split', 'change'] })).toBe('split words, change the word');
  for (const { name, about } of games) {
    const box = page.locator('.boxes > li', { has: page.getByRole('heading', { name, exact: true }) });
    await expect(box.locator('.facts li', { hasText: kindsText(about) }), name).toBeVisible();
  }
});

test('on the page of a game the way to its table is in sight at once', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/games/last-word-standing');
  await expectInSight(page.getByRole('button', { name: 'Deal the cards' }));
});
