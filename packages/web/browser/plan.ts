import type { OptionSpec, OptionValue } from '@deckle/kernel';
import { expect, type Page } from '@playwright/test';

/** A game as far as its page shows it. */
interface Planned {
  readonly id: string;
  readonly options: { readonly [name: string]: OptionSpec };
}

/** Chooses these options on the page of a game. */
async function choose(page: Page, { options }: Planned, way: { readonly [name: string]: OptionValue }): Promise<void> {
  const form = page.getByRole('form', { name: 'Your table' });
  for (const [name, value] of Object.entries(way)) {
    const { label, choices } = options[name] as OptionSpec;
    const part = form.locator('details').filter({ hasText: label });
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
    if (choices === undefined) await part.getByLabel(label).fill(String(value));
    else {
      const group = part.getByRole('radiogroup', { name: label });
      await group.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
    }
  }
}

/** From the page of a game to a table with these options and these people; from a table its rules lead to that page. */
export async function startFromPage(
  page: Page,
  game: Planned,
  way: { readonly [name: string]: OptionValue },
  people: readonly string[] = [],
): Promise<void> {
  const rules = page.getByRole('button', { name: 'Rules', exact: true });
  if (await rules.isVisible()) {
    await rules.click();
    await page.getByRole('dialog').getByRole('link', { name: 'All about' }).click();
  } else await page.goto(`/games/${game.id}`);
  const deal = page.getByRole('button', { name: 'Deal the cards' });
  await deal.waitFor();
  // What was chosen the last time is still there.
  const asUsual = page.getByRole('button', { name: 'Back to the usual table' });
  if (await asUsual.isVisible()) await asUsual.click();
  for (const [at, name] of people.entries()) {
    const chair = page.getByRole('group', { name: `Seat ${at + 1}` });
    await chair.getByRole('combobox').selectOption('');
    await chair.getByRole('textbox').fill(name);
  }
  await choose(page, game, way);
  await deal.click();
  // The example on the page of the game has players and cards too.
  await expect(page.locator('.table')).toBeVisible();
}
