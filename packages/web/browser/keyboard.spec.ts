import type { Page } from '@playwright/test';
import { expect, stackChance, test } from './table.ts';

/** What has the focus: what it is and what it is called; nothing where that is the page itself. */
const inFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (here === null || here === document.body) return '';
    const title = (here.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const label = 'labels' in here ? ((here as HTMLInputElement).labels?.[0]?.textContent ?? '') : '';
    const name = here.getAttribute('aria-label') ?? (title.join('') || label || here.textContent);
    return `${here.getAttribute('role') ?? here.tagName.toLowerCase()}: ${name.trim()}`;
  });

/** More stops than any page has. */
const MANY = 150;

/** From where one is with Tab alone; each stop on the way has the focus. */
async function tabTo(page: Page, wanted: RegExp, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MANY && !wanted.test(passed.at(-1) ?? ''); stop++) {
    await page.keyboard.press(by);
    passed.push(await inFocus(page));
    // From the last stop the browser itself goes round by the page.
    expect(passed.slice(-2), passed.slice(-3).join(' → ')).not.toEqual(['', '']);
  }
  expect(passed.at(-1), `a way by Tab: ${passed.slice(0, 40).join(' → ')}`).toMatch(wanted);
}

/** A key, after which the focus comes to this; it is never left on the page itself. */
async function press(page: Page, key: string, leadsTo: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => inFocus(page), key).toMatch(leadsTo);
}

/** While this goes on, nobody presses anything, and the focus stays on the very thing it is on. */
async function stays(page: Page, what: string, goesOn: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await goesOn();
  const isSame = (held: Element | null): boolean => held === document.activeElement && held !== document.body;
  expect(await before.evaluate(isSame), `${what}: the focus is on ${await inFocus(page)}`).toBe(true);
}

const MOMENT = /^button: Look at this moment/;
const WORD = /^button: [A-Z]+: look it up$/;
const CHALLENGED = /^input: .*challenge/i;
const LINE = /^input: Your word or command$/;
const exactly = (name: string): RegExp => new RegExp(`^${RegExp.escape(name)}$`);
const asked = (page: Page) => page.locator('.seat-me.seat-asked').waitFor();
const moments = (page: Page) => page.locator('.moments > li').count();

/** What was played is told, and it is one's turn again. */
async function answered(page: Page, before: number): Promise<void> {
  await expect.poll(() => moments(page)).toBeGreaterThan(before);
  await asked(page);
}

/** Asks for hints until one is a play, which is read where it stands. */
async function hinted(page: Page): Promise<string> {
  const hint = page.getByRole('group', { name: 'Hint' });
  for (let step = 0; step < 3; step++) {
    const before = (await hint.isVisible()) ? await hint.innerText() : '';
    await stays(page, 'a hint', async () => {
      await page.keyboard.press('9');
      await expect.poll(async () => ((await hint.isVisible()) ? hint.innerText() : before)).not.toBe(before);
    });
    const put = hint.locator('[data-command]');
    const command = (await put.count()) === 0 ? null : await put.getAttribute('data-command');
    if (command !== null) return command;
  }
  throw new Error('no hint is a play');
}

test('from the first load by nothing but keys: a table, turns, a hint, a refusal, the log, an answer', async ({
  page,
}) => {
  await stackChance(page, 7);
  await page.goto('/');
  await tabTo(page, /^button: Play .* now$/);
  await press(page, 'Enter', /^h1: /);
  await stays(page, 'the others begin', () => asked(page));

  const command = await hinted(page);
  let before = await moments(page);
  await tabTo(page, LINE);
  await stays(page, 'a word is played', async () => {
    await page.keyboard.type(command);
    await page.keyboard.press('Enter');
    await answered(page, before);
  });

  // A refusal leaves what is typed, and Escape takes it back.
  await stays(page, 'a refusal', async () => {
    await page.keyboard.type('xyzzy');
    await page.keyboard.press('Enter');
    await page.locator('.composer-says > span').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('#composer')).toHaveValue('');
  });

  // What is advised is put in by its button.
  await hinted(page);
  await tabTo(page, /^button: Put it in$/, 'Shift+Tab');
  await press(page, 'Enter', LINE);
  before = await moments(page);
  await stays(page, 'what was advised is played', async () => {
    await page.keyboard.press('Enter');
    await answered(page, before);
  });

  // The log is one stop; arrows lead through it, to what a word means and back.
  await tabTo(page, MOMENT);
  const newest = await inFocus(page);
  await press(page, 'ArrowDown', MOMENT);
  expect(await inFocus(page)).not.toBe(newest);
  await press(page, 'ArrowUp', exactly(newest));
  for (let down = 0; down < 3 && !WORD.test(await inFocus(page)); down++) {
    await page.keyboard.press('ArrowLeft');
    if (!WORD.test(await inFocus(page))) await press(page, 'ArrowDown', MOMENT);
  }
  const word = await inFocus(page);
  expect(word).toMatch(WORD);
  await press(page, 'Enter', /^(alert)?dialog: /);
  await press(page, 'Escape', exactly(word));
  await press(page, 'ArrowRight', /^button: /);

  // Another table, where words may be challenged: what the others lay is asked about, and the answer is a button.
  await tabTo(page, /^a: Deckle$/, 'Shift+Tab');
  await press(page, 'Enter', /^h1: /);
  await tabTo(page, /^a: Rules and options of Profit & Loss$/);
  await press(page, 'Enter', /^h1: Profit & Loss/);
  await tabTo(page, /^summary: Which words count/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^input: .*is refused/);
  for (let down = 0; down < 3 && !CHALLENGED.test(await inFocus(page)); down++) await page.keyboard.press('ArrowDown');
  expect(await inFocus(page)).toMatch(CHALLENGED);
  await tabTo(page, /^button: Deal the cards$/);
  await press(page, 'Enter', /^h1: /);
  await asked(page);
  const advice = await hinted(page);
  // A letter goes to the line, wherever the focus is.
  await press(page, advice.slice(0, 1), LINE);
  await page.keyboard.type(advice.slice(1));
  await page.keyboard.press('Enter');
  const allow = page.getByRole('button', { name: 'Allow', exact: true });
  await stays(page, 'a word is laid', () => allow.waitFor());
  await tabTo(page, /^button: Allow$/, 'Shift+Tab');
  await press(page, 'Enter', LINE);
  await stays(page, 'one goes on', () => asked(page));
});
