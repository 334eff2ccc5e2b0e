import { expect, type Page, test as base } from '@playwright/test';

/** What every browser test keeps an eye on: nothing may go wrong unseen. */
export const test = base.extend<{ readonly troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(error.message));
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => use(process.env['DECKLE_URL']),
});

export { expect };

export const composer = (page: Page) => page.getByLabel('Your word or command');
export const isOver = (page: Page) => page.getByRole('region', { name: 'Result' });
