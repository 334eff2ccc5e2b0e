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
});

export { expect };

/** Deals by these numbers instead of chance: everything else is the real thing. */
export async function stackChance(page: Page, seed: number): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const fixed = `{ let n = ${seed}; crypto.getRandomValues = (array) => { for (let i = 0; i < array.length; i++) { n = (n * 1103515245 + 12345) % 2147483648; array[i] = n >> 16; } return array; }; }\n`;
    await route.fulfill({ response: answer, body: fixed + (await answer.text()) });
  });
}

/** All that was announced, oldest first, as the key lists it. */
export async function announced(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('8');
  const dialog = page.getByRole('dialog', { name: 'Announcements' });
  await expect(dialog).toBeVisible();
  return (await dialog.getByRole('listitem').allInnerTexts()).reverse();
}

/** Keeps all that reaches the page from its worker, in order, as text. */
export async function overhear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get(this: MessageEvent) {
        const value: unknown = data?.get?.call(this);
        heard.push(JSON.stringify(value));
        return value;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
