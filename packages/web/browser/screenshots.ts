// `npm run screenshots`: every screen, narrow and wide, in every theme, into the folder screenshots/ to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@deckle/games';
import { type Browser, launch, type Page } from './launch.ts';
import { hintedCommand, playToTheEnd } from './player.ts';
import serve from './serve.ts';
import { stackChance } from './table.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const SIZES = { narrow: { width: 360, height: 780 }, wide: { width: 1280, height: 900 } } as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

type Shoot = (name: string) => Promise<void>;

/** The screens of a table, one after the other. */
async function shootTable(page: Page, name: string, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${name}`, exact: true }).press('Enter');
  await page.getByLabel('Your word or command').waitFor();
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('.seat-me.seat-asked').waitFor();
    const command = await hintedCommand(page);
    if (command === null) break;
    await page.getByLabel('Your word or command').fill(command);
    await page.waitForTimeout(300);
    await shoot(`table ${name} ${turn} composing`);
    await page.getByLabel('Your word or command').press('Enter');
    await page.waitForTimeout(900);
  }
  await shoot(`table ${name}`);
}

async function shootAll(browser: Browser, size: keyof typeof SIZES, theme: (typeof THEMES)[number]): Promise<void> {
  const { DECKLE_URL: baseURL = '' } = process.env;
  const page = await browser.newPage({ viewport: SIZES[size], baseURL });
  await page.addInitScript(
    (chosen) => localStorage.setItem('deckle settings', JSON.stringify({ theme: chosen })),
    theme,
  );
  await stackChance(page, 7);
  const to = join(folder, `${theme} ${size}`);
  mkdirSync(to, { recursive: true });
  const shoot: Shoot = async (name) => {
    await page.screenshot({ path: join(to, `${name}.png`), fullPage: true });
  };
  for (const [name, path] of [
    ['shelf', '/'],
    ['settings', '/settings'],
    ['records', '/replay'],
    ['nowhere', '/nowhere'],
    ...games.map(({ id }) => [`game ${id}`, `/games/${id}`] as const),
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    await shoot(name);
  }
  for (const { name } of games) await shootTable(page, name, shoot);
  await playToTheEnd(page);
  await shoot('result');
  await page.close();
}

const browser = await launch(console.log);
if (browser !== null) {
  const stop = await serve();
  const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  for (const theme of THEMES) await Promise.all(sizes.map((size) => shootAll(browser, size, theme)));
  await browser.close();
  stop();
  console.log(`Look at ${folder}`);
}
