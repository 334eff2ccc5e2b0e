import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Page } from '@playwright/test';
import { listenLive } from './live.ts';
import { startFromPage } from './plan.ts';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { announced, expect, inWorker, overhear, stackChance, test } from './table.ts';

const GAME = 'Turnover';
const composer = '#composer';

/** How many tones have been started. */
async function listenTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function strike(...when) {
      (window as unknown as { tones: number }).tones++;
      return start.apply(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

const turn = async (page: Page): Promise<void> => {
  await playTurns(page, 1);
  await playOn(page);
};

test('by keys: what was announced, one by one, and the meaning of a word', async ({ page }) => {
  await stackChance(page, 7);
  const voiced = await listenLive(page);
  await startFromShelf(page, GAME);
  await turn(page);
  const all = await announced(page);
  await page.keyboard.press('Escape');
  const panel = page.getByRole('group', { name: /^Announcement \d+ of \d+$/ });
  for (const [key, at] of [
    ['7', all.length],
    ['Alt+ArrowUp', all.length - 1],
    ['Alt+ArrowUp', all.length - 2],
    ['Alt+ArrowDown', all.length - 1],
    ['7', all.length],
    ['Alt+ArrowDown', all.length],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panel.locator('strong'), key).toHaveText(`Announcement ${at} of ${all.length}`);
    await expect(panel.locator('p')).toHaveText([all[at - 1] as string]);
    expect((await voiced()).at(-1)).toBe(all[at - 1]);
  }
  for (let back = 0; back <= all.length; back++) await page.keyboard.press('Alt+ArrowUp');
  await expect(panel.locator('p'), 'before the first there is none').toHaveText([all[0] as string]);

  const [, laid = ''] = /^Ada lays ([A-Z]+)/.exec(all.findLast((text) => text.startsWith('Ada lays ')) ?? '') ?? [];
  await page.keyboard.press('=');
  await expect(page.getByRole('dialog', { name: laid, exact: true }), 'the word laid last').toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator(composer).fill('earth');
  await page.keyboard.press('=');
  await expect(page.getByRole('dialog', { name: 'EARTH' }), 'the word that is typed').toContainText(/planet|soil/i);
  await page.keyboard.press('Escape');
  await expect(page.locator(composer)).toHaveValue('earth');
});

test('the clock runs down in sight, says when time is short, and tells it when asked', async ({ page }) => {
  await page.clock.install();
  await inWorker(page, 'performance.now = () => 0;');
  const voiced = await listenLive(page);
  const game = games.find(({ name }) => name === GAME) as Game;
  await startFromPage(page, game, { clock: 65 });
  await playOn(page);
  const clock = page.locator('.seat-me').getByRole('timer');
  const seconds = async (): Promise<number> => {
    const [minute, second] = (await clock.innerText()).split(':').map(Number);
    return (minute ?? 0) * 60 + (second ?? 0);
  };
  const warnings = async () => (await voiced()).filter((text) => /^\d+ seconds left\.$/.test(text));
  expect(await seconds()).toBeGreaterThan(55);
  await page.clock.runFor(20_000);
  expect(await seconds()).toBeLessThanOrEqual(45);
  expect(await warnings()).toEqual([]);
  await page.clock.runFor(20_000);
  await expect.poll(warnings).toEqual(['30 seconds left.']);
  await expect(clock).not.toHaveClass(/clock-short/);
  await page.keyboard.press('4');
  await expect(page.getByRole('group', { name: 'Time' })).toContainText(/^Time\s*(1\d|2[0-5]) seconds left\./);
  await page.clock.runFor(18_000);
  expect((await warnings()).slice(-1)).toEqual(['10 seconds left.']);
  await expect(clock).toHaveClass(/clock-short/);
});

test('how much is said and whether there are sounds is as was wished', async ({ page, context }) => {
  await stackChance(page, 7);
  const voiced = await listenLive(page);
  const tones = await listenTones(page);
  await startFromShelf(page, GAME);
  await playOn(page);
  // The first one takes longest.
  await expect.poll(tones).toBeGreaterThan(0);
  const settings = await context.newPage();
  await settings.goto('/settings');
  /** What is said from a turn to the next one, and how many tones are heard. */
  const saidAt = async (level: string): Promise<readonly [readonly string[], number]> => {
    await settings.locator('.seg', { hasText: level }).click();
    const before = [(await voiced()).length, await tones()] as const;
    await turn(page);
    // A sound begins a moment later.
    await page.waitForTimeout(300);
    return [(await voiced()).slice(before[0]), (await tones()) - before[1]];
  };
  const toggleSound = async (to: 'on' | 'off'): Promise<void> => {
    await page.keyboard.press('0');
    await expect(page.getByRole('group', { name: 'Sounds' })).toContainText(`Sounds are ${to}.`);
    expect((await voiced()).at(-1)).toBe(`Sounds are ${to}.`);
    await expect(
      settings.getByRole('radiogroup', { name: 'Sounds' }).getByRole('radio', { checked: true }),
    ).toHaveValue(to);
  };
  const OTHERS = expect.stringMatching(/^Ada draws \d+ cards?\.$/);
  const [normal, usual] = await saidAt('Normal');
  expect(normal).toContainEqual(OTHERS);
  expect(normal.at(-1)).toBe('Your turn: play a word, trade cards or pass.');
  expect(usual).toBeGreaterThan(0);
  await toggleSound('off');
  const [short, none] = await saidAt('Short');
  expect(short).toContainEqual(expect.stringMatching(/^Ada lays /));
  expect(short).not.toContainEqual(OTHERS);
  expect(short.at(-1)).toBe('Your turn.');
  expect(none).toBe(0);
  await toggleSound('on');
  const [full, again] = await saidAt('Full');
  expect(full).toContainEqual(OTHERS);
  expect(full).toContainEqual(expect.stringMatching(/^Deck: \d+ cards\.$/));
  expect(full).toContainEqual(expect.stringMatching(/^Hand, \d+ cards: /));
  expect(full.at(-1)).toMatch(/^Your turn: play a word, trade cards or pass\./);
  expect(again).toBeGreaterThan(0);
});

test('the page does not stand still for the first sound: the browser was asked before what can be heard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const { enumerateDevices } = MediaDevices.prototype;
    MediaDevices.prototype.enumerateDevices = async function () {
      const devices = await enumerateDevices.call(this);
      steps.push('asked');
      return devices;
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        steps.push('opened');
      }
    };
  });
  await startFromShelf(page, GAME);
  const steps = () => page.evaluate(() => (window as unknown as { readonly steps: readonly string[] }).steps);
  await expect.poll(steps).toEqual(['asked', 'opened']);
});

test('of a table that is drawn late, all is heard that happened before', async ({ page }) => {
  const voiced = await listenLive(page);
  await stackChance(page, 7);
  const overheard = await overhear(page);
  const { promise: isLate, resolve: draw } = Promise.withResolvers<void>();
  await page.route('**/assets/table-*.js', async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Word Lift', exact: true }).press('Enter');
  await expect.poll(async () => (await overheard()).some((text) => text.includes('Ada draws 2 cards'))).toBe(true);
  await expect(page.getByRole('region', { name: 'Players' })).toHaveCount(0);
  draw();
  await playOn(page);
  expect(await voiced()).toEqual(expect.arrayContaining(['Round 1: Ada starts.', 'Ada lays WALK.']));
});
