import { expect, test } from './table.ts';

test('words that come slowly show how far they are, and can be given up and fetched again', async ({ page }) => {
  let isSlow = true;
  let go = (): void => {};
  await page.route(/\/assets\/standard-[^/]*\.dawg/, async (route) => {
    if (isSlow) await new Promise<void>((done) => (go = done));
    await route.continue().catch(() => {});
  });
  await page.goto('/games/turnover');
  await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  const notice = page.getByRole('complementary', { name: 'Fetching the words' });
  await expect(notice).toContainText(/\d+ KB so far/);
  await notice.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.locator('#plan-trouble')).toContainText('you have stopped it');
  await expect(notice).toBeHidden();
  isSlow = false;
  go();
  await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
});
