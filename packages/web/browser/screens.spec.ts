import { expectNoFaults } from './axe.ts';
import { expectFitsNarrow } from './fits.ts';
import { hintedCommand, startFromShelf } from './player.ts';
import { scenes } from './scenes.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';

for (const path of ['/', '/games/turnover', '/settings', '/replay', '/join', '/tables/nowhere', '/nowhere']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of await page.locator('.plan-part > summary').all()) await part.click();
    await expectNoFaults(page);
  });
}

test('axe finds nothing at the table', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await expectNoFaults(page);
  await page.keyboard.type('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not enough Z').first()).toBeVisible();
  await expectNoFaults(page);
  await expectFitsNarrow(page, 'a refusal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Trade …' }).click();
  await expectNoFaults(page);
  await expectFitsNarrow(page, 'choosing cards');
  await page.getByRole('button', { name: 'Stop choosing' }).click();
  await hintedCommand(page);
  await expectNoFaults(page);
  await expectFitsNarrow(page, 'a hint');
  await page.getByLabel('Your word or command').fill('resign');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expectNoFaults(page);
});

/** What is over the table, before it and after it. */
const SCENES = [
  'replay',
  'result',
  'table full',
  'table keys',
  'table rules',
  'table settings',
  'table summary',
  'table announcements',
  'table word looked up',
  'table hand in order',
  'table looking back',
  'table curtain',
  'table challenge',
  'table vote',
];

for (const name of SCENES) {
  test(`axe finds nothing in the scene, and on a narrow screen it fits: ${name}`, async ({ page }) => {
    await stackChance(page, 7);
    await scenes.find((scene) => scene.name === name)?.open(page);
    await expectNoFaults(page);
    await expectFitsNarrow(page, name);
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
