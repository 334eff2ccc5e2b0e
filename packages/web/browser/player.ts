import { expect, type Locator, type Page } from '@playwright/test';
import { stopTime } from './table.ts';

/**
 * By its id: to find it by its name, as `composer.spec.ts` does, every element of the page is looked at, and here it is
 * looked for several times a turn.
 */
const composer = (page: Page) => page.locator('#composer');

/** Two keys from the shelf to a dealt hand: the button, and Enter. */
export async function startFromShelf(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${name}`, exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
}

/** Somebody who takes every hint, by keyboard. `turn` is called before each of their turns with its number. */
export async function playToTheEnd(page: Page, turn?: (number: number) => Promise<void>): Promise<readonly string[]> {
  const said: string[] = [];
  for (let turns = 0; (await playOn(page)) === 'asked'; turns++) {
    await turn?.(turns);
    said.push(...(await takeHint(page)));
  }
  return said;
}

/** So many turns, or fewer if the game is over before. */
export async function playTurns(page: Page, count: number): Promise<void> {
  for (let turns = 0; turns < count && (await playOn(page)) === 'asked'; turns++) await takeHint(page);
}

/** Somebody who knows what to say in each turn, to the end of the game. `halfway` is called in the midst of it, with what comes next. */
export async function playScript(
  page: Page,
  lines: readonly string[],
  halfway: (line: string) => Promise<void>,
): Promise<void> {
  for (const [turn, line] of lines.entries()) {
    expect(await playOn(page), `a turn to say ${line}`).toBe('asked');
    if (turn === Math.floor(lines.length / 2)) await halfway(line);
    const before = await page.locator(MOMENTS).count();
    expect(await say(page, line), line).toBe('taken');
    // The line is empty at once; what has come of it is seen a moment later. An answer that is kept secret is not told.
    await page.waitForFunction(
      ([moments, count]) =>
        document.querySelectorAll(moments).length > count || document.querySelector('.seat-me.seat-asked') === null,
      [MOMENTS, before] as const,
      AT_LEISURE,
    );
  }
  expect(await playOn(page), 'nothing is left to say').toBe('over');
}

/** All that has happened, one item for each moment. */
const MOMENTS = '.moments > li';
/** As long as the test itself may take. At every frame, as is usual, looking would be more work than playing. */
const AT_LEISURE = { timeout: 0, polling: 20 };

/**
 * Waits until the player is asked or the game is over; where it waits for somebody who may only object, it goes on, and
 * where it waits for the next person at this screen, they are there; `handed` is called before.
 */
export async function playOn(page: Page, handed?: () => Promise<void>): Promise<'asked' | 'over'> {
  const curtain = page.getByRole('button', { name: /^I am / });
  for (;;) {
    const found = await page.waitForFunction(
      () => {
        if (document.querySelector('section[aria-label=Result]') !== null) return 'over';
        if (document.querySelector('.seat-me.seat-asked') !== null) return 'asked';
        if (document.querySelector('[role=alertdialog]') !== null) return 'handed';
        const isIdle = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Go on');
        return isIdle ? 'idle' : null;
      },
      undefined,
      AT_LEISURE,
    );
    const state = await found.jsonValue();
    if (state === 'over' || state === 'asked') return state;
    if (state === 'handed') {
      await handed?.();
      await curtain.press('Enter');
      await curtain.waitFor({ state: 'hidden' });
      continue;
    }
    const before = await page.locator(MOMENTS).count();
    if (await press(page, 'Go on')) await seen(page, before);
  }
}

/** To go on twice would pass over what comes next before it is told. What is kept secret is not told at all. */
async function seen(page: Page, before: number): Promise<void> {
  await page
    .waitForFunction(
      ([moments, count]) =>
        document.querySelectorAll(moments).length > count ||
        [...document.querySelectorAll('button')].every(({ textContent }) => textContent !== 'Go on'),
      [MOMENTS, before] as const,
      { timeout: 2000, polling: 20 },
    )
    .catch(() => {});
}

/** Enter on a button with this name, if it is still there: others may be quicker. */
async function press(page: Page, name: string): Promise<boolean> {
  const isThere = await page.evaluate((named) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === named);
    button?.focus();
    return button !== undefined;
  }, name);
  if (isThere) await page.keyboard.press('Enter');
  return isThere;
}

/** Types a line. What is refused stays there. */
async function say(page: Page, line: string): Promise<'taken' | 'refused'> {
  await composer(page).fill(line);
  await composer(page).press('Enter');
  const found = await page.waitForFunction(
    () => {
      const isGone = document.querySelector('#composer:not(:placeholder-shown)') === null;
      if (isGone || document.querySelector('[role=alertdialog]') !== null) return 'taken';
      return document.querySelector('.composer-says [role=alert], .composer-says span') === null ? null : 'refused';
    },
    undefined,
    AT_LEISURE,
  );
  return (await found.jsonValue()) ?? 'refused';
}

/** Says what the hint says, and gives it. In a race somebody may have been quicker: then the line is cleared, and it goes on. */
export async function takeHint(page: Page): Promise<readonly string[]> {
  const command = await hintedCommand(page);
  if (command === null) return [];
  if ((await say(page, command)) === 'refused') {
    await composer(page).press('Escape');
    return [];
  }
  // The line is empty at once; the hint goes when the next moment is seen.
  await page.waitForFunction((hint) => document.querySelector(hint) === null, HINT, AT_LEISURE);
  return [command];
}

const HINT = '[role=group][aria-label=Hint]';

/** The third hint is a command; where a word is on trial there is none, and it is allowed. */
export async function hintedCommand(page: Page): Promise<string | null> {
  let text = '';
  for (let step = 0; step < 8; step++) {
    if (!(await press(page, 'Hint'))) return null;
    text = await hintAfter(page, text);
    const put = page.locator(`${HINT} [data-command]`);
    const command = (await put.count()) === 0 ? null : await put.getAttribute('data-command').catch(() => null);
    if (command !== null) return command;
    if (text.includes('judge for yourself')) return 'allow';
  }
  return null;
}

/** What the hint says now that it says something else; nothing where the moment for it is over. */
async function hintAfter(page: Page, before: string): Promise<string> {
  const found = page.waitForFunction(
    ([hint, old]) => {
      const text = document.querySelector<HTMLElement>(hint)?.innerText ?? '';
      const isOver = document.querySelector('.seat-me.seat-asked') === null;
      return isOver || text !== old ? { text } : null;
    },
    [HINT, before] as const,
    { timeout: 2000, polling: 20 },
  );
  return found.then(async (handle) => (await handle.jsonValue())?.text ?? '').catch(() => '');
}

/** Some turns into a game, with what the hint says composed. */
export async function composeHinted(page: Page, game: string, turns = 3): Promise<Locator> {
  await stopTime(page, 7);
  await startFromShelf(page, game);
  await playTurns(page, turns);
  await playOn(page);
  const line = page.getByLabel('Your word or command');
  await line.fill((await hintedCommand(page)) ?? '');
  await expect(page.getByRole('button', { name: /^Play for/ })).toBeVisible();
  return line;
}
