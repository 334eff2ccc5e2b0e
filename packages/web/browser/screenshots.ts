/**
 * `npm run screenshots`: every screen, in every look, into the folder screenshots/ to be looked at. Words after `--` are
 * parts of the names of looks and screens: `npm run screenshots -- dark table` makes the tables in the dark only.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, LARGE_LETTERS, launch } from './launch.ts';
import { type Scene, scenes } from './scenes.ts';
import serve from './serve.ts';
import { stackChance } from './table.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly settings: { readonly [name: string]: string };
  /** The reader has made all letters twice as large, as browsers let them. */
  readonly isLarge?: true;
}

const LOOKS: { readonly [name: string]: Look } = {
  ...Object.fromEntries(
    ['light', 'dark', 'contrast'].flatMap((theme): readonly (readonly [string, Look])[] => [
      [`${theme} narrow`, { size: PHONE, settings: { theme } }],
      [`${theme} wide`, { size: DESK, settings: { theme } }],
    ]),
  ),
  'left-handed narrow': { size: PHONE, settings: { side: 'left' } },
  'left-handed wide': { size: DESK, settings: { side: 'left' } },
  'huge cards narrow': { size: PHONE, settings: { cards: 'huge' } },
  'huge cards wide': { size: DESK, settings: { cards: 'huge' } },
  'small cards narrow': { size: PHONE, settings: { cards: 'small' } },
  'braille narrow': { size: PHONE, settings: { braille: 'every' } },
  'braille wide': { size: DESK, settings: { braille: 'every' } },
  'large text narrow': { size: PHONE, settings: {}, isLarge: true },
  'enlarged twice wide': { size: { width: 640, height: 450 }, settings: {} },
  landscape: { size: { width: 740, height: 360 }, settings: {} },
  tiny: { size: { width: 320, height: 568 }, settings: {} },
};

async function shoot(browser: Browser, name: string, { size, settings }: Look, scene: Scene): Promise<void> {
  const { DECKLE_URL: baseURL = '' } = process.env;
  const page = await browser.newPage({
    viewport: size,
    // Telephones have finer dots.
    deviceScaleFactor: size === DESK ? 1 : 2,
    baseURL,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(15_000);
  await page.addInitScript((kept) => localStorage.setItem('deckle settings', JSON.stringify(kept)), {
    theme: 'light',
    ...settings,
  });
  // In quick time no connection would last.
  if (scene.isOnline !== true) await stackChance(page, 7);
  const to = join(folder, name);
  mkdirSync(to, { recursive: true });
  try {
    await scene.open(page);
    await page.screenshot({ path: join(to, `${scene.name}.png`), fullPage: scene.isPage === true });
    console.log(`${name}: ${scene.name}`);
  } catch (error) {
    console.log(`${name}: ${scene.name} was not reached: ${String(error).split('\n')[0]}`);
  }
  // What is still being fetched is not waited for.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

const wanted = process.argv.slice(2);
const isWanted = (look: string, scene: Scene): boolean =>
  wanted.every((part) => look.includes(part) || scene.name.includes(part));
const todo = Object.entries(LOOKS).flatMap(([name, look]) =>
  scenes.filter((scene) => isWanted(name, scene)).map((scene) => ({ name, look, scene })),
);

/** Two at a time, as many as keep a small machine busy. */
async function work(): Promise<void> {
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const browser = next.look.isLarge === true ? large : usual;
    if (browser !== null) await shoot(browser, next.name, next.look, next.scene);
  }
}

const usual = await launch(console.log);
const large = usual === null ? null : await launch(console.log, [LARGE_LETTERS]);
if (usual !== null) {
  // Whoever has a server running tells where: it is not built again then.
  const stop = process.env['DECKLE_URL'] === undefined ? await serve() : () => undefined;
  await Promise.all([work(), work()]);
  await Promise.all([usual.close(), large?.close()]);
  await stop();
  console.log(`Look at ${folder}`);
}
