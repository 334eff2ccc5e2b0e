import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const axe = (page: Page): AxeBuilder =>
  // What is right is not written down, and our pages have no frames to gather from.
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function found(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is. */
export const faults = (page: Page): Promise<readonly string[]> => found(axe(page).withTags(RULES));

/** The same but for colours, which take half the time: for pages that have theirs in common with one that is wholly checked. */
export const faultsButColours = (page: Page): Promise<readonly string[]> =>
  found(axe(page).withTags(RULES).disableRules(['color-contrast']));

/** All that a theme can change. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The same as it looks in every theme. */
export async function expectNoFaults(page: Page): Promise<void> {
  const show = (theme: string): Promise<void> =>
    page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
  await show('light');
  expect(await faults(page)).toEqual([]);
  for (const theme of ['dark', 'contrast']) {
    await show(theme);
    expect(await found(axe(page).withRules(LOOKS)), theme).toEqual([]);
  }
}
