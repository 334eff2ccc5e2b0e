import { games } from '@deckle/games';
import { expect, test } from './table.ts';
import { playToTheEnd, startFromShelf } from './player.ts';

/** Every game there is, from the shelf to its result, by keyboard alone. */
for (const { name } of games) {
  test(`${name} can be played by keyboard from the shelf to the result`, async ({ page }) => {
    await startFromShelf(page, name);
    await playToTheEnd(page);
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
}
