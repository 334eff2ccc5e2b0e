import { composeHinted } from './player.ts';
import { expectInSight, expectUncovered, TELEPHONE } from './sight.ts';
import { expect, test } from './table.ts';

test.use({ viewport: TELEPHONE });

test('of a long text its end is in sight, though nobody typed it and the button has grown', async ({ page }) => {
  const line = await composeHinted(page, 'Double Cross');
  const [long, beyond] = await line.evaluate((each: HTMLInputElement) => [
    each.scrollWidth > each.clientWidth,
    each.scrollWidth - each.clientWidth - each.scrollLeft,
  ]);
  expect(long).toBe(true);
  expect(beyond).toBeLessThanOrEqual(1);
});

test('of many rows none is covered, of many words all are in sight, and while they cannot be laid, all that is typed', async ({
  page,
}) => {
  const line = await composeHinted(page, 'Split Run', 2);
  const words = page.locator('.composed-word');
  expect(await words.count()).toBeGreaterThan(4);
  await expectInSight(words);
  await page.getByRole('button', { name: 'Close: Hint' }).press('Enter');
  expect(await page.locator('.board .row').count()).toBeGreaterThan(5);
  await expectUncovered(page, 'composed');
  const text = `${await line.inputValue()} + QX`;
  await line.fill(text);
  await expect(words).toHaveCount(0);
  await expect(page.locator('.composed-spelt')).toHaveText(text, { ignoreCase: true });
  await expectInSight(page.locator('.composed-spelt'));
});

test('where they do not fit, the one that has just changed is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await composeHinted(page, 'Split Run', 1);
  expect(await page.locator('.composed').evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  await expectInSight(page.locator('.composed-word').last());
});
