import { faults } from './axe.ts';
import { startFromShelf } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test.describe(theme, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('deckle settings', JSON.stringify({ theme: chosen })), theme),
    );

    for (const path of ['/', '/games/turnover', '/settings', '/replay', '/join', '/nowhere']) {
      test(`axe finds nothing at ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    }

    test('axe finds nothing at the table', async ({ page }) => {
      await stackChance(page, 3);
      await startFromShelf(page, GAME);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.type('xyzzy');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Not enough Z').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Trade …' }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByLabel('Your word or command').fill('resign');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}
