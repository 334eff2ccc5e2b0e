import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, takeHint } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const sealed = games.find(({ name }) => name === 'Profit & Loss') as Game;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A turn, after which the word of the other player is on trial. */
async function untilTrial(page: Page): Promise<void> {
  await takeHint(page);
  await playOn(page);
  await expect(button(page, 'Allow')).toBeVisible();
}

test('whoever presses what then is gone has a place to go on from', async ({ page }) => {
  await stackChance(page, 7);
  await startFromPage(page, sealed, { checking: 'challenge' });
  await playOn(page);
  const composer = page.locator('#composer');
  await untilTrial(page);
  await button(page, 'Allow').press('Enter');
  await expect(button(page, 'Allow')).toBeHidden();
  await expect(composer, 'an answer by key').toBeFocused();

  await hintedCommand(page);
  await button(page, 'Close: Hint').press('Enter');
  await expect(page.getByRole('group', { name: 'Hint' })).toBeHidden();
  await expect(composer, 'a hint that was read').toBeFocused();
  await hintedCommand(page);
  await button(page, 'Put it in').press('Enter');
  await expect(composer, 'a hint that is used').toBeFocused();
  await expect(composer).toHaveValue(/\w/);
  await composer.press('Escape');

  await untilTrial(page);
  await button(page, 'Allow').click();
  await expect(button(page, 'Allow')).toBeHidden();
  await expect(page.locator('.desk'), 'an answer by pointer brings no keyboard up').toBeFocused();

  for (const name of ['Resign', 'Resign for good']) await button(page, name).press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the end of the game').toBeFocused();
});
