import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it is. What is right is not written down, and our pages have no frames to gather from. */
export async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

export const THEMES = ['light', 'dark', 'contrast'] as const;

/** The same as it looks in every theme. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
    expect(await faults(page), theme).toEqual([]);
  }
}
