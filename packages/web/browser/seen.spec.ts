import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { isHouseCount, isHouseValue } from '../src/game/deck-parts.ts';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { scenes } from './scenes.ts';
import { heading } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

const letters = games.find(({ name }) => name === 'Letters') as Game;
const cardsOf = (place: Locator): Promise<readonly string[]> =>
  place.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

test('braille is on the cards of a deck with contractions wherever they lie, and on all where it is wished', async ({
  page,
}) => {
  const dots = (place: string): Locator => page.locator(`${place} .card-braille`).first();
  await page.goto(`/games/${letters.id}`);
  for (const place of ['.example-table', '.deck']) {
    await expect(dots(place)).toBeVisible();
    await expect(dots(place).locator('path').first()).toHaveAttribute('d', /^M/);
  }
  await startFromShelf(page, letters.name);
  await expect(dots('.held')).toBeVisible();
  await startFromShelf(page, 'Turnover');
  await expect(page.locator('.held').first()).toBeVisible();
  await expect(dots('.held')).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.seg', { hasText: 'On every card' }).click();
  await page.keyboard.press('Escape');
  await expect(dots('.held')).toBeVisible();
});

test('the page of a game marks figures of the house, and says what is usual', async ({ page }) => {
  await page.goto(`/games/${letters.id}`);
  const marked = letters.deck.filter((line) => isHouseValue(line) || isHouseCount(line));
  expect(marked.length).toBeGreaterThan(0);
  const lines = page.locator('.deck').getByRole('img', { name: /of them/ });
  await expect(lines).toHaveCount(letters.deck.length);
  await expect(lines.and(page.locator('[aria-label*="our value"], [aria-label*="our count"]'))).toHaveCount(
    marked.length,
  );
  const dear = new Set(letters.deck.filter(isHouseValue).map(({ points }) => points));
  await expect(page.locator('.deck h4').filter({ has: page.getByLabel('(our figure)') })).toHaveText(
    [...dear].sort((a, b) => b - a).map((points) => new RegExp(`^${points} points?$`)),
  );
  await expect(page.locator('.deck-marks')).toContainText('A figure of ours.');

  for (const part of await page.locator('.plan-part > summary').all()) await part.click();
  const form = page.getByRole('form', { name: 'Your table' });
  for (const { label, choices, default: usual } of Object.values(letters.options)) {
    if (choices === undefined) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^usually ${usual};`));
    } else if (Object.keys(choices).length > 1) {
      const chosen = form.getByRole('radiogroup', { name: label }).getByRole('radio', { name: /\(usual\)$/ });
      await expect(chosen, label).toHaveCount(1);
      await expect(chosen).toHaveValue(String(usual));
      await expect(chosen).toBeChecked();
    }
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('cards that were laid glide to their place, and are marked there', async ({ page }) => {
    await stackChance(page, 7);
    await page.addInitScript(() => {
      const flights: (readonly [card: string, lasts: number])[] = [];
      Object.assign(window, { flights });
      const { animate } = Element.prototype;
      Element.prototype.animate = function fly(frames, options) {
        const lasts = typeof options === 'number' ? options : Number(options?.duration);
        if (this instanceof HTMLElement) flights.push([this.dataset['card'] ?? '', lasts]);
        return animate.call(this, frames, options);
      };
    });
    const flights = (): Promise<readonly (readonly [card: string, lasts: number])[]> =>
      page.evaluate(() => (window as unknown as { flights: [string, number][] }).flights.splice(0));
    /** Plays alone until a word is laid: the cards that went from the hand to the table. */
    const layWord = async (): Promise<readonly string[]> => {
      await playOn(page);
      const before = await cardsOf(page.locator('.hands'));
      const hand = async (): Promise<readonly string[]> => cardsOf(page.locator('.hands'));
      while ((await hand()).join() === before.join()) {
        await flights();
        await playTurns(page, 1);
        await playOn(page);
      }
      const row = await cardsOf(page.locator('.board'));
      return before.filter((card) => row.includes(card));
    };
    await startFromShelf(page, 'First Base');
    const laid = await layWord();
    expect(laid.length).toBeGreaterThan(0);
    const flown = await flights();
    for (const card of laid) expect(flown.map(([each]) => each)).toContain(card);
    for (const [, lasts] of flown) expect(lasts).toBeGreaterThanOrEqual(150);
    for (const [, lasts] of flown) expect(lasts).toBeLessThanOrEqual(250);
    expect(await cardsOf(page.locator('.pile-fresh'))).toEqual(expect.arrayContaining([...laid]));
    await expect(page.locator('.pile-fresh')).toHaveCount(laid.length);
    await expect(page.locator('.pile-fresh .card').first()).toHaveCSS('outline-style', 'solid');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await layWord()).length).toBeGreaterThan(0);
    expect(await flights(), 'where no motion is wished').toEqual([]);
  });
});

const widerThanSeat = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.seat')
    .evaluateAll((seats) =>
      seats.filter((seat) => seat.scrollWidth > seat.clientWidth).map(({ textContent }) => textContent ?? ''),
    );

const widerThanScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
          .map((each) => each.outerHTML.slice(0, 100)),
  );

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing is wider than the narrowest screen', async ({ page }) => {
    await stackChance(page, 7);
    for (const path of ['/settings', '/replay', `/games/${letters.id}`]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      for (const part of await page.locator('.plan-part > summary').all()) await part.click();
      expect(await widerThanScreen(page), path).toEqual([]);
    }
    await page.goto('/games/last-word-standing');
    const table = page.locator('.rules-table');
    await expect(table).toBeVisible();
    expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth), 'a table of the rules').toBe(0);
    await startFromShelf(page, 'Turnover');
    await playTurns(page, 1);
    await playOn(page);
    expect(await widerThanScreen(page), 'at the table').toEqual([]);
    await page.locator('#composer').fill('xyzzy');
    await page.keyboard.press('Enter');
    await expect(page.locator('.composer-says span')).toBeVisible();
    expect(await widerThanScreen(page), 'where something is refused').toEqual([]);
    await page.locator('#composer').fill('resign');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await widerThanScreen(page), 'the result').toEqual([]);
    await page.getByRole('link', { name: 'Deckle' }).click();
    await expect(heading(page)).toBeVisible();
    expect(await widerThanScreen(page), 'the shelf').toEqual([]);
    await startFromShelf(page, 'Wordical');
    await playTurns(page, 3);
    await page.locator('.seat .clock').first().waitFor();
    expect(await widerThanSeat(page), 'points and clock in a seat').toEqual([]);
  });
});

test.describe('huge cards on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  async function see(page: Page, scene: string): Promise<void> {
    await stackChance(page, 7);
    await scenes.find(({ name }) => name === scene)?.open(page);
    await page.evaluate(() => {
      const [key, newValue] = ['deckle settings', '{"cards":"huge"}'] as const;
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-cards', 'huge');
  }

  test('many rows lie beside each other, none over another or outside', async ({ page }) => {
    await see(page, 'table Split Run');
    const wide = await page
      .locator('.row-row')
      .evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('.pile')].some(
            (pile) => pile.getBoundingClientRect().right > row.getBoundingClientRect().right + 1,
          )
            ? [row.textContent]
            : [],
        ),
      );
    expect(wide).toEqual([]);
  });

  test('a short word is one line', async ({ page }) => {
    await see(page, 'table challenge');
    const lines = await page
      .locator('.row-row .pile')
      .evaluateAll((piles) => new Set(piles.map((each) => Math.round(each.getBoundingClientRect().bottom))).size);
    expect(lines).toBe(1);
  });
});
