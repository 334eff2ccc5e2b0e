import { playTurns, startFromShelf } from './player.ts';
import { DESK } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

const SIZES = [DESK, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }];

test('on a screen across the room cards and letters grow with it', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  await playTurns(page, 1);
  const seen: { card: number; text: number }[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const card = (await page.locator('.held .card').first().boundingBox())?.width ?? 0;
    const text = await page
      .locator('.moments .line')
      .first()
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    seen.push({ card, text });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is aside').toBe(size.width);
  }
  const [desk, full, four] = seen as [(typeof seen)[0], (typeof seen)[0], (typeof seen)[0]];
  expect(full.card).toBeGreaterThan(desk.card * 1.1);
  expect(full.text).toBeGreaterThan(desk.text * 1.1);
  expect(four.card).toBeGreaterThan(full.card * 1.9);
  expect(four.text).toBeGreaterThan(full.text * 1.9);
});
