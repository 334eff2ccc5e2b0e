import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { startFromPage } from './plan.ts';
import { hintedCommand } from './player.ts';
import { announced, expect, stackChance, test } from './table.ts';

const NAMES = ['Ada', 'Grace'] as const;
const curtain = (page: Page): Locator => page.getByRole('alertdialog');
const lift = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `I am ${name}`, exact: true }).press('Enter');
const held = (page: Page): Locator => page.getByRole('region', { name: 'Hand' }).getByRole('option');
const composer = (page: Page): Locator => page.getByLabel('Your word or command');
/** Numbers of the cards that are anywhere in the page. */
const cardsIn = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
const heldIn = async (page: Page): Promise<readonly string[]> => {
  await held(page).first().waitFor();
  return held(page)
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
};
const common = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((each) => others.includes(each));

/** A game in which all lay their words at once, and one in which they take turns. */
const sealed = games.find((game) => game.name === 'Profit & Loss') as Game;
const inTurn = games.find((game) => game.name === 'Turnover') as Game;

test('between two people there is a curtain, and no card of either behind it', async ({ page }) => {
  await startFromPage(page, inTurn, {}, NAMES);
  // They draw cards to see who starts.
  const [first, second] = (await curtain(page).innerText()).startsWith('Ada') ? NAMES : ([NAMES[1], NAMES[0]] as const);
  await expect(curtain(page)).toContainText(`${first}’s turn`);
  const dealt = await cardsIn(page);
  await lift(page, first);
  const hers = await heldIn(page);
  expect(hers.length).toBeGreaterThan(3);
  expect(common(hers, dealt), 'nothing of a hand was there before').toEqual([]);
  await composer(page).fill('pass');
  await composer(page).press('Enter');
  await expect(curtain(page)).toContainText(`${second}’s turn`);
  await expect(held(page)).toHaveCount(0);
  expect(common(hers, await cardsIn(page))).toEqual([]);
  // Whoever loads the page again is nobody yet.
  await page.reload();
  await expect(curtain(page)).toContainText(`${second}’s turn`);
  await expect(held(page)).toHaveCount(0);
  await lift(page, second);
  const others = await heldIn(page);
  expect(common(hers, others)).toEqual([]);
  expect(common(hers, await cardsIn(page))).toEqual([]);
  await expect(page.locator('.seat-me')).toContainText(`${second} (you)`);
});

test('everybody holds their cards as they did before, also after a look at the shelf', async ({ page }) => {
  await startFromPage(page, inTurn, {}, NAMES);
  const [first, second] = (await curtain(page).innerText()).startsWith('Ada') ? NAMES : ([NAMES[1], NAMES[0]] as const);
  const pass = async (): Promise<void> => {
    await composer(page).fill('pass');
    await composer(page).press('Enter');
  };
  await lift(page, first);
  await held(page).first().waitFor();
  await page.getByRole('button', { name: 'Shuffle' }).press('Enter');
  const order = await heldIn(page);
  await page.getByRole('link', { name: 'Deckle' }).press('Enter');
  await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  await page.goBack();
  await lift(page, first);
  expect(await heldIn(page)).toEqual(order);
  await composer(page).fill('half a wo');
  await page.reload();
  await expect(curtain(page)).toContainText(`${first}’s turn`);
  expect(await page.content(), 'behind the curtain it is nobody’s').not.toContain('half a wo');
  await lift(page, first);
  await expect(composer(page)).toHaveValue('half a wo');
  expect(await heldIn(page)).toEqual(order);
  await pass();
  await lift(page, second);
  await expect(composer(page)).toHaveValue('');
  await pass();
  await lift(page, first);
  expect((await heldIn(page)).filter((card) => order.includes(card))).toEqual(order);
});

test('words laid at once are sealed until both are there', async ({ page }) => {
  await stackChance(page, 7);
  await startFromPage(page, sealed, {}, NAMES);
  const hint = page.getByRole('group', { name: 'Hint', exact: true });
  const words: string[] = [];
  for (const name of NAMES) {
    await expect(curtain(page)).toContainText(`${name}’s turn`);
    await lift(page, name);
    await held(page).first().waitFor();
    // What somebody was advised and has typed is nobody else's business.
    await expect(hint).toBeHidden();
    await expect(composer(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter');
    await expect(hint, 'the first hint is the first one').not.toContainText('You could ');
    const command = await hintedCommand(page);
    expect(command).toMatch(/[A-Z]{2,}/);
    await expect(page.locator('body'), 'the first word is nowhere').not.toContainText(words[0] ?? '—');
    await composer(page).fill(command ?? '');
    await composer(page).press('Enter');
    words.push(/[A-Z]{2,}/.exec(command ?? '')?.[0] ?? '');
    if (words.length < NAMES.length) {
      await expect(curtain(page)).toContainText('Grace’s turn');
      expect(await page.content()).not.toContain(words[0]);
      expect(
        await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
      ).not.toContain(words[0]);
    }
  }
  const log = page.getByRole('complementary', { name: 'What happened' });
  for (const word of words) await expect(log).toContainText(word);
});

test('who has just passed takes it back from the curtain, as long as nobody has lifted it', async ({ page }) => {
  await stackChance(page, 3);
  // In Turnover a pass turns a card, which all have seen.
  await startFromPage(page, games.find((game) => game.name === 'Real Value') as Game, {}, NAMES);
  const [first, second] = (await curtain(page).innerText()).startsWith('Ada') ? NAMES : ([NAMES[1], NAMES[0]] as const);
  const back = page.getByRole('button', { name: /take it back$/ });
  const pass = async (): Promise<void> => {
    await composer(page).fill('pass');
    await composer(page).press('Enter');
    await expect(curtain(page)).toContainText(`${second}’s turn`);
  };
  await expect(back).toHaveCount(0);
  await lift(page, first);
  const hers = await heldIn(page);
  await pass();
  await expect(back).toHaveText(`${first}: take it back`);
  await expect(page.getByRole('button', { name: `I am ${second}`, exact: true })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await back.press('Enter');
  await expect(curtain(page)).toContainText(`${first}’s turn`);
  await expect(page.getByRole('button', { name: `I am ${first}`, exact: true })).toBeFocused();
  await expect(back).toHaveCount(0);
  expect(common(hers, await cardsIn(page)), 'the screen has to be taken for it').toEqual([]);
  await lift(page, first);
  expect(await heldIn(page)).toEqual(hers);
  await expect(page.getByRole('complementary', { name: 'What happened' })).toContainText(`${first} takes`);
  expect((await announced(page)).at(-1)).toMatch(/^Your turn/);
  await page.keyboard.press('Escape');
  await pass();
  await expect(back).toBeVisible();
  await lift(page, second);
  await expect(held(page).first()).toBeVisible();
  await composer(page).fill('pass');
  await composer(page).press('Enter');
  await expect(back).toHaveText(`${second}: take it back`);
});

test('a sealed word is taken back before the next one is laid, and tells nothing', async ({ page }) => {
  await stackChance(page, 7);
  await startFromPage(page, sealed, {}, NAMES);
  const [ada, grace] = NAMES;
  const back = page.getByRole('button', { name: /take it back$/ });
  const say = async (command: string): Promise<void> => {
    await composer(page).fill(command);
    await composer(page).press('Enter');
  };
  await lift(page, ada);
  const hers = await heldIn(page);
  const first = (await hintedCommand(page)) ?? '';
  await say(first);
  await expect(back).toHaveText(`${ada}: take it back`);
  for (const seen of [await page.content(), ...(await page.locator('[aria-live]').allInnerTexts())])
    expect(seen).not.toContain(/[A-Z]{2,}/.exec(first)?.[0]);
  await back.press('Enter');
  await expect(curtain(page)).toContainText(`${ada}’s turn`);
  expect(common(hers, await cardsIn(page))).toEqual([]);
  await lift(page, ada);
  await expect(composer(page), 'it is in the line again').toHaveValue(first);
  await composer(page).fill('');
  await composer(page).blur();
  expect((await announced(page)).at(-1)).toMatch(/^Your turn/);
  await page.keyboard.press('Escape');
  await say('pass');
  await expect(curtain(page)).toContainText(`${grace}’s turn`);
  await lift(page, grace);
  await say((await hintedCommand(page)) ?? '');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await expect(log).toContainText(`${ada} pass`);
  await expect(back).toHaveCount(0);
});
