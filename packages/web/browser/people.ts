import { type Browser, expect, type Locator, type Page } from '@playwright/test';

/** Everything at a table on line that tests look at. */
export const players = (page: Page): Locator => page.getByRole('region', { name: 'Players' });
export const composer = (page: Page): Locator => page.getByLabel('Your word or command');
export const log = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'What happened' }).getByRole('list');
export const hand = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'Hand' }).getByRole('option').allInnerTexts();
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Somebody else, with a device of their own. */
export async function someone(browser: Browser, options: { readonly baseURL?: string } = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

interface Invitation {
  readonly game: string;
  readonly name: string;
  /** How many friends are to come. */
  readonly friends: number;
}

/** By keyboard from the page of a game to a table on line: the links for the others. */
export async function invite(
  page: Page,
  { game, name, friends }: Invitation,
  around?: () => Promise<void>,
): Promise<readonly string[]> {
  await page.goto(`/games/${game}`);
  await page.getByRole('radio', { name: 'At this screen' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  for (let at = await page.getByRole('button', { name: /^Remove seat/ }).count(); at > 0; at--)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .first()
      .press('Enter');
  const seats = page.getByRole('group', { name: /^Seat/ });
  while ((await seats.count()) < friends + 1) await button(page, 'Add a friend').press('Enter');
  await around?.();
  await button(page, 'Set up the table').press('Enter');
  await expect(page.getByRole('heading', { name: 'The code of this table' })).toBeVisible();
  const links = page.getByRole('textbox', { name: /^Link for chair/ });
  await expect(links).toHaveCount(friends);
  return links.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** Opens a link and sits down, by keyboard. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(
    players(page)
      .or(page.getByRole('heading', { name: 'The code of this table' }))
      .first(),
  ).toBeVisible();
}

/** Three people at one table, each with a device of their own. */
export async function threeAtTable(
  browser: Browser,
  baseURL: string,
  game: string,
): Promise<readonly [Page, Page, Page]> {
  const [ann, ben, cy] = [
    await someone(browser, { baseURL }),
    await someone(browser, { baseURL }),
    await someone(browser, { baseURL }),
  ];
  const [first, second] = await invite(ann, { game, name: 'Ann', friends: 2 });
  await sitDown(ben, first as string, 'Ben');
  await sitDown(cy, second as string, 'Cy');
  for (const page of [ann, ben, cy]) await expect(players(page)).toBeVisible();
  return [ann, ben, cy];
}

/** Whose turn it is. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let found: readonly Page[] = [];
  const look = async (): Promise<number> => {
    const asked = await Promise.all(pages.map((page) => page.locator('.seat-me.seat-asked').isVisible()));
    found = pages.filter((_, at) => asked[at]);
    return found.length;
  };
  await expect.poll(look).toBe(1);
  return found[0] as Page;
}

/** What the page itself says, not what is announced. */
export const told = (page: Page, text: string): Locator => page.getByRole('main').getByText(text);

/** All see the same log but for the cards that are nobody else's business. */
export async function expectSameLog(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map((page) => log(page).getByRole('listitem').count()))).size)
    .toBe(1);
}

export const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** All read the same score sheet, each but for their own name: there stands "You". */
export async function expectSameSheet(people: Readonly<Record<string, Page>>): Promise<void> {
  const sheets = Object.entries(people).map(async ([name, page]) => {
    const text = await result(page).getByRole('table').innerText();
    return text.replace('You', name);
  });
  expect(new Set(await Promise.all(sheets)).size).toBe(1);
}
