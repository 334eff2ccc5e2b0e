import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, launch, type Page } from '../../packages/web/browser/launch.ts';
import serve from '../../packages/web/browser/serve.ts';
import type { Composed } from '../../packages/web/src/table/news.ts';
import { median } from '../lexicon/support.ts';
import type { Row } from '../report.ts';

/** The first game of the shelf with ten cards a hand, as anybody would start it. */
const GAME = 'Eight It All';
const KB = 1024;
const SLOW_DOWN = 4;
const TEN_MBIT = (10 * KB * KB) / 8;

/** The app in a real browser, against the aims of its issue. */
export async function benchApp(): Promise<readonly Row[]> {
  const browser = await launch(console.log);
  if (browser === null) return [];
  const stop = await serve();
  try {
    return [...firstFiles(), ...(await firstLoad(browser)), ...(await atTheTable(browser))];
  } finally {
    await browser.close();
    await stop();
  }
}

const row = (what: string, value: number, most: number, unit: string): Row => ({
  name: `${what}, against ${most} ${unit}`,
  ratio: value / most,
  bound: 1,
  better: 'lower',
  detail: `${value.toFixed(1)} ${unit}`,
});

/** What the page loads before anything is clicked, packed. */
function firstFiles(): readonly Row[] {
  const dist = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url));
  const html = readFileSync(`${dist}index.html`, 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  if (scripts.length === 0) throw new Error(`no scripts in ${readdirSync(dist).join(' ')}`);
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0);
  return [row('initial JavaScript, gzipped', bytes / KB, 200, 'KB')];
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: TEN_MBIT,
    uploadThroughput: TEN_MBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** From an empty cache to a table one can play at: the address, and one click. */
async function firstLoad(browser: Browser): Promise<readonly Row[]> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript(clickFirst);
    await page.goto(process.env['DECKLE_URL'] as string, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => (window as unknown as Loaded).usable, null, { polling: 200 });
    times.push((await usable.jsonValue()) as number);
    await context.close();
  }
  return [row(`first load to a usable table, ${SLOW_DOWN}× slower and 10 Mbit/s`, median(times), 2500, 'ms')];
}

interface Loaded {
  usable?: number;
}

/** Runs in the page: presses the first button as soon as it is there, and waits for the line to type in. */
function clickFirst(): void {
  let isClicked = false;
  new MutationObserver((_changes, watch) => {
    const button = document.querySelector<HTMLElement>('.hero .button');
    if (!isClicked && button !== null) {
      isClicked = true;
      requestAnimationFrame(() => setTimeout(() => button.click()));
    }
    if (document.getElementById('composer') === null) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as unknown as Loaded).usable = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** Keys, bots and long tasks during a game, without slow-down. */
async function atTheTable(browser: Browser): Promise<readonly Row[]> {
  const page = await browser.newPage();
  // How long a bot lets a word be seen is a matter of taste; what is measured is how long it takes.
  await page.addInitScript(() => localStorage.setItem('deckle settings', '{"bots":"quick"}'));
  await page.addInitScript(watchPage);
  await page.goto(process.env['DECKLE_URL'] as string);
  await page.getByRole('button', { name: `Play now: ${GAME}`, exact: true }).click();
  await page.locator('.seat-me.seat-asked').waitFor();
  await page.evaluate(() => (window as unknown as Watched).tasks.splice(0));
  const keys = await timeKeys(page);
  const bots = await timeBots(page);
  const tasks = await page.evaluate(() => (window as unknown as Watched).tasks);
  const slowest = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.99)] ?? 0;
  return [
    row(`a key in the composer until the verdict on it is painted, median of ${keys.length}`, median(keys), 16, 'ms'),
    row('the same, the 99th of a hundred', slowest, 50, 'ms'),
    row("from a bot's turn on the screen to its play there, set to go on at once, median", median(bots), 300, 'ms'),
    row('the longest task on the main thread', Math.max(0, ...tasks), 100, 'ms'),
  ];
}

/** What the worker says to a draft, as far as it is looked for. */
type Verdict = Pick<Composed, 'draft' | 'refusal' | 'points'>;

interface Watched {
  readonly tasks: number[];
  readonly keys: number[];
  readonly bots: number[];
}

/**
 * Runs in the page: long tasks, the time from each key until what the worker says to the text typed is painted, and from
 * a bot's turn, or its last play in that turn, to its next one.
 */
function watchPage(): void {
  const [tasks, keys, bots]: [number[], number[], number[]] = [[], [], []];
  Object.assign(window, { tasks, keys, bots });
  const seen = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  seen.observe({ type: 'longtask' });
  /** What the worker has said to each text. */
  const verdicts = new Map<string, Verdict>();
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent) {
      const told = data?.get?.call(this) as { readonly value?: Partial<Verdict> } | null;
      if (told?.value?.draft !== undefined) verdicts.set(told.value.draft.text, told.value as Verdict);
      return told;
    },
  });
  let pressed = 0;
  const press = ({ key, timeStamp }: KeyboardEvent): void => {
    pressed = timeStamp;
    if (key === 'Escape') verdicts.clear();
  };
  addEventListener('keydown', press, { capture: true });
  let awaited = 0;
  const take = ({ target }: Event): void => {
    cancelAnimationFrame(awaited);
    awaitPaint((target as HTMLInputElement).value, pressed, keys.push(Number.POSITIVE_INFINITY) - 1);
  };
  addEventListener('input', take, { capture: true });
  /** Once the frame that shows the verdict has been made. */
  function awaitPaint(text: string, since: number, at: number): void {
    awaited = requestAnimationFrame(() => {
      const verdict = verdicts.get(text);
      if (verdict === undefined || !isShown(verdict)) return awaitPaint(text, since, at);
      setTimeout(() => {
        keys[at] = performance.now() - since;
      });
    });
  }
  function isShown({ refusal, points }: Verdict): boolean {
    const isGood = document.querySelector('.composer-good') !== null;
    const button = document.querySelector('.composer-line .button')?.textContent;
    const says = document.querySelector('.composer-says')?.textContent;
    return refusal === null
      ? isGood && ((points ?? 0) === 0 || button === `Play for ${points}`)
      : !isGood && says === refusal.rule;
  }
  /** While it is not the viewer's turn: how much had happened, and when that was seen. */
  let last: { readonly acts: number; readonly at: number } | null = null;
  new MutationObserver(() => {
    const isMine = document.querySelector('.seat-me.seat-asked') !== null;
    const acts = document.querySelector('.moments')?.childElementCount ?? 0;
    if (last !== null && acts > last.acts) bots.push(performance.now() - last.at);
    if (last === null || acts > last.acts) last = isMine ? null : { acts, at: performance.now() };
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
}

/** How long a person holds a key down; letting go at once would make the browser put a frame in between. */
const HELD = 60;

/** Types the letters of the hand in turn, as words and as no words. */
async function timeKeys(page: Page): Promise<readonly number[]> {
  const faces = (await page.locator('.hand .card-letters').allInnerTexts()).filter((face) => /^[A-Z]$/.test(face));
  for (let round = 0; round < 12; round++) {
    const letters = faces.map((_, at) => faces[(at * 3 + round) % faces.length] ?? '');
    for (const letter of letters) {
      await page.keyboard.press(letter, { delay: HELD });
      await page.waitForTimeout(60);
    }
    await page.keyboard.press('Escape');
  }
  return page.evaluate(() => (window as unknown as Watched).keys);
}

/** Passes some turns: each time the bot has its turn, and it comes back. */
async function timeBots(page: Page): Promise<number[]> {
  await page.evaluate(() => (window as unknown as Watched).bots.splice(0));
  for (let turn = 1; turn <= 8; turn++) {
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.waitForFunction((count) => (window as unknown as Watched).bots.length >= count, turn);
    await page.locator('.seat-me.seat-asked').waitFor();
  }
  return page.evaluate(() => (window as unknown as Watched).bots);
}
