import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playTurns, startFromShelf, takeHint } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const composer = (page: Page): Locator => page.getByLabel('Your word or command');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const turnover = games.find(({ name }) => name === 'Turnover') as Game;

test('Tab goes through the ways to lay a word, and after the last one on to the buttons', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, '5 Up');
  const another = page.getByRole('button', { name: /^Another way/ });
  for (let turn = 0; turn < 8 && !(await another.isVisible()) && (await playOn(page)) === 'asked'; turn++) {
    const command = (await hintedCommand(page)) ?? '';
    await composer(page).fill(command.replace(/ #\d+$/, ''));
    await expect(page.getByRole('button', { name: /^Play for/ })).toBeVisible();
    if (!(await another.isVisible())) await takeHint(page);
  }
  const [, count] = /of (\d+)/.exec(await another.innerText()) ?? [];
  await composer(page).focus();
  for (let way = 2; way <= Number(count); way++) {
    await page.keyboard.press('Tab');
    await expect(another).toHaveText(`Another way (${way} of ${count})`);
  }
  await page.keyboard.press('Tab');
  await expect(composer(page)).not.toBeFocused();
});

test('what is advised and the button that puts it in stand in one line', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, '5 Up');
  await playOn(page);
  await hintedCommand(page);
  const [advice, put] = [page.locator('.answer').getByText(/^You could /), button(page, 'Put it in')];
  const [text, target] = [await advice.boundingBox(), await put.boundingBox()];
  expect(target?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(
    Math.abs((text?.y ?? 0) + (text?.height ?? 0) / 2 - (target?.y ?? 0) - (target?.height ?? 0) / 2),
  ).toBeLessThan(2);
});

test('a hint says that there is more of it, up to the play', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, '5 Up');
  await playOn(page);
  await button(page, 'Hint').press('Enter');
  const more = button(page, 'Tell me more');
  await more.press('Enter');
  await expect(page.locator('.answer')).toContainText('It begins with');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(button(page, 'Put it in')).toBeFocused();
  await button(page, 'Put it in').press('Enter');
  await expect(composer(page)).not.toHaveValue('');
});

test('a move after which nothing new was seen can be taken back', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'First Base');
  await playTurns(page, 1);
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Move the last before the first').press('Enter');
  await expect(button(page, 'Move the last before the first')).toBeHidden();
  await button(page, 'Undo').press('Enter');
  await expect(button(page, 'Move the last before the first')).toBeVisible();
  await expect(page.locator('.line-back')).not.toHaveCount(0);
});

test('whoever looks back sees what everybody had then', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  await playTurns(page, 2);
  await playOn(page);
  const seats = page.locator('.seat');
  const now = await seats.allInnerTexts();
  await page.locator('.moment-jump').last().click();
  for (const seat of await seats.all()) await expect(seat.locator('.seat-score')).toHaveText(/^0\b/);
  await button(page, 'Back to the table').click();
  expect(await seats.allInnerTexts()).toEqual(now);
});

test('a rematch is a new table with the same players', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, '3-2-1');
  await composer(page).fill('resign');
  await composer(page).press('Enter');
  const before = page.url();
  await button(page, 'Rematch').press('Enter');
  await expect(page.locator('.held')).toHaveCount(10);
  expect(page.url()).not.toBe(before);
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toContainText(['You', 'Ada']);
});

test('a word that is put to the vote: whoever judges it reads what is at stake', async ({ page }) => {
  await stackChance(page, 7);
  await startFromPage(page, turnover, { checking: 'vote' }, ['Maria', 'Jim']);
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  await page.locator('.held').first().waitFor();
  const letters = await page.locator('.row-turned, .held').locator('.card-letters').allInnerTexts();
  const word = letters.slice(0, 4).join('');
  await composer(page).fill(word);
  await composer(page).press('Enter');
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  await expect(page.locator('.stake')).toContainText(`On trial: ${word}`);
  await expect(page.locator('.stake')).toContainText('more than half');
  const parts = [page.locator('.stake'), button(page, 'Accept'), button(page, 'Reject'), composer(page)];
  const [stake, accept, reject, line] = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(accept?.y, 'the question comes first').toBeGreaterThan(stake?.y ?? 0);
  expect(line?.y, 'then its answers').toBeGreaterThan(accept?.y ?? 0);
  expect(accept, 'which are equally large').toMatchObject({ y: reject?.y, width: reject?.width });
  await expect(composer(page)).toHaveAttribute('placeholder', 'accept or reject');
  await button(page, 'Accept').press('Enter');
  await expect(page.getByText(`The table accepts ${word}.`).and(page.locator('.line'))).toBeVisible();
});

test('the example of a game is stepped card by card and turn by turn', async ({ page }) => {
  await page.goto('/games/split-off');
  const count = page.locator('.example-count');
  const cards = page.locator('.example-table [data-card]');
  await expect(count).toContainText(/^1 of/);
  await button(page, 'Whole turn').press('Enter');
  await expect(count).not.toContainText(/^1 of/);
  const at = Number.parseInt(await count.innerText(), 10);
  await button(page, 'Next card').press('Enter');
  await expect(count).toContainText(new RegExp(`^${at + 1} of`));
  await expect(cards.first()).toBeVisible();
  await button(page, 'Back').press('Enter');
  await expect(count).toContainText(new RegExp(`^${at} of`));
});

test('settings hold at the table and after loading again', async ({ page }) => {
  await page.goto('/settings');
  for (const name of ['Dark', 'Huge', 'Left']) await page.locator('.seg', { hasText: name }).click();
  await startFromShelf(page, '3-2-1');
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-cards', 'huge');
  const [log, desk] = [await page.locator('.beside').boundingBox(), await page.locator('.desk').boundingBox()];
  expect(log?.x).toBeLessThan(desk?.x ?? 0);
});

test('where words count nothing, no play is for nothing', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Tricked Out');
  await playOn(page);
  await composer(page).fill((await hintedCommand(page)) ?? '');
  await expect(page.locator('.composer-good')).toBeVisible();
  await expect(page.locator('.composer-line .button')).toHaveText('Play');
});

test('a table has hints, none, or tells everybody who takes one', async ({ page }) => {
  await stackChance(page, 7);
  const choices = { on: '', told: '', off: '' };
  const game = { ...turnover, options: { ...turnover.options, hints: { label: 'Hints', default: 'on', choices } } };
  const log = page.getByRole('complementary', { name: 'What happened' });
  await startFromPage(page, game, { hints: 'told' }, ['Mia', 'Tom']);
  const [first, second] = (await page.getByRole('alertdialog').innerText()).startsWith('Mia')
    ? ['Mia', 'Tom']
    : ['Tom', 'Mia'];
  await button(page, `I am ${first}`).press('Enter');
  await button(page, 'Hint').waitFor();
  expect(await hintedCommand(page)).not.toBeNull();
  await expect(log.getByText(`${first} takes a hint.`)).toHaveCount(1);
  await page.reload();
  await button(page, `I am ${first}`).press('Enter');
  await composer(page).fill('pass');
  await composer(page).press('Enter');
  await button(page, `I am ${second}`).press('Enter');
  await expect(log.getByText(`${first} takes a hint.`)).toHaveCount(1);
  await expect(page.locator('[aria-live=polite]')).toContainText([`${first} takes a hint.`]);
  await startFromPage(page, game, { hints: 'off' });
  await playOn(page);
  await expect(button(page, 'Hint')).toHaveCount(0);
  await page.keyboard.press('9');
  await expect(page.getByRole('group', { name: 'Hint' })).toContainText('There are no hints at this table.');
});
