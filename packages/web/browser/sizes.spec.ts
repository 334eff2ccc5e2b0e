import { expectFits } from './fits.ts';
import { scenes } from './scenes.ts';
import { TELEPHONE } from './sight.ts';
import { stackChance, test } from './table.ts';

/** Every table is looked at on a narrower screen, where it is checked for everybody: `games.spec.ts`, `screens.spec.ts`. */
const SCENES = ['shelf', 'settings', 'game options', 'table Double Cross', 'result'];

test.use({ viewport: TELEPHONE });
for (const name of SCENES) {
  test(`letters are large enough to be read, and targets to be hit: ${name}`, async ({ page }) => {
    await stackChance(page, 7);
    await scenes.find((scene) => scene.name === name)?.open(page);
    await expectFits(page, name);
  });
}
