import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { TELEPHONE } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

async function resignAt(page: Page, game: string, turns: number): Promise<void> {
  await stackChance(page, 7);
  await startFromShelf(page, game);
  await playTurns(page, turns);
  await playOn(page);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

test('what counted only while one played is gone with the end', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  const board = page.locator('.board');
  for (let turn = 0; turn < 6 && !(await board.getByText('Must use').isVisible()); turn++) {
    await playTurns(page, 1);
    await playOn(page);
  }
  await expect(board).toContainText('Must use');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await expect(log).toContainText('A fair shuffle: the proof');
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(board).not.toContainText('Must use');
  await expect(log).not.toContainText('A fair shuffle: the proof');
});

test('at the end one reads how the points came about, and sees that nobody changed the shuffle', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  await playTurns(page, 2);
  await playOn(page);
  const log = page.getByRole('complementary', { name: 'What happened' });
  const fingerprint = /[0-9a-f]{64}/.exec((await log.textContent()) ?? '')?.[0];
  const counted = (await log.innerText()).matchAll(/(You|Ada): \+(\d+) \(([A-Z]+ [\d+]+)\)/g);
  // Newest first.
  const plays = [...counted].reverse().map(([, name, points, word]) => ({ name, points: Number(points), word }));
  expect(plays.length).toBeGreaterThanOrEqual(4);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('columnheader')).toHaveText(['Turn', 'You', 'Ada']);
  for (const [seat, name] of ['You', 'Ada'].entries()) {
    const own = plays.filter((play) => play.name === name);
    let total = 0;
    for (const { points, word } of own) {
      total += points;
      const cell = sheet.locator(`tbody td:nth-of-type(${seat + 1})`, { hasText: word as string });
      await expect(cell).toHaveText(`${word} +${points}makes ${total}`);
    }
    // Cards that were left count at the end.
    const score = await page.locator('.seat-score').nth(seat).innerText();
    await expect(sheet.locator('tfoot td').nth(seat)).toHaveText(score.replace(/\s*points/, ''));
  }
  await page.getByText('Was the shuffle fair? Check it').click();
  await expect(page.locator('.shuffle code').first()).toHaveText(fingerprint ?? '');
  await page.getByRole('button', { name: 'Check the shuffle' }).press('Enter');
  await expect(page.locator('.shuffle-said')).toHaveText(/^It is as it should be/);
});

test('the points of two people are no wider than a telephone, however long their words', async ({ page }) => {
  await page.setViewportSize(TELEPHONE);
  await resignAt(page, 'Turnover', 2);
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expect(sheet).toContainText(/[A-Z]{9} \d\+/);
  const aside = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(aside).toBeLessThanOrEqual(0);
});

test('whoever resigns reads what is true for them', async ({ page }) => {
  await resignAt(page, 'Turnover', 1);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('only one player is left');
  await expect(page.locator('body')).not.toContainText('the others');
});

const downloaded = async (page: Page, press: () => Promise<void>): Promise<readonly [name: string, text: string]> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return [file.suggestedFilename(), readFileSync(await file.path(), 'latin1')];
};

test('hand, record and rules can be had in braille', async ({ page }) => {
  await stackChance(page, 7);
  await startFromShelf(page, 'Turnover');
  await page.getByLabel('Your word or command').fill('braille');
  await page.getByLabel('Your word or command').press('Enter');
  const faces = await page.getByRole('region', { name: 'Hand' }).locator('.card-letters').allInnerTexts();
  const hand = await downloaded(page, () => page.getByRole('button', { name: 'Save as BRF' }).press('Enter'));
  expect(hand[0]).toBe('deckle-turnover-hand.brf');
  // The sign for "for", then the letter; the wild card has a question mark.
  for (const face of faces) expect(hand[1]).toContain(`=${face.replace('?', '8')}\r\n`);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  const record = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download it in braille' }).press('Enter'),
  );
  expect(record[0]).toBe('deckle-turnover.brf');
  expect(record[1]).toContain(',YOU RESIGN4');
  await page.goto('/games/turnover');
  const rules = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save for braille (BRF)' }).press('Enter'),
  );
  expect(rules[0]).toBe('deckle-turnover-rules.brf');
  expect(rules[1]).toContain(',COMMANDS\r\n');
  expect(Math.max(...rules[1].split(/\r\n|\f/).map((row) => row.length))).toBe(40);
});

test('what is below nothing has a true minus everywhere', async ({ page }) => {
  await resignAt(page, 'First Base', 1);
  const shown = () => page.locator('body').innerText();
  await expect(page.locator('.seat-score')).toContainText(/^−\d/);
  expect(await shown()).not.toMatch(/(^|\s)-\d/m);
  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  expect(await shown()).toMatch(/ −\d/);
  expect(await shown()).not.toMatch(/(^|\s)-\d/m);
});

test('that the result is copied moves no button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resignAt(page, 'Turnover', 1);
  const ways = page.locator('.outcome-ways').locator('a, button');
  const places = () => ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await places();
  await page.getByRole('button', { name: 'Share the result' }).press('Enter');
  await expect(page.locator('.outcome')).toContainText('The result is copied');
  expect(await places()).toEqual(before);
});
