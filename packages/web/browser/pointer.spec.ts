import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf } from './player.ts';
import { expect, inWorker, stackChance, test } from './table.ts';

const GAME = 'Turnover';
const held = (page: Page): Locator => page.getByRole('region', { name: 'Hand' }).getByRole('option');
const composer = (page: Page): Locator => page.getByLabel('Your word or command');
const faceOf = async (card: Locator): Promise<string> => (await card.locator('.card-letters').innerText()).trim();

/** Off the middle: a press in the very middle of a thing is what a screen reader sends. */
const GRIP = { x: 12, y: 16 };

test('cards are dragged within the hand', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const first = await faceOf(held(page).nth(0));
  const second = await faceOf(held(page).nth(1));
  const place = await held(page).nth(3).boundingBox();
  await held(page)
    .nth(0)
    .dragTo(held(page).nth(3), { sourcePosition: GRIP, targetPosition: { x: (place?.width ?? 0) - 3, y: 30 } });
  await expect(held(page).nth(0).locator('.card-letters')).toHaveText(second);
  await expect(held(page).nth(3).locator('.card-letters')).toHaveText(first);
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

/** Bots take a moment to answer, and never get it. */
const SILENT = 'const wait = setTimeout; globalThis.setTimeout = (act, ms = 0) => (ms > 0 ? 0 : wait(act));';

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
      await expect(page.getByRole('complementary').getByText('Player trades a card.')).toBeVisible();
    });

    test('cards are dragged onto and between those of a row, and the word is laid', async ({ page }) => {
      await stackChance(page, 3);
      const game = games.find(({ name }) => name === 'Real Value') as Game;
      // Where anything may be laid, every word can be.
      await startFromPage(page, game, { checking: 'challenge' });
      await playTurns(page, 1);
      await playOn(page);
      const piles = page.getByRole('listbox', { name: /^Row/ }).getByRole('option');
      // Texts are read as they stand, without waiting.
      for (const cards of [piles, held(page)]) await expect(cards.first()).toBeVisible();
      const [first = '', second = '', ...others] = await piles.locator('.card-letters').allInnerTexts();
      const [over = '', between = ''] = await held(page).locator('.card-letters').allInnerTexts();
      await held(page).nth(0).dragTo(piles.nth(0), { sourcePosition: GRIP });
      await expect(composer(page)).toHaveValue([over, second, ...others].join(''));
      // Near its edge: before it.
      await held(page)
        .nth(1)
        .dragTo(piles.nth(1), { sourcePosition: GRIP, targetPosition: { x: 3, y: 30 } });
      const word = [over, between, second, ...others].join('');
      await expect(composer(page)).toHaveValue(word);
      await expect(page.locator('.laid-over')).toHaveText(`▾ ${first}`);
      await expect(page.getByRole('option', { name: /, in your word$/ })).toHaveCount(2);
      await page.getByRole('button', { name: /^Play for \d+$/ }).click();
      await expect(page.getByRole('complementary').getByText(`Player lays ${word}`).first()).toBeVisible();
    });

    test('the words of both players are in sight while two are composed', async ({ page, isMobile }) => {
      await stackChance(page, 3);
      await startFromShelf(page, 'Double Cross');
      await playTurns(page, 3);
      await playOn(page);
      await hintedCommand(page);
      await page.getByRole('button', { name: 'Put it in' }).click();
      await expect(page.locator('.composed-word')).toHaveCount(2);
      const words = page.getByRole('region', { name: /^Words of/ }).getByRole('listbox');
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
  test('whoever draws a finger across the hand stays at the table', async ({ page, context }) => {
    await stackChance(page, 3);
    await startFromShelf(page, GAME);
    const table = page.url();
    const from = await held(page).nth(0).boundingBox();
    const device = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number): Promise<unknown> =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: (from?.y ?? 0) + GRIP.y }] });
    const left = (from?.x ?? 0) + GRIP.x;
    await touch('touchStart', left);
    for (let step = 1; step <= 12; step++) {
      await touch('touchMove', left + 24 * step);
      await page.waitForTimeout(40);
    }
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Browsers take such a stroke for the way back, and a moment to go it.
    await page.waitForTimeout(700);
    expect(page.url()).toBe(table);
    await expect(held(page).first()).toBeVisible();
  });
});
