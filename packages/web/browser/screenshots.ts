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

const TELEVISION = { width: 1920, height: 1080 };

type Settings = { readonly [name: string]: string };

interface Window {
  readonly size: { readonly width: number; readonly height: number };
  /** What is set, by the name of the look. */
  readonly looks: { readonly [look: string]: Settings };
  /** The reader has made all letters twice as large, as browsers let them. */
  readonly isLarge?: true;
}

const THEMES = { light: {}, dark: { theme: 'dark' }, contrast: { theme: 'contrast' } };
const OTHERS = { 'left-handed': { side: 'left' }, 'huge cards': { cards: 'huge' }, braille: { braille: 'every' } };

const WINDOWS: readonly Window[] = [
  {
    size: PHONE,
    looks: withSize('narrow', { ...THEMES, ...OTHERS, 'small cards': { cards: 'small' } }),
  },
  { size: DESK, looks: withSize('wide', { ...THEMES, ...OTHERS }) },
  { size: PHONE, looks: { 'large text narrow': {} }, isLarge: true },
  { size: { width: 640, height: 450 }, looks: { 'enlarged twice wide': {} } },
  { size: { width: 740, height: 360 }, looks: { landscape: {} } },
  { size: { width: 320, height: 568 }, looks: { tiny: {} } },
  { size: TELEVISION, looks: { television: {} } },
];

function withSize(size: string, looks: Window['looks']): Window['looks'] {
  return Object.fromEntries(Object.entries(looks).map(([look, settings]) => [`${look} ${size}`, settings]));
}

/** A scene in a window, in every look that is wanted: to get there takes longer than to dress it. */
interface Sitting {
  readonly window: Window;
  readonly scene: Scene;
  readonly looks: readonly string[];
}

async function shoot(browser: Browser, { window: { size, looks: settingsOf }, scene, looks }: Sitting): Promise<void> {
  const { DECKLE_URL: baseURL = '' } = process.env;
  const page = await browser.newPage({
    viewport: size,
    // Telephones have finer dots.
    deviceScaleFactor: size === DESK || size === TELEVISION ? 1 : 2,
    baseURL,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => localStorage.setItem('deckle settings', '{"theme":"light","bots":"quick"}'));
  // In quick time no connection would last.
  if (scene.isOnline !== true) await stackChance(page, 7);
  try {
    await scene.open(page);
    for (const look of looks) {
      const to = join(folder, look);
      mkdirSync(to, { recursive: true });
      await page.evaluate(dress, { theme: 'light', ...settingsOf[look] });
      await page.screenshot({ path: join(to, `${scene.name}.png`), fullPage: scene.isPage === true });
      console.log(`${look}: ${scene.name}`);
    }
  } catch (error) {
    console.log(`${looks.join(', ')}: ${scene.name} was not reached: ${String(error).split('\n')[0]}`);
  }
  // What is still being fetched is not waited for.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

/** Runs in the page: as if it had been set in another tab. Shown once what moves because of it has come to rest. */
async function dress(settings: Settings): Promise<void> {
  const [key, newValue] = ['deckle settings', JSON.stringify(settings)];
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await new Promise((rest) => setTimeout(rest, 300));
}

const wanted = process.argv.slice(2);
const isWanted = (look: string, scene: Scene): boolean =>
  wanted.every((part) => look.includes(part) || scene.name.includes(part));
const todo = WINDOWS.flatMap((window) =>
  scenes.map((scene): Sitting => {
    const looks = Object.keys(window.looks).filter((look) => isWanted(look, scene));
    return { window, scene, looks };
  }),
).filter(({ looks }) => looks.length > 0);

/** Two at a time, as many as keep a small machine busy. */
async function work(): Promise<void> {
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const browser = next.window.isLarge === true ? large : usual;
    if (browser !== null) await shoot(browser, next);
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
