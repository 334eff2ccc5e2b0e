import { games } from '@deckle/games';
import { waysOf } from '@deckle/words';
import { startFromPage } from './plan.ts';
import { playOn, takeHint } from './player.ts';
import { expect, stopTime, test } from './table.ts';

const TURNS = 3;
const unusual = games.map((game) => ({
  game,
  ways: waysOf(game).filter((options) => Object.keys(options).length > 0),
}));

/** Every way to play that is not the usual one (those are played to their end): chosen on the page of its game. */
for (const { game, ways } of unusual.filter((each) => each.ways.length > 0)) {
  test(`${game.name} in its other ways`, async ({ page }) => {
    // In a race nobody else is quicker.
    await stopTime(page, 7);
    for (const way of ways) {
      await test.step(JSON.stringify(way), async () => {
        await startFromPage(page, game, way);
        const chosen = await page.locator('.table-chosen').innerText();
        expect(chosen.split(' · ').length, chosen).toBe(Object.keys(way).length);
        for (const value of Object.values(way)) if (typeof value === 'number') expect(chosen).toContain(`: ${value}`);
        const said: string[] = [];
        for (let turn = 0; turn < TURNS && (await playOn(page)) === 'asked'; turn++) {
          said.push(...(await takeHint(page)));
        }
        const words = said.flatMap((line) => line.match(/\b[A-Z]{2,}\b/g) ?? []);
        const own = page.getByRole('complementary').locator('.line', { hasText: /^You[: ]/ });
        const told = async (): Promise<boolean> => {
          const lines = (await own.allInnerTexts()).join(' ');
          return words.some((word) => lines.includes(word));
        };
        await expect.poll(told, `the log tells of ${said.join('; ')}`).toBe(true);
      });
    }
  });
}

test('with the usual ones these are all ways to play', () => {
  expect(unusual.flatMap(({ ways }) => ways).length + games.length).toBeGreaterThanOrEqual(38);
});
