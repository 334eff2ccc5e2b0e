import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';

test('what was refused is explained when asked, also after the line was cleared', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await page.keyboard.type('xyzzy');
  await expect(page.locator('.composed-spelt mark')).toHaveText(['Z', 'Z']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Instead/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('why');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Why' })).toContainText('The rule is called too-few-held');
});

test('what is offered instead is put into the line, and nothing is final before it is played', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const line = page.getByLabel('Your word or command');
  await line.fill('xyzzy');
  await line.press('Enter');
  const happened = await page.locator('.moments > li').count();
  await page.getByRole('button', { name: /^Instead/ }).press('Enter');
  await expect(line).toBeFocused();
  await expect(page.getByRole('button', { name: /^Play for \d+$/ })).toBeVisible();
  const word = await line.inputValue();
  await expect(page.locator('.moments > li')).toHaveCount(happened);
  await line.press('Enter');
  await expect(page.getByRole('complementary').getByText(`You lay ${word}`).first()).toBeVisible();
});

test('what is typed stays when a button does something else', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const line = page.getByLabel('Your word or command');
  await line.fill('tea');
  await page.getByRole('button', { name: 'Pass', exact: true }).press('Enter');
  await expect(page.getByRole('complementary').getByText('You pass.')).toBeVisible();
  await playOn(page);
  await expect(line).toHaveValue('tea');
});

test('a card is moved along the hand by keyboard, the focus goes with it, and it is heard', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const hand = page.getByRole('region', { name: 'Hand' });
  const faces = () => hand.locator('.card-letters').allInnerTexts();
  await hand.getByRole('option').first().waitFor();
  const [first = '', second = '', third = '', ...others] = await faces();
  await hand.getByRole('button', { name: 'Shuffle' }).focus();
  await page.keyboard.press('Tab');
  for (const key of ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect.poll(faces).toEqual([second, third, first, ...others]);
  await expect(page.locator('[aria-live=polite]')).toContainText([`, 3 of ${others.length + 3}.`]);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(faces).toEqual([second, first, third, ...others]);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Your word or command')).toHaveValue(first);
});

test('cards in the word say so, and cards that leave it no longer do', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const hand = page.getByRole('region', { name: 'Hand' });
  const used = hand.getByRole('option', { name: 'in your word' });
  await expect(used).toHaveCount(0);
  await page.getByLabel('Your word or command').fill((await hintedCommand(page)) ?? '');
  await expect(used.first()).toBeVisible();
  await page.getByLabel('Your word or command').press('Escape');
  await expect(used).toHaveCount(0);
});

for (const key of ['Enter', 'Space'])
  test(`${key} puts a card of the hand or of a row into the word and takes it out again`, async ({ page }) => {
    await stackChance(page, 3);
    await startFromShelf(page, GAME);
    await playTurns(page, 1);
    await playOn(page);
    const line = page.getByLabel('Your word or command');
    const hand = page.getByRole('region', { name: 'Hand' });
    for (const cards of [hand.getByRole('option'), page.getByRole('listbox', { name: /^Row/ }).getByRole('option')]) {
      const faces = await cards.locator('.card-letters').allInnerTexts();
      await hand.getByRole('button', { name: 'Shuffle' }).focus();
      await cards.first().focus();
      await page.keyboard.press(key);
      await expect(line).toHaveValue(faces[0] as string);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(key);
      await expect(line).toHaveValue(faces.slice(0, 2).join(''));
      await page.keyboard.press('Home');
      await page.keyboard.press(key);
      await expect(line).toHaveValue(faces[1] as string);
      await page.keyboard.press('Escape');
    }
  });

test('by keyboard a chosen card is put over a card of a row, or into a gap, and it is heard', async ({ page }) => {
  await stackChance(page, 3);
  const game = games.find(({ name }) => name === 'Real Value') as Game;
  await startFromPage(page, game, { checking: 'challenge' });
  await playTurns(page, 1);
  await playOn(page);
  const line = page.getByLabel('Your word or command');
  const hand = page.getByRole('region', { name: 'Hand' }).getByRole('option');
  const row = page.getByRole('listbox', { name: /^Row/ });
  await row.locator('.pile').first().waitFor();
  const [first = '', second = '', ...others] = await row.locator('.pile .card-letters').allInnerTexts();
  const [over = '', between = ''] = await hand.locator('.card-letters').allInnerTexts();
  const heard = page.locator('[aria-live=polite]');
  await hand.first().focus();
  await page.keyboard.press('Enter');
  await row.locator('.pile').first().focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue([over, second, ...others].join(''));
  await expect(heard).toContainText([`${over} over ${first}.`]);
  await expect(row.locator('.pile').first()).toBeFocused();
  await hand.nth(1).focus();
  await page.keyboard.press('Space');
  await row.locator('.pile').first().focus();
  await page.keyboard.press('ArrowRight');
  const gap = row.getByRole('option', { name: `Between ${over} and ${second}: put ${between} here`, exact: true });
  await expect(gap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue([over, between, second, ...others].join(''));
  await expect(heard).toContainText([`${between} between ${over} and ${second}.`]);
  await expect(row.locator(':focus'), 'the focus stays in the row').toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(row.locator(':focus')).toHaveCount(1);
});

test.describe('in a browser whose language is written from right to left', () => {
  test.use({ locale: 'ar-EG' });
  test('the arrow to the right goes to the card on the right: Deckle is in English', async ({ page }) => {
    await stackChance(page, 3);
    await startFromShelf(page, GAME);
    const cards = page.getByRole('region', { name: 'Hand' }).getByRole('option');
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
  });
});

test('whoever hears their cards hears how they are sorted, shuffled and kept together', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const hand = page.getByRole('region', { name: 'Hand' });
  const order = async () => (await hand.locator('.card-letters').allInnerTexts()).join(' ');
  const heard = page.locator('[aria-live=polite]');
  const choose = async (item: string | RegExp): Promise<void> => {
    await hand.getByRole('button', { name: 'Sort' }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  const said = async (): Promise<string> =>
    /.*Hand: ([^.]*)\./s.exec((await heard.allInnerTexts()).join('\n'))?.[1]?.replaceAll(/[^A-Z ]/g, '') ?? '';
  const isSaid = async (): Promise<void> => {
    const cards = (await order()).replaceAll(' ', '');
    await expect.poll(async () => (await said()).replaceAll(' ', '')).toBe(cards);
  };
  await choose('A to Z');
  await isSaid();
  await hand.getByRole('button', { name: 'Shuffle' }).press('Enter');
  await isSaid();
  await choose('Keep cards together …');
  await expect(heard).toContainText(['Choose cards of Hand']);
  for (const at of [3, 5]) await hand.getByRole('option').nth(at).press('Space');
  await hand.getByRole('button', { name: /^Keep .* together$/ }).press('Enter');
  await isSaid();
  const together = hand.getByRole('option', { name: 'kept together with' });
  await expect(together).toHaveCount(2);
  await hand.getByRole('button', { name: 'Shuffle' }).press('Enter');
  await isSaid();
  await expect(together).toHaveCount(2);
  await choose('No longer together');
  await expect(together).toHaveCount(0);
});

test('cards that are kept together are moved together, by keyboard', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  const hand = page.getByRole('region', { name: 'Hand' });
  const cards = hand.getByRole('option');
  const heard = page.locator('[aria-live=polite]');
  const faces = () => hand.locator('.card-letters').allInnerTexts();
  const group = async (...places: readonly number[]): Promise<void> => {
    await hand.getByRole('button', { name: 'Sort' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Keep cards together …' }).press('Enter');
    for (const at of places) await cards.nth(at).press('Space');
    await hand.getByRole('button', { name: /^Keep .* together$/ }).press('Enter');
  };
  await cards.first().waitFor();
  const [a = '', b = '', c = '', d = '', e = '', ...others] = await faces();
  const of = others.length + 5;
  // In the order they are chosen, where the first of them lay; and another two.
  await group(3, 1);
  await expect.poll(faces).toEqual([a, d, b, c, e, ...others]);
  await group(3, 4);
  await cards.nth(2).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(faces).toEqual([a, c, e, d, b, ...others]);
  await expect(heard).toContainText([`together, 4 to 5 of ${of}.`]);
  await expect(cards.nth(4)).toBeFocused();
  for (const place of [4, 2, 1]) {
    await expect(cards.nth(place)).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
  }
  await expect.poll(faces).toEqual([d, b, a, c, e, ...others]);
  // A card alone goes past others as past one.
  await cards.nth(2).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(faces).toEqual([d, b, c, e, a, ...others]);
  await expect(heard).toContainText([`, 5 of ${of}.`]);
  await expect(hand.getByRole('option', { name: 'kept together with' })).toHaveCount(4);
  await hand.getByRole('button', { name: 'Sort' }).press('Enter');
  await page.getByRole('menuitem', { name: `No longer together: ${d} ${b}` }).press('Enter');
  await expect(hand.getByRole('option', { name: 'kept together with' })).toHaveCount(2);
  await expect.poll(faces).toEqual([d, b, c, e, a, ...others]);
});

test('to resign takes two presses of one button', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Ada');
  // What is asked for is also seen when the game is over.
  await page.keyboard.press('3');
  await expect(page.getByRole('group', { name: 'Players' })).toContainText('Ada');
});
