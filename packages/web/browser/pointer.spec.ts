import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf } from './player.ts';
import { expect, inWorker, stackChance, stopTime, test } from './table.ts';

const GAME = 'Turnover';
const held = (page: Page): Locator => page.getByRole('region', { name: 'Hand' }).getByRole('option');
const composer = (page: Page): Locator => page.getByLabel('Your word or command');
const faceOf = async (card: Locator): Promise<string> => (await card.locator('.card-letters').innerText()).trim();

/** Off the middle: a press in the very middle of a thing is what a screen reader sends. */
const GRIP = { x: 12, y: 16 };
/** The same where its edges are those of the gaps beside it. */
const ON_PILE = { x: 19, y: 24 };

interface At {
  readonly x: number;
  readonly y: number;
}

/** Once it has come to rest: the page gives way to what is being composed. */
async function spot(thing: Locator, { x, y }: At): Promise<At> {
  await (await thing.elementHandle())?.waitForElementState('stable');
  const box = await thing.boundingBox();
  return { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y };
}

const touch = (device: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: At[]) =>
  device.send('Input.dispatchTouchEvent', { type, touchPoints });

/** A finger rests for so long, goes from here to there, and lets go. */
async function stroke(page: Page, from: At, to: At, rest = 0): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await touch(device, 'touchStart', from);
  await page.waitForTimeout(rest);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const along = (a: number, b: number): number => a + ((b - a) * step) / steps;
    await touch(device, 'touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
  }
  await touch(device, 'touchEnd');
}

/** By finger where there are fingers. Without a place it is the middle of a card. */
async function dragTo(card: Locator, other: Locator, isByFinger: boolean, at?: At): Promise<void> {
  const box = await other.boundingBox();
  const place = at ?? { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
  if (isByFinger) await stroke(card.page(), await spot(card, GRIP), await spot(other, place));
  else await card.dragTo(other, { sourcePosition: GRIP, targetPosition: place });
}

test('who has touched a wild card may leave it after all', async ({ page }) => {
  const wild = page.locator('.held', { hasText: '?' }).first();
  for (let seed = 1; seed < 20 && !(await wild.isVisible()); seed++) {
    await stackChance(page, seed);
    await startFromShelf(page, 'Word Lift');
    await expect(held(page).first()).toBeVisible();
  }
  await wild.click({ position: GRIP });
  const which = page.getByRole('dialog', { name: 'Which letter?' });
  await which.getByRole('button', { name: 'Close' }).click();
  await expect(which).toBeHidden();
  await expect(composer(page)).toHaveValue('');
  await wild.click({ position: GRIP });
  await which.getByRole('button', { name: 'Q', exact: true }).click();
  await expect(composer(page)).toHaveValue('Q');
});

test('where a card is to be picked, a tap picks it, and another tap lets go of it', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Last Word Standing');
  await playOn(page);
  const [first, second] = [page.locator('.board .pile').first(), page.locator('.board .pile').nth(1)];
  await first.click({ position: GRIP });
  await expect(composer(page)).toHaveValue(`claim ${await faceOf(first)}`);
  await second.click({ position: GRIP });
  await expect(composer(page)).toHaveValue(`claim ${await faceOf(second)}`);
  await expect(page.getByRole('button', { name: 'Do it' })).toBeEnabled();
  await second.click({ position: GRIP });
  await expect(composer(page)).toHaveValue('');
});

test('a card of several in the word is dragged alone, and one dropped where it was stays there', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const faces = () => held(page).locator('.card-letters').allInnerTexts();
  await held(page).first().waitFor();
  const [first = '', second = '', third = '', ...others] = await faces();
  for (const at of [0, 2]) await held(page).nth(at).click({ position: GRIP });
  const drag = (from: number, to: number): Promise<void> =>
    held(page)
      .nth(from)
      .dragTo(held(page).nth(to), { sourcePosition: GRIP, targetPosition: { x: 3, y: 30 } });
  await drag(2, 1);
  await expect.poll(faces).toEqual([first, third, second, ...others]);
  await drag(1, 1);
  await drag(2, 2);
  await drag(0, 2);
  await expect.poll(faces).toEqual([third, first, second, ...others]);
  await expect(composer(page)).toHaveValue(first + third);
});

/** Bots take a moment to answer, and never get it: no time passes, however slow the machine. */
const SILENT =
  'const wait = setTimeout; performance.now = () => 0; globalThis.setTimeout = (act, ms = 0) => (ms > 0 ? 0 : wait(act));';

test('while others are to act the hand is sorted and dragged', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await playTurns(page, 1);
  await playOn(page);
  await page.unrouteAll();
  await inWorker(page, SILENT);
  await page.reload();
  await held(page).first().waitFor();
  await composer(page).fill('pass');
  await composer(page).press('Enter');
  await expect(page.locator('.seat-asked')).toContainText('Ada');
  const faces = (): Promise<readonly string[]> => held(page).locator('.card-letters').allInnerTexts();
  const dealt = await faces();
  await page.getByRole('button', { name: 'Sort' }).press('Enter');
  await page.getByRole('menuitem', { name: 'A to Z' }).press('Enter');
  await expect.poll(faces).toEqual([...dealt].sort());
  expect(dealt, 'it was in another order').not.toEqual([...dealt].sort());
  const [first = '', second = '', third = ''] = await faces();
  await held(page)
    .nth(0)
    .dragTo(held(page).nth(2), { sourcePosition: GRIP, targetPosition: { x: 3, y: 30 } });
  await expect.poll(async () => (await faces()).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.locator('.seat-asked')).toContainText('Ada');
});

/** On turn, with a row on the table, where anything may be laid: so every word can be. */
async function startAtRow(page: Page): Promise<void> {
  await stackChance(page, 3);
  const game = games.find(({ name }) => name === 'Real Value') as Game;
  await startFromPage(page, game, { checking: 'challenge' });
  await playTurns(page, 1);
  await playOn(page);
  const piles = page.getByRole('listbox', { name: /^Row/ }).getByRole('option');
  // Texts are read as they stand, without waiting.
  for (const cards of [piles, held(page)]) await expect(cards.first()).toBeVisible();
}

/** Where it lies, whatever it looks like: a gap has no width of its own. */
async function tapMiddle(thing: Locator, isByFinger: boolean): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = [x + width / 2, y + height / 2] as const;
  await (isByFinger ? thing.page().touchscreen.tap(...at) : thing.page().mouse.click(...at));
}

const LAPTOP = { width: 1280, height: 720 };

for (const [what, use] of [
  ['at 1280 px with a mouse', { viewport: { width: 1280, height: 900 } }],
  ['at 360 px by touch', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(what, () => {
    test.use(use);
    test('cards are tapped into the word and out again, and a card is traded', async ({ page, isMobile }) => {
      await stackChance(page, 3);
      await startFromShelf(page, GAME);
      const tap = async (card: Locator): Promise<void> =>
        isMobile ? card.tap({ position: GRIP }) : card.click({ position: GRIP });
      const faces = await Promise.all([0, 1].map((at) => faceOf(held(page).nth(at))));
      const top = async () => (await page.getByRole('listbox', { name: /^Hand/ }).boundingBox())?.y;
      const before = await top();
      await tap(held(page).nth(0));
      await tap(held(page).nth(1));
      await expect(composer(page)).toHaveValue(faces.join(''));
      expect(await top(), 'the hand stays where the finger is').toBe(before);
      await tap(held(page).nth(0));
      await expect(composer(page)).toHaveValue(faces[1] as string);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('button', { name: 'Trade …' }).click();
      await tap(held(page).nth(2));
      await page.getByRole('button', { name: /^Trade [A-Z?]+$/ }).click();
      await expect(page.getByRole('complementary').getByText('You trade a card.')).toBeVisible();
    });

    test('cards are dragged within the hand', async ({ page, isMobile }) => {
      await stackChance(page, 3);
      await startFromShelf(page, GAME);
      const faces = () => held(page).locator('.card-letters').allInnerTexts();
      await held(page).first().waitFor();
      const [first = '', second = '', third = '', fourth = '', ...others] = await faces();
      const { width = 0 } = (await held(page).nth(3).boundingBox()) ?? {};
      await dragTo(held(page).nth(0), held(page).nth(3), isMobile, { x: width - 3, y: 30 });
      await expect.poll(faces).toEqual([second, third, fourth, first, ...others]);
      await dragTo(held(page).nth(1), page.getByRole('heading', { level: 1 }), isMobile);
      await expect.poll(faces).toEqual([second, third, fourth, first, ...others]);
      await expect(composer(page), 'what was dragged was not tapped').toHaveValue('');
    });

    test('cards that are kept together are dragged together, and nothing is dropped between them', async ({
      page,
      isMobile,
    }) => {
      await stackChance(page, 3);
      await startFromShelf(page, GAME);
      const faces = () => held(page).locator('.card-letters').allInnerTexts();
      await held(page).first().waitFor();
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.getByRole('menuitem', { name: 'Keep cards together' }).click();
      for (const at of [1, 2]) await held(page).nth(at).click({ position: GRIP });
      await page.getByRole('button', { name: /^Keep .* together$/ }).click();
      const [first = '', second = '', third = '', fourth = '', ...others] = await faces();
      const { width = 0 } = (await held(page).nth(3).boundingBox()) ?? {};
      await dragTo(held(page).nth(2), held(page).nth(3), isMobile, { x: width - 3, y: 30 });
      await expect.poll(faces).toEqual([first, fourth, second, third, ...others]);
      // Within them nothing changes, and a card dropped between them lies beside them.
      await dragTo(held(page).nth(2), held(page).nth(3), isMobile, { x: width - 3, y: 30 });
      await dragTo(held(page).nth(0), held(page).nth(3), isMobile, { x: 3, y: 30 });
      await expect.poll(faces).toEqual([fourth, first, second, third, ...others]);
      await expect(page.getByRole('option', { name: 'kept together with' })).toHaveCount(2);
    });

    test('cards are dragged onto and between those of a row, and the word is laid', async ({ page, isMobile }) => {
      await startAtRow(page);
      const piles = page.getByRole('listbox', { name: /^Row/ }).getByRole('option');
      const [first = '', second = '', ...others] = await piles.locator('.card-letters').allInnerTexts();
      const [over = '', between = ''] = await held(page).locator('.card-letters').allInnerTexts();
      await dragTo(held(page).nth(0), piles.nth(0), isMobile);
      await expect(composer(page)).toHaveValue([over, second, ...others].join(''));
      // Near its edge: before it.
      await dragTo(held(page).nth(1), piles.nth(1), isMobile, { x: 3, y: 30 });
      const word = [over, between, second, ...others].join('');
      await expect(composer(page)).toHaveValue(word);
      await expect(page.locator('.laid-over')).toHaveText(` ${first}`);
      await expect(page.getByRole('option', { name: /, in your word$/ })).toHaveCount(2);
      await page.getByRole('button', { name: /^Play for \d+$/ }).click();
      await expect(page.getByRole('complementary').getByText(`You lay ${word}`).first()).toBeVisible();
    });

    test('cards are tapped and then a card or a gap of a row, taken back, and the word is laid', async ({
      page,
      isMobile,
    }) => {
      await startAtRow(page);
      const tap = (thing: Locator, at: At = GRIP): Promise<void> =>
        isMobile ? thing.tap({ position: at }) : thing.click({ position: at });
      const row = page.getByRole('listbox', { name: /^Row/ });
      const piles = row.locator('.pile');
      const gaps = row.getByRole('option', { name: /: put .+ here$/ });
      const [first = '', second = '', ...others] = await piles.locator('.card-letters').allInnerTexts();
      const [over = '', between = '', last = ''] = await held(page).locator('.card-letters').allInnerTexts();
      const lies = (): Promise<readonly unknown[]> => Promise.all([0, 1].map((at) => piles.nth(at).boundingBox()));
      const before = await lies();
      await expect(gaps).toHaveCount(0);
      await tap(held(page).nth(0));
      await expect(gaps).toHaveCount(others.length + 3);
      const [was, is] = [before, await lies()].map((boxes) => boxes.map((box) => Math.round((box as At).x)));
      expect(is, 'nothing makes room for the gaps').toEqual(was);
      await tap(piles.nth(0), ON_PILE);
      await expect(composer(page)).toHaveValue([over, second, ...others].join(''));
      await expect(page.locator('.put-said')).toContainText(`${over} over ${first}.`);
      await expect(gaps).toHaveCount(0);
      await page.getByRole('button', { name: 'Take it back' }).click();
      await expect(composer(page)).toHaveValue(over);
      await tap(piles.nth(0), ON_PILE);
      await tap(held(page).nth(1));
      await tapMiddle(gaps.nth(1), isMobile);
      await expect(page.locator('.put-said')).toContainText(`${between} between ${over} and ${second}.`);
      await tap(held(page).nth(2));
      await tapMiddle(gaps.last(), isMobile);
      const word = [over, between, second, ...others, last].join('');
      await expect(composer(page)).toHaveValue(word);
      await expect(page.locator('.laid-over')).toHaveText(` ${first}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
      await page.getByRole('button', { name: /^Play for \d+$/ }).click();
      await expect(page.getByRole('complementary').getByText(`You lay ${word}`).first()).toBeVisible();
    });

    test('where nothing can be laid over a row each half of a card is the gap beside it', async ({
      page,
      isMobile,
    }) => {
      await stackChance(page, 3);
      await startFromShelf(page, "3 'n Change");
      await playOn(page);
      const piles = page.getByRole('listbox', { name: /^Row/ }).locator('.pile');
      await expect(held(page).first()).toBeVisible();
      const [first = '', second = ''] = await piles.locator('.card-letters').allInnerTexts();
      const put = await faceOf(held(page).nth(0));
      for (const [part, said] of [
        [0.4, `${put} between ${first} and ${second}.`],
        [-0.4, `${put} before ${first}.`],
      ] as const) {
        await held(page).nth(0).press('Enter');
        const pile = piles.nth(part > 0 ? 1 : 0);
        const { width = 0 } = (await pile.boundingBox()) ?? {};
        const at = await spot(pile, { x: width * Math.abs(part), y: 30 });
        await (isMobile ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
        await expect(page.locator('.put-said')).toContainText(said);
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
      }
    });

    test('the words of both players are in sight while two are composed', async ({ page, isMobile }) => {
      // Hints that think to the end are the same on any machine: here they lead to two words of eight letters.
      await stopTime(page, 4);
      await startFromShelf(page, 'Double Cross');
      await playTurns(page, 3);
      await playOn(page);
      await hintedCommand(page);
      await page.getByRole('button', { name: 'Put it in' }).click();
      await expect(page.locator('.composed-word')).toHaveCount(2);
      const words = page.getByRole('region', { name: /^(Your words|Words of)/ }).getByRole('listbox');
      await expect(words).toHaveCount(2);
      for (const size of isMobile ? [use.viewport] : [use.viewport, LAPTOP]) {
        await page.setViewportSize(size);
        const desk = await page.getByRole('region', { name: 'Your move' }).boundingBox();
        for (const word of await words.all()) {
          const box = await word.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), `${size.height} px high`).toBeLessThanOrEqual(desk?.y ?? 0);
        }
      }
    });

    test('nothing is wider than the screen', async ({ page }) => {
      for (const path of ['/', '/settings', '/games/turnover']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(width, path).toBeLessThanOrEqual(room ?? 0);
      }
    });
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('whoever draws a finger across the hand stays at the table', async ({ page }) => {
    await stackChance(page, 3);
    await startFromShelf(page, GAME);
    const table = page.url();
    const from = await spot(held(page).nth(0), GRIP);
    await stroke(page, from, { x: from.x + 288, y: from.y });
    // Browsers take such a stroke for the way back, and a moment to go it.
    await page.waitForTimeout(700);
    expect(page.url()).toBe(table);
    await expect(held(page).first()).toBeVisible();
  });

  test('where cards may fill the screen a finger moves the page, and one that rests on a card takes it', async ({
    page,
  }) => {
    await stackChance(page, 3);
    await page.addInitScript(() =>
      localStorage.setItem('deckle settings', JSON.stringify({ cards: 'huge', bots: 'quick' })),
    );
    await startFromShelf(page, GAME);
    await held(page).first().waitFor();
    const faces = () => held(page).locator('.card-letters').allInnerTexts();
    const dealt = await faces();
    await held(page).last().scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const from = await spot(held(page).last(), GRIP);
    await stroke(page, from, { x: from.x, y: from.y - 160 });
    await expect.poll(scrolled).toBeGreaterThan(before);
    expect(await faces()).toEqual(dealt);
    const [first = '', second = '', ...others] = dealt;
    await held(page).nth(0).scrollIntoViewIfNeeded();
    const { width = 0 } = (await held(page).nth(1).boundingBox()) ?? {};
    await stroke(
      page,
      await spot(held(page).nth(0), GRIP),
      await spot(held(page).nth(1), { x: width - 3, y: 30 }),
      400,
    );
    await expect.poll(faces).toEqual([second, first, ...others]);
  });
});
