import { hintedCommand, startFromShelf } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';

test('what was refused is explained when asked, also after the line was cleared', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await page.keyboard.type('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Instead/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('why');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Why' })).toContainText('The rule is called too-few-held');
});

test('cards in the word say so, and cards that leave it no longer do', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const hand = page.getByRole('region', { name: 'Hand' });
  const used = hand.getByRole('option', { name: 'in your word' });
  await expect(used).toHaveCount(0);
  await page.getByLabel('Your word or command').fill((await hintedCommand(page)) ?? '');
  await expect(used.first()).toBeVisible();
  await page.getByLabel('Your word or command').press('Escape');
  await expect(used).toHaveCount(0);
});
