import { games } from '@deckle/games';
import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { button, composer } from './people.ts';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { scenes } from './scenes.ts';
import { DESK, expectUncovered, TELEPHONE } from './sight.ts';
import { announced, expect, stackChance, stopTime, test } from './table.ts';

test.use({ newcomer: true });

const aimOf = (name: string): string => games.find((game) => game.name === name)?.about.aim ?? '';
const told = (page: Page) => page.getByRole('group', { name: 'What to do' });

for (const viewport of [DESK, TELEPHONE]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a newcomer is told what to do until they know it, once and for all', async ({ page }) => {
      await stopTime(page, 7);
      await startFromShelf(page, 'OW');
      await playOn(page);
      await expect(told(page)).toContainText(aimOf('OW'));
      await expectUncovered(page, 'with what to do above');
      expect(await faults(page)).toEqual([]);
      expect((await announced(page)).filter((text) => text === aimOf('OW'))).toHaveLength(1);
      await page.keyboard.press('Escape');
      await playTurns(page, 2);
      await playOn(page);
      await expect(told(page)).toBeVisible();
      await button(page, 'Got it').press('Enter');
      await expect(told(page)).toBeHidden();
      await expect(composer(page)).toBeFocused();
      await page.goto('/');
      await startFromShelf(page, 'OW');
      await playOn(page);
      await expect(button(page, 'Hint')).toBeVisible();
      await expect(told(page)).toBeHidden();
      await composer(page).fill('aim');
      await composer(page).press('Enter');
      await expect(told(page)).toContainText(aimOf('OW'));
    });
  });
}

test.describe('on a high screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const name of ['table Positive-Negative', 'table Split Run', 'table full', 'table summary'])
    test(`what a newcomer is told is all in sight, or there is at most a button: ${name}`, async ({ page }) => {
      await stackChance(page, 7);
      await scenes.find((scene) => scene.name === name)?.open(page);
      const covered = (): Promise<readonly string[]> =>
        page.evaluate(() => {
          const edge = document.querySelector('.desk')?.getBoundingClientRect().top ?? 0;
          return [...document.querySelectorAll('.aim, .aim-elsewhere')]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > edge)
            .map(({ className }) => className);
        });
      await expect.poll(covered).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

test('another game tells its own; what is asked first is told too, and what is wanted instead of something else', async ({
  page,
}) => {
  await stopTime(page, 7);
  await startFromShelf(page, 'Letters');
  await playOn(page);
  const first = 'First take a card: draw one from the deck or take the top discard.';
  await expect(told(page)).toContainText(first);
  await expect(composer(page)).toHaveAttribute('placeholder', 'Draw or take a card');
  await button(page, 'Got it').press('Enter');
  await composer(page).fill('CAT');
  await composer(page).press('Enter');
  await expect(page.locator('.composer-says')).toContainText(first);
  await expect(page.locator('.composer-says')).not.toContainText('discard,');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Take the [A-Z]+$/ })).toBeVisible();
  await button(page, 'Draw from the deck').press('Enter');
  await expect(composer(page)).toHaveAttribute('placeholder', 'Go out or discard');
});

test.describe('for those who know the game', () => {
  test.use({ newcomer: false });

  test('a card with a name says what it does: by its description, under the pointer, and when it is touched', async ({
    page,
  }) => {
    await stopTime(page, 7);
    await startFromShelf(page, 'Last Word Standing');
    await playOn(page);
    const { cards = {} } = games.find(({ id }) => id === 'last-word-standing')?.about ?? {};
    const card = page.getByRole('region', { name: 'Actions' }).getByRole('option').first();
    const face = (await card.locator('.card-letters').innerText()).trim();
    const does = cards[face] ?? '';
    await expect(card).toHaveAccessibleDescription(does);
    await expect(card).toHaveAccessibleName(new RegExp(`^${face.toLowerCase()}, first of`));
    await expect(card.locator('.card')).toHaveAttribute('title', does);
    await card.click();
    await expect(page.locator('.composer-says')).toHaveText(`${face}: ${does}`);
    await page.keyboard.press('Escape');
    await composer(page).fill('deck');
    await composer(page).press('Enter');
    await expect(page.getByRole('dialog')).toContainText(cards['CLEAN SWEEP'] ?? '');
  });
});
