import type { Page } from './launch.ts';
import { invite, players, sitDown, someone } from './people.ts';
import type { Scene } from './scenes.ts';

/** The link of a friend who has opened a table, and their page. */
async function invited(page: Page, friends: number): Promise<{ readonly link: string; readonly host: Page }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of no browser');
  const host = await someone(browser, { baseURL: process.env['DECKLE_URL'] ?? '' });
  const [link = ''] = await invite(host, { game: 'last-word-standing', name: 'Maria', friends });
  return { link, host };
}

export const online: readonly Scene[] = [
  {
    name: 'online gathering',
    isOnline: true,
    isPage: true,
    open: async (page) => void (await invite(page, { game: 'last-word-standing', name: 'Maria', friends: 2 })),
  },
  {
    name: 'online sitting down',
    isOnline: true,
    isPage: true,
    async open(page) {
      const { link, host } = await invited(page, 2);
      await page.goto(link);
      await page.getByRole('textbox', { name: 'Your name' }).waitFor();
      await host.context().close();
    },
  },
  {
    name: 'online waiting',
    isOnline: true,
    isPage: true,
    async open(page) {
      const { link, host } = await invited(page, 2);
      await sitDown(page, link, 'Jim');
      await host.context().close();
    },
  },
  {
    name: 'online table',
    isOnline: true,
    async open(page) {
      const { link, host } = await invited(page, 1);
      await sitDown(page, link, 'Jim');
      await players(page).waitFor();
      await host.context().close();
      // Who is back within six seconds was never away.
      await page.locator('.seat-note', { hasText: 'not connected' }).waitFor();
    },
  },
];
