import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { playOn, playTurns, startFromShelf } from './player.ts';
import { DESK, expectInSight, heading, SIDEWAYS, TELEPHONE } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const moment = (page: Page): Locator => page.getByRole('slider', { name: 'Moment' });

/** A game that is over after a few turns. */
async function finishGame(page: Page): Promise<void> {
  await stackChance(page, 7);
  await startFromShelf(page, '3-2-1');
  await playTurns(page, 4);
  await playOn(page);
  await page.getByLabel('Your word or command').fill('resign');
  await page.getByLabel('Your word or command').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

async function openReplay(page: Page): Promise<void> {
  await finishGame(page);
  await page.getByRole('link', { name: 'Replay', exact: true }).press('Enter');
  await expect(moment(page)).toBeVisible();
}

for (const size of [DESK, TELEPHONE]) {
  test(`the cards and what moves them are in sight at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openReplay(page);
    for (let step = 0; step < 3; step++) await button(page, 'One on').press('Enter');
    await expect(moment(page)).toHaveValue('3');
    await expectInSight(page.locator('.board .pile'));
    await expectInSight(page.getByRole('region', { name: 'Moving through the record' }));
  });
}

test('on a telephone held sideways what moves the cards lies over no tools, and stays in sight', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await openReplay(page);
  for (const tool of await page.locator('.table-tools .quiet').all()) await tool.click({ trial: true });
  await page.evaluate(() => scrollTo(0, 60));
  await expectInSight(page.getByRole('region', { name: 'Moving through the record' }));
});

test('whoever goes to a replay is at its heading, and nothing on the way there takes the focus along', async ({
  page,
}) => {
  await openReplay(page);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'All records' }).press('Enter');
  await expect(heading(page)).toHaveText('Records and kept tables');
  await expect(heading(page)).toBeFocused();
});

/** As somebody at a keyboard picks a file. */
async function choose(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').press('Enter');
  await (await chooser).setFiles({ name: 'deckle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('whoever opens a file is at the heading of what came of it', async ({ page }) => {
  await finishGame(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download the record').press('Enter');
  const good = readFileSync(await (await download).path(), 'utf8');
  const otherRules = JSON.stringify({ ...(JSON.parse(good) as object), version: 999 });
  await page.goto('/replay');
  for (const [title, text] of [
    ['This is not a record', 'Dear Ada'],
    ['Played by other rules', otherRules],
    ['This file is too large', ' '.repeat(5_000_000)],
    ['3-2-1', good],
  ] as const) {
    await test.step(title, async () => {
      await choose(page, text);
      await expect(heading(page)).toContainText(title);
      await expect(heading(page)).toBeFocused();
    });
  }
  await button(page, 'All records').press('Enter');
  await expect(heading(page)).toHaveText('Records and kept tables');
  await expect(heading(page)).toBeFocused();
});

test('a button that leads no further keeps the focus', async ({ page }) => {
  await openReplay(page);
  await button(page, 'One on').focus();
  await page.keyboard.press('End');
  await expect(button(page, 'One on')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'One on')).toBeFocused();
  await button(page, 'First moment').press('Enter');
  await expect(moment(page)).toHaveValue('0');
  await expect(button(page, 'First moment')).toBeFocused();
});

test('on a telephone the ways out stand apart, and who looks can be read', async ({ page }) => {
  await page.setViewportSize(TELEPHONE);
  await openReplay(page);
  const tools = page.locator('.table-tools').locator('a, button');
  await expectInSight(tools);
  const sides = await tools.evaluateAll((all) =>
    all
      .map((each) => (each.querySelector('svg') ?? each).getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  );
  for (const [at, { right }] of sides.entries()) {
    expect(right).toBeLessThan((sides[at + 1]?.left ?? TELEPHONE.width) - 3);
  }
  const room = await page.getByLabel('Seen by').evaluate((list: HTMLSelectElement) => {
    const now = list.offsetWidth;
    Object.assign(list.style, { position: 'absolute', width: 'auto', maxWidth: 'none' });
    return now - list.offsetWidth;
  });
  expect(room, 'the longest choice fits').toBeGreaterThanOrEqual(0);
});

test('the keys are listed under ?, and belong to the list while it is open', async ({ page }) => {
  await openReplay(page);
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText('The table');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of the replay' });
  await expect(keys).toContainText('to the last moment');
  await page.keyboard.press('End');
  await expect(moment(page)).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('End');
  await expect(moment(page)).not.toHaveValue('0');
  await button(page, 'Keys of the replay').press('Enter');
  await expect(keys).toBeVisible();
});
