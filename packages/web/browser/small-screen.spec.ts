import { chromium } from '@playwright/test';
import { LARGE_LETTERS } from './launch.ts';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { ENLARGED, expectInSight, TELEPHONE } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

for (const size of [TELEPHONE, ENLARGED]) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('looking back brings what is looked at into sight, with the way back', async ({ page }) => {
      await stackChance(page, 7);
      await startFromShelf(page, 'Turnover');
      await playTurns(page, 3);
      await playOn(page);
      await page.locator('.moment-jump').nth(3).click();
      const back = page.getByRole('button', { name: 'Back to the table' });
      await expectInSight(back);
      await expect(back).toBeFocused();
      await expect(page.locator('.looking-back .pile').first()).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(back).toBeHidden();
      await expect(page.locator('body')).not.toBeFocused();
    });

    for (const [key, name] of [
      ['?', 'Keys and words'],
      ['8', 'Announcements'],
    ] as const) {
      test(`${name} can be closed from wherever one is in it`, async ({ page }) => {
        await stackChance(page, 7);
        await startFromShelf(page, 'Turnover');
        await playTurns(page, 2);
        await playOn(page);
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name });
        const close = dialog.getByRole('button', { name: 'Close', exact: true });
        await expectInSight(close);
        await expectInSight(dialog.getByRole('heading', { name }));
        await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
        await expectInSight(close);
        await close.press('Enter');
        await expect(dialog).toBeHidden();
      });
    }
  });
}

test.describe('a telephone', () => {
  test.use({ viewport: TELEPHONE });

  test('what has just happened is in sight, and after the end the result is', async ({ page }) => {
    await stackChance(page, 7);
    await startFromShelf(page, 'Profit & Loss');
    await playTurns(page, 1);
    await playOn(page);
    const lately = page.locator('.lately');
    await expectInSight(lately);
    await expect(lately).toContainText(/Ada (lays|takes) [A-Z]|: \+\d/);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await expectInSight(page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 }));
  });
});

test('letters twice as large leave nothing outside a telephone', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), LARGE_LETTERS],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: TELEPHONE, serviceWorkers: 'block' });
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(max-width: 12rem)').matches), 'letters are large').toBe(true);
  const outside = await page.locator('.masthead *, .hero *').evaluateAll((all) =>
    all
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ each }) => each.outerHTML.slice(0, 80)),
  );
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
  await browser.close();
});
