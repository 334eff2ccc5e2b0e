import { expect, type Locator, type Page } from '@playwright/test';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const composer = (page: Page) => page.getByLabel('Your word or command');
const hint = (page: Page) => page.getByRole('group', { name: 'Hint', exact: true });
const asked = (page: Page) => page.locator('.seat-me.seat-asked');

/** Two keys from the shelf to a dealt hand: the button, and Enter. */
export async function startFromShelf(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${name}`, exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
}

/** Somebody who takes every hint, by keyboard. `turn` is called before each of their turns with its number. */
export async function playToTheEnd(page: Page, turn?: (number: number) => Promise<void>): Promise<void> {
  for (let turns = 0; (await playOn(page)) === 'asked'; turns++) {
    await turn?.(turns);
    await takeHint(page);
  }
}

/** So many turns, or fewer if the game is over before. */
export async function playTurns(page: Page, count: number): Promise<void> {
  for (let turns = 0; turns < count && (await playOn(page)) === 'asked'; turns++) await takeHint(page);
}

/** Waits until the player is asked or the game is over; where it waits for somebody who may only object, it goes on. */
export async function playOn(page: Page): Promise<'asked' | 'over'> {
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  for (;;) {
    await result(page).or(asked(page)).or(goOn).first().waitFor();
    if (await result(page).isVisible()) return 'over';
    if (await asked(page).isVisible()) return 'asked';
    await press(page, goOn);
  }
}

/** Enter on a button, if it is still there: others may be quicker. */
async function press(page: Page, button: Locator): Promise<boolean> {
  const isThere = await button.evaluateAll(([first]) => {
    first?.focus();
    return first !== undefined;
  });
  if (isThere) await page.keyboard.press('Enter');
  return isThere;
}

/** Says what the hint says. In a race somebody may have been quicker: then the line is cleared, and it goes on. */
export async function takeHint(page: Page): Promise<void> {
  const command = await hintedCommand(page);
  if (command === null) return;
  await composer(page).fill(command);
  await composer(page).press('Enter');
  const empty = page.locator('#composer:placeholder-shown');
  const refusal = page.locator('.composer-says [role=alert], .composer-says span');
  await empty.or(refusal).or(result(page)).first().waitFor();
  if (!(await empty.isVisible()) && (await composer(page).isVisible())) await composer(page).press('Escape');
  // The line is empty at once; the hint goes when the next moment is seen.
  else await hint(page).waitFor({ state: 'hidden' });
}

/** The third hint is a command; where a word is on trial there is none, and it is allowed. */
export async function hintedCommand(page: Page): Promise<string | null> {
  let text = '';
  for (let step = 0; step < 8; step++) {
    if (!(await press(page, page.getByRole('button', { name: 'Hint', exact: true })))) return null;
    text = await hintAfter(page, text);
    const [, command] = /could say: (.*)/.exec(text) ?? [];
    if (command !== undefined) return command;
    if (text.includes('judge for yourself')) return 'allow';
  }
  return null;
}

/** What the hint says now that it says something else; nothing where the moment for it is over. */
async function hintAfter(page: Page, before: string): Promise<string> {
  const found = page.waitForFunction(
    (old) => {
      const text = document.querySelector<HTMLElement>('[role=group][aria-label=Hint]')?.innerText ?? '';
      const isOver = document.querySelector('.seat-me.seat-asked') === null;
      return isOver || text !== old ? { text } : null;
    },
    before,
    { timeout: 2000 },
  );
  return found.then(async (handle) => (await handle.jsonValue())?.text ?? '').catch(() => '');
}
