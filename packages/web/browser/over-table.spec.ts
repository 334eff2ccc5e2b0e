import { playOn, startFromShelf } from './player.ts';
import { TELEPHONE } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

for (const [name, title, inside] of [
  ['Rules', 'The rules of Turnover', 'Save for braille (BRF)'],
  ['Settings', 'Settings', 'Back to the usual settings'],
] as const) {
  test(`${name} are read over the table, which one never leaves`, async ({ page }) => {
    await stackChance(page, 7);
    await startFromShelf(page, 'Turnover');
    await playOn(page);
    const table = page.url();
    await page.keyboard.type('za');
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('button', { name: inside })).toBeVisible();
    expect(page.url()).toBe(table);
    const isCovered = page.locator('.felt').evaluate((felt) => felt.closest('[inert], [aria-hidden=true]') !== null);
    expect(await isCovered, 'the table is out of reach').toBe(true);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByLabel('Your word or command')).toHaveValue('za');
  });
}

test.describe('a telephone', () => {
  test.use({ viewport: TELEPHONE });

  test('the parts of the rules are gone to where they are read', async ({ page }) => {
    await stackChance(page, 7);
    await startFromShelf(page, 'Turnover');
    const table = page.url();
    await page.getByRole('button', { name: 'Rules' }).click();
    const part = page.getByRole('dialog').getByRole('navigation').getByRole('link').last();
    const heading = page.getByRole('dialog').getByRole('heading', { level: 3, name: await part.innerText() });
    await expect(heading).not.toBeInViewport();
    await part.press('Enter');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(page.url()).toBe(table);
  });
});
