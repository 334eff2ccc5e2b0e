import type { Page } from '@playwright/test';
import { DESK, expectInSight, NARROW, TELEPHONE } from './sight.ts';
import { expect, test } from './table.ts';

/** What of the plan cannot be pressed where it is: something lies over its middle. */
const covered = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.plan').evaluate((plan) =>
    [...plan.querySelectorAll('.plan-part > summary, .try .chip, .plan-end .button')]
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !each.contains(there);
      })
      .map(({ textContent }) => textContent),
  );

const open = async (page: Page): Promise<void> => {
  await page.goto('/games/five-to-five');
  await page.getByRole('button', { name: 'Next card' }).waitFor();
};

test.describe('a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('all that can be settled is seen at first sight, and so is the way in', async ({ page }) => {
    await open(page);
    await expect.poll(() => covered(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 800));
    await expect.poll(() => covered(page), 'further down it is still there').toEqual([]);
  });
});

test.describe('a low screen', () => {
  test.use({ viewport: { width: 1280, height: 640 } });

  test('the way in is seen at first sight, and the page goes on to all that can be settled', async ({ page }) => {
    await open(page);
    await expectInSight(page.getByRole('button', { name: 'Deal the cards' }));
    await page.evaluate(() => scrollTo(0, 800));
    const places = page.locator('.plan-part > summary, .try .chip, .plan-end .button');
    await expectInSight(places);
    await expect.poll(() => covered(page)).toEqual([]);
  });
});

for (const viewport of [DESK, NARROW])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('names of cards stand beside what the cards do, not under it', async ({ page }) => {
      await page.goto('/games/last-word-standing');
      const under = (): Promise<readonly string[]> =>
        page.locator('.deck-marks > div').evaluateAll((lines) =>
          lines.flatMap((line) => {
            const name = document.createRange();
            name.selectNodeContents(line.querySelector('dt') as Element);
            const { right, bottom } = name.getBoundingClientRect();
            const does = line.querySelector('dd')?.getBoundingClientRect().left ?? 0;
            const isOut = right > does || bottom > line.getBoundingClientRect().bottom + 1;
            return isOut ? [line.textContent] : [];
          }),
        );
      await expect(page.locator('.deck-marks > div').first()).toBeVisible();
      expect(await under()).toEqual([]);
    });
  });

test.describe('the example on a telephone', () => {
  test.use({ viewport: TELEPHONE });

  test('seven cards are one line, on the table and in a hand', async ({ page }) => {
    for (const [id, cards] of [
      ['seeing-red', '.example-table .row-piles > *'],
      ['word-lift', '.example-table .still-cards > *'],
    ] as const) {
      await page.goto(`/games/${id}`);
      await expect(page.locator(cards)).toHaveCount(7);
      const tops = await page.locator(cards).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size, id).toBe(1);
    }
  });

  test('the deck is called so beside a turned card and beside several rows, and nothing lies over its name', async ({
    page,
  }) => {
    const deck = page.locator('.example-table .stack figcaption');
    await page.goto('/games/turnover');
    await expect(deck).toBeVisible();
    await page.goto('/games/split-off');
    const row = page.locator('.example-table .row-label', { hasText: 'Row 1' });
    const next = page.getByRole('button', { name: 'Whole turn' });
    while (!(await row.isVisible())) await next.press('Enter');
    await expect(deck).toBeVisible();
    const right = await deck.evaluate((each) => each.getBoundingClientRect().right);
    expect(await row.evaluate((each) => each.getBoundingClientRect().left)).toBeGreaterThan(right);
  });
});
