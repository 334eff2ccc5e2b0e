import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf } from './player.ts';
import { expect, inWorker, stackChance, test } from './table.ts';

const line = (page: Page): Locator => page.getByLabel('Your word or command');

/** The word of this button is told, and it is closed again. */
async function expectTold(page: Page, button: Locator, press: (button: Locator) => Promise<void>): Promise<void> {
  const word = ((await button.getAttribute('aria-label')) ?? '').replace(': look it up', '');
  await press(button);
  const dialog = page.getByRole('dialog', { name: word, exact: true });
  await expect(dialog).toContainText(/list|dictionaries/);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
}

const byWord = (part: Locator): Locator => part.getByRole('button', { name: /: look it up$/ });

for (const [what, use] of [
  ['at 1280 px with a mouse', { viewport: { width: 1280, height: 900 } }],
  ['at 360 px by touch', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(what, () => {
    test.use(use);
    const press = async (button: Locator): Promise<void> => {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough for a finger').toBeGreaterThanOrEqual(44);
      await ('hasTouch' in use ? button.tap() : button.click());
    };

    test('what one composes can be looked up, laid or not, and what is offered instead', async ({ page }) => {
      await stackChance(page, 3);
      await startFromShelf(page, 'Turnover');
      await playTurns(page, 1);
      await playOn(page);
      const composed = page.locator('.composer');
      await line(page).fill((await hintedCommand(page)) ?? '');
      await expect(page.locator('.composed-word')).toHaveCount(1);
      const sign = byWord(page.locator('.composed-word'));
      const tops = await page
        .locator('.composed-word > *')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(tops, 'all of it is one line').toEqual(tops.toSorted((a, b) => a - b));
      await expectTold(page, sign, press);
      await line(page).fill('xyzzy');
      await expect(byWord(composed)).toHaveAccessibleName('XYZZY: look it up');
      await expectTold(page, byWord(composed), press);
      await line(page).press('Enter');
      await expect(page.getByRole('button', { name: /^Instead/ })).toBeVisible();
      await expectTold(page, byWord(composed), press);
    });
  });

test('of many words each is a button that tells of it', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, '3-2-1');
  await playOn(page);
  await line(page).fill((await hintedCommand(page)) ?? '');
  const words = page.locator('.composed-word');
  await expect(words.nth(2)).toBeVisible();
  await expectTold(page, words.first(), (word) => word.click());
});

test('words are looked up when looking back, in the score sheet and in the review', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, 'Turnover');
  await playTurns(page, 2);
  await playOn(page);
  await page.locator('.moment-jump').nth(1).press('Enter');
  const press = (button: Locator): Promise<void> => button.press('Enter');
  await expectTold(page, byWord(page.getByRole('region', { name: 'Looking back' })), press);
  await page.getByRole('button', { name: 'Back to the table' }).press('Enter');
  await line(page).fill('resign');
  await line(page).press('Enter');
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expectTold(page, byWord(sheet).first(), press);
  await page.getByRole('button', { name: 'Review this game' }).press('Enter');
  await page.getByRole('button', { name: 'Save as text' }).waitFor({ timeout: 120_000 });
  await expectTold(page, byWord(page.locator('.review-lines')).first(), press);
});

test('whoever is asked about a word sees how long is left', async ({ page }) => {
  await page.clock.install();
  await inWorker(page, 'performance.now = () => 0;');
  const game = games.find(({ name }) => name === 'Turnover') as Game;
  await startFromPage(page, game, { checking: 'challenge', clock: 65 }, ['Maria', 'Jim']);
  await playOn(page);
  await line(page).fill((await hintedCommand(page)) ?? '');
  await line(page).press('Enter');
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  const left = page.locator('.question .left');
  const seconds = async (): Promise<number> => {
    const [minute, second] = (await left.innerText()).split(':').map(Number);
    return (minute ?? 0) * 60 + (second ?? 0);
  };
  await expect(left).toBeVisible();
  const before = await seconds();
  expect(before).toBeGreaterThan(50);
  await page.clock.runFor(20_000);
  expect(before - (await seconds())).toBeGreaterThanOrEqual(19);
  await expect(left.getByRole('timer', { includeHidden: true })).not.toHaveClass(/clock-short/);
  await page.clock.runFor(before * 1000 - 25_000);
  await expect(left.getByRole('timer', { includeHidden: true })).toHaveClass(/clock-short/);
});
