import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import {
  type Browser,
  chromium,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { LARGE_LETTERS } from './launch.ts';
import { invite } from './people.ts';
import { startFromPage } from './plan.ts';
import { composeHinted, hintedCommand, playOn, playTurns, startFromShelf } from './player.ts';
import { ENLARGED, expectInSight, expectUncovered, TELEPHONE } from './sight.ts';
import { expect, stackChance, stopTime, test } from './table.ts';

const TINY = { width: 320, height: 568 };
const ZERO = { x: 0, y: 0, width: 0, height: 0 };

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

    test('the hint stands in line with the tools of the hand, and the line for words is as high as before', async ({
      page,
    }) => {
      await stopTime(page, 3);
      await startFromShelf(page, 'Word Lift');
      await playOn(page);
      const line = page.locator('.composer-line');
      const { height } = (await line.boundingBox()) ?? {};
      await page.keyboard.type('z');
      await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
      expect(await line.boundingBox()).toMatchObject({ height });
      await page.keyboard.press('Escape');
      await playTurns(page, 1);
      await expect(page.getByText('Draw', { exact: true })).toBeVisible();
      const bottoms = ['Hint', 'Sort'].map(async (name) => {
        const { y, height: high } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? ZERO;
        return Math.round(y + high);
      });
      const [hint, sort] = await Promise.all(bottoms);
      expect(hint).toBe(sort);
    });

    test('up to seven cards of a word are one line', async ({ page }) => {
      await stopTime(page, 7);
      await startFromShelf(page, '5 to 5');
      await playTurns(page, 1);
      await playOn(page);
      const lines = await page.locator('.board .row-piles').evaluate((row) =>
        [5, 6, 7].map((count) => {
          while (row.children.length < count) row.append(row.children[0]?.cloneNode(true) ?? '');
          (row as HTMLElement).style.setProperty('--letters', String(count));
          return new Set([...row.children].map((pile) => Math.round(pile.getBoundingClientRect().bottom))).size;
        }),
      );
      expect(lines).toEqual([1, 1, 1]);
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

  test('where there is room below the words, whoever composes sees all that can be done', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'First Base');
    await playTurns(page, 3);
    await playOn(page);
    const command = await hintedCommand(page);
    await page.getByRole('button', { name: 'Close: Hint' }).press('Enter');
    await page.getByLabel('Your word or command').fill(command ?? '');
    await expect(page.locator('.composer-clear')).toBeVisible();
    for (const choice of await page.locator('.choices .option').all()) await expectInSight(choice);
    await expect(page.locator('.more')).toBeHidden();
    await expectUncovered(page, 'composed');
  });

  test('where there is not, what one composes with stays where it is', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Break Up');
    await playTurns(page, 3);
    await playOn(page);
    const command = await hintedCommand(page);
    await page.getByLabel('Your word or command').fill(command ?? '');
    await page.getByRole('button', { name: 'Close: Hint' }).press('Enter');
    await expectUncovered(page, 'composed');
    const heights = await page.locator('.desk').evaluate(async (desk) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame++) {
        seen.add(desk.clientHeight);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      return seen.size;
    });
    expect(heights).toBe(1);
  });

  test('the headline is in sight or out of it, never cut', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Turnover');
    await playTurns(page, 1);
    await playOn(page);
    await page.getByLabel('Your word or command').fill('zebra');
    await page.keyboard.press('Enter');
    await page.locator('#composer-says', { hasText: 'There is no Z or B' }).waitFor();
    const cut = (): Promise<boolean> =>
      page.locator('.table-head').evaluate((head) => {
        const { top, bottom } = head.getBoundingClientRect();
        return top < 0 && bottom > 1;
      });
    await expect.poll(cut).toBe(false);
    await expectUncovered(page, 'refused');
  });

  for (const [name, turns] of [
    ['Turnover', 3],
    ['Word Lift', 3],
    ['Positive-Negative', 3],
    ['Last Word Standing', 1],
    ['Last Word Standing', 3],
    ['Double Cross', 3],
  ] as const) {
    test(`what is answered, typed or refused covers nothing one composes with: ${name}, turn ${turns + 1}`, async ({
      page,
    }) => {
      await stopTime(page, 7);
      await startFromShelf(page, name);
      await playTurns(page, turns);
      await playOn(page);
      await expectUncovered(page, 'at first');
      const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
      const before = await scrolled();
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('6');
      await page.getByRole('group', { name: 'The table' }).waitFor();
      await expectUncovered(page, 'with an answer');
      const command = (await hintedCommand(page)) ?? '';
      await expectUncovered(page, 'with a hint');
      await page.getByRole('button', { name: 'Close: Hint' }).press('Enter');
      const line = page.getByLabel('Your word or command');
      await line.fill(command);
      await expect(page.locator('.composer-good')).toBeVisible();
      await expectUncovered(page, 'with a word');
      await line.fill('play zebra and zoo and zany');
      await line.press('Enter');
      await page.locator('.composer-says > span').waitFor();
      await expectUncovered(page, 'with a refusal');
      await line.press('Escape');
      await expect.poll(scrolled, 'and all is where it was').toBe(before);
    });
  }

  test('where all fits, the players are in sight, and no line instead of them', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Turnover');
    await playOn(page);
    await expectInSight(page.locator('.seat-score'));
    await expect(page.locator('.seats-brief')).toBeHidden();
  });

  test('where it does not, a line tells whose turn it is and the scores', async ({ page }) => {
    await composeHinted(page, 'Split Off');
    const brief = page.locator('.seats-brief');
    await expectInSight(brief);
    await expect(brief.locator('.brief-asked')).toHaveText(/^You \d+$/);
    const [line, row] = [await brief.boundingBox(), await page.locator('.row-piles').first().boundingBox()];
    expect(row?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  });

  test('six players are in the line by their names, on the narrowest screen as well', async ({ page }) => {
    await page.setViewportSize(TINY);
    await page.goto('/games/last-word-standing');
    for (let seat = 2; seat < 6; seat++) await page.getByRole('button', { name: 'Add a bot' }).press('Enter');
    await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
    await page.locator('.held').first().waitFor();
    const cut = await page
      .locator('.brief-name')
      .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    expect(cut).toEqual([]);
  });

  test('of many rows two lie beside each other, on the narrowest screen as well', async ({ page }) => {
    await page.setViewportSize(TINY);
    await composeHinted(page, 'Split Run');
    const rows = page.locator('.board[data-crowded] .row-piles');
    const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  });

  test('rings around cards just laid do not touch the deck above them', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Leftovers');
    await playTurns(page, 1);
    await playOn(page);
    await expect(page.locator('.pile-fresh').first()).toBeVisible();
    const deck = (await page.locator('.stack .card').boundingBox()) ?? ZERO;
    const card = (await page.locator('.board .pile .card').first().boundingBox()) ?? ZERO;
    const [thickness, ring] = [4, 4];
    expect(card.y - ring).toBeGreaterThan(deck.y + deck.height + thickness);
  });

  test('what has just happened is told in whole sentences, and the last of it in any case', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Turnover');
    for (let turn = 0; turn < 3; turn++) {
      await playTurns(page, 1);
      await playOn(page);
      const lines = await page.locator('.lately').evaluate((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const { right, bottom } = part.getBoundingClientRect();
        const end = Math.min(bottom, document.querySelector('.desk')?.getBoundingClientRect().top ?? 0);
        return [...text.getClientRects()].map((line) =>
          line.left >= right || line.top >= end ? 'unseen' : line.bottom <= end + 1 ? 'seen' : 'cut',
        );
      });
      expect(lines).toContain('seen');
      expect(lines).not.toContain('cut');
      const last = await page.locator('.moment:first-child .line:not(.line-aside)').last().innerText();
      await expectInSight(page.locator('.lately').getByText(last, { exact: true }));
    }
  });

  test('whoever types is not told what it means', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'OW');
    const meant = page.locator('.does');
    for (let turn = 0; turn < 8 && !(await meant.isVisible()) && (await playOn(page)) === 'asked'; turn++)
      await playTurns(page, 1);
    await expect(meant).toBeVisible();
    await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter');
    await expect(page.locator('.answer')).toBeVisible();
    await expect(meant, 'with an answer').toBeHidden();
    await page.getByRole('button', { name: 'Close: Hint' }).press('Enter');
    await expect(meant).toBeVisible();
    await page.getByLabel('Your word or command').fill('pass on');
    await expect(meant).toBeHidden();
    await expectInSight(page.getByRole('button', { name: 'Hint', exact: true }));
  });

  test('a long list to pick from is one button, and opens over the table', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Pluck It');
    const open = page.getByRole('button', { name: 'Pluck …' });
    for (let turn = 0; turn < 8 && !(await open.isVisible()) && (await playOn(page)) === 'asked'; turn++)
      await playTurns(page, 1);
    await expectUncovered(page, 'the list is closed');
    await open.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Pluck' });
    await expect(sheet.getByRole('button', { name: /^Pluck [A-Z]$/ })).toHaveCount(26);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.press('Enter');
    await sheet.getByRole('button', { name: 'Pluck E' }).press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.locator('.moments')).toContainText('You ask for E');
  });

  for (const size of [TELEPHONE, TINY])
    test(`of what can be done besides nothing is cut, and a button opens the rest: ${size.width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await composeHinted(page, 'Double Cross');
      const wide = await page.locator('.choices').evaluate((all) => all.scrollWidth - all.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const more = page.getByRole('button', { name: 'More …' });
      await expectInSight(more);
      await expectInSight(page.getByRole('button', { name: /^(Hint|Sort|Shuffle)$/ }));
      await more.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Other moves' });
      await expectInSight(sheet.getByRole('button'));
      await sheet.getByRole('button', { name: 'Trade …' }).press('Enter');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: 'Stop choosing' })).toBeVisible();
    });

  test('no card of a word stands alone in a line', async ({ page }) => {
    await stopTime(page, 7);
    await startFromShelf(page, '5 to 5');
    await playTurns(page, 1);
    await playOn(page);
    const lines = await page.locator('.board .row-piles').evaluate((row) => {
      const longer = (count: number): readonly number[] => {
        while (row.children.length < count) row.append(row.children[0]?.cloneNode(true) ?? '');
        const ends = [...row.children].map((pile) => Math.round(pile.getBoundingClientRect().bottom));
        return [...new Set(ends)].map((end) => ends.filter((each) => each === end).length);
      };
      return [6, 7, 8, 9, 10, 11, 12].map(longer);
    });
    expect(lines.map(([first]) => first)).toEqual([6, 7, 8, 9, 5, 7, 7]);
    expect(lines.flat()).not.toContain(1);
  });

  test('what has just happened is in sight, and after the end the result is', async ({ page }) => {
    await stopTime(page, 7);
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

type Told = Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'baseURL' | 'launchOptions'>;

/** A telephone with letters twice as large, in a browser of its own. */
async function enlarged({ baseURL, launchOptions }: Told): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const args = [...(launchOptions.args ?? []), LARGE_LETTERS];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: TELEPHONE, serviceWorkers: 'block' });
  return { browser, page };
}

test('letters twice as large: a question is in sight when it is asked, with its answers', async ({
  baseURL,
  launchOptions,
}) => {
  const { browser, page } = await enlarged({ baseURL, launchOptions });
  await stackChance(page, 7);
  const turnover = games.find(({ name }) => name === 'Turnover') as Game;
  await startFromPage(page, turnover, { checking: 'challenge' }, ['Maria', 'Jim']);
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  const line = page.getByLabel('Your word or command');
  await line.fill((await hintedCommand(page)) ?? '');
  await page.evaluate(() => scrollTo(0, 0));
  await line.press('Enter');
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  await expectInSight(page.locator('.question .chip'));
  await browser.close();
});

test('letters twice as large leave nothing outside a telephone', async ({ baseURL, launchOptions }) => {
  const { browser, page } = await enlarged({ baseURL, launchOptions });
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(max-width: 12rem)').matches), 'letters are large').toBe(true);
  const outside = await page.locator('.masthead *, .hero *').evaluateAll((all) =>
    all
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ each }) => each.outerHTML.slice(0, 80)),
  );
  expect(outside).toEqual([]);
  const expectNoneAside = async (where: string): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(TELEPHONE.width);
  await expectNoneAside('the shelf');
  for (const path of ['/games/word-lift', '/games/last-word-standing', '/settings', '/join', '/replay', '/no/page']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.startsWith('/games')) await page.getByRole('button', { name: 'Next card' }).waitFor();
    await expectNoneAside(path);
  }
  await page.goto('/games/last-word-standing');
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  for (const part of await page.locator('.plan-part > summary').all()) await part.press('Enter');
  await expectNoneAside('all that can be chosen for a game');
  await invite(page, { game: 'last-word-standing', name: 'Maria', friends: 2 });
  await expectNoneAside('a table whose friends have not come');
  await startFromShelf(page, 'Turnover');
  await expectNoneAside('a table');
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await expectNoneAside('its result');
  await page.getByRole('button', { name: 'Review this game' }).press('Enter');
  await page.getByRole('button', { name: 'Save as text' }).waitFor();
  for (const table of await page.locator('.review summary').all()) await table.press('Enter');
  await expectNoneAside('its review');
  await stackChance(page, 7);
  await startFromShelf(page, 'Leftovers');
  await playTurns(page, 1);
  await playOn(page);
  await hintedCommand(page);
  const advice = page.getByRole('group', { name: 'Hint' }).locator('.answer-lines');
  await expect(advice).toContainText(/play [A-Z]{9}/);
  expect(await advice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await browser.close();
});
