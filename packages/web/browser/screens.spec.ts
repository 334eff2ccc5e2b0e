import { faults } from './axe.ts';
import { hintedCommand, startFromShelf } from './player.ts';
import { scenes } from './scenes.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';
const THEMES = ['light', 'dark', 'contrast'] as const;

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('deckle settings', JSON.stringify({ theme: chosen })), theme),
    );

    for (const path of ['/', '/games/turnover', '/settings', '/replay', '/join', '/tables/nowhere', '/nowhere']) {
      test(`axe finds nothing at ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const part of await page.locator('.plan-part > summary').all()) await part.click();
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
      await hintedCommand(page);
      expect(await faults(page)).toEqual([]);
      await page.getByLabel('Your word or command').fill('resign');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}

/** What is over the table, before it and after it. */
const SCENES = [
  'replay',
  'result',
  'table keys',
  'table announcements',
  'table word looked up',
  'table hand in order',
  'table looking back',
  'table curtain',
  'table challenge',
  'table vote',
];

for (const name of SCENES) {
  test(`axe finds nothing in the scene: ${name}`, async ({ page }) => {
    await stackChance(page, 7);
    await scenes.find((scene) => scene.name === name)?.open(page);
    for (const theme of THEMES) {
      await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
      expect(await faults(page), theme).toEqual([]);
    }
  });
}

test('the way to the page one is on says so', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Shelf'],
    ['/join', 'Join'],
    ['/replay', 'Records'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Deckle' }).getByRole('link');
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([name]);
  }
});
