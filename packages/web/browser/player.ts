import { expect, type Page } from '@playwright/test';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const composer = (page: Page) => page.getByLabel('Your word or command');

/** Two keys from the shelf to a dealt hand: the button, and Enter. */
export async function startFromShelf(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${name}`, exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
}

/** Somebody who takes every hint, by keyboard. */
export async function playToTheEnd(page: Page): Promise<void> {
  const asked = page.locator('.seat-me.seat-asked');
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  for (;;) {
    await expect(result(page).or(asked).or(goOn).first()).toBeVisible();
    if (await result(page).isVisible()) return;
    if (await asked.isVisible()) await takeHint(page);
    else if (await goOn.isVisible()) await goOn.press('Enter', { timeout: 2000 }).catch(() => null);
  }
}

/** Says what the hint says. In a race somebody may have been quicker: then the line is cleared, and it goes on. */
async function takeHint(page: Page): Promise<void> {
  const command = await hintedCommand(page);
  if (command === null) return;
  await composer(page).fill(command);
  await composer(page).press('Enter');
  const empty = page.locator('#composer:placeholder-shown');
  const refusal = page.locator('.composer-says [role=alert], .composer-says span');
  await expect(empty.or(refusal).or(result(page)).first()).toBeVisible();
  if (!(await empty.isVisible()) && (await composer(page).isVisible())) await composer(page).press('Escape');
}

/** The third hint is a command; where a word is on trial there is none, and it is allowed. */
export async function hintedCommand(page: Page): Promise<string | null> {
  for (let step = 0; step < 8; step++) {
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    if (!(await hint.isVisible())) return null;
    await hint.press('Enter', { timeout: 2000 }).catch(() => null);
    const text = await page
      .getByRole('group', { name: 'Hint', exact: true })
      .innerText({ timeout: 2000 })
      .catch(() => '');
    const [, command] = /could say: (.*)/.exec(text) ?? [];
    if (command !== undefined) return command;
    if (text.includes('judge for yourself')) return 'allow';
  }
  return null;
}
