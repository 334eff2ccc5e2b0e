import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import type { GameRecord } from '@deckle/kernel';
import type { Locator, Page } from '@playwright/test';
import { startFromShelf, takeHint } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const GAME = 'Turnover';
const LONG = 10_000;
const GARBAGE = [
  '🂡🔥👩‍👩‍👧‍👦',
  '<img src=x onerror=alert(1)>',
  'constructor __proto__ toString',
  '\u0000\u0007\u202Eabc\u200B',
  'Ünïcödé 漢字 אבג',
  "'; DROP TABLE tables; --",
  'play\nplay\tplay',
  'play + + +',
  'trade #99999 #-1 #1e9',
  '?'.repeat(LONG),
  'A'.repeat(LONG),
  'play '.repeat(LONG / 5),
  '🔥'.repeat(LONG),
];

/** Without what is only words that are said again and again. */
const NONSENSE = GARBAGE.filter((text) => !text.startsWith('play'));

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const composer = (page: Page): Locator => page.getByLabel('Your word or command');

test('the line takes anything: it says why not, and the game goes on', async ({ page }) => {
  await stackChance(page, 3);
  await startFromShelf(page, GAME);
  await expect(page.locator('.seat-me.seat-asked')).toBeVisible();
  const happened = page.getByRole('complementary').getByRole('listitem');
  const before = await happened.count();
  for (const text of GARBAGE) {
    await test.step(text.slice(0, 20), async () => {
      // Not typed but put there: what is longer than the line allows too.
      await composer(page).fill(text);
      await composer(page).press('Enter');
      const said = page.locator('#composer-says span');
      await expect(said).toHaveText(/\S.*\./s);
      expect((await said.innerText()).length, 'a refusal is a sentence, not an echo').toBeLessThan(300);
      await composer(page).press('Escape');
      await expect(composer(page)).toHaveValue('');
    });
  }
  await composer(page).click();
  await page.keyboard.insertText('🂡'.repeat(LONG));
  await expect(page.locator('.composer-says')).toContainText('at most 400 characters');
  await composer(page).press('Escape');
  expect(await happened.count()).toBe(before);
  await takeHint(page);
  await expect.poll(() => happened.count()).toBeGreaterThan(before);
});

test('names: whatever is pasted becomes a name that can be said', async ({ page }) => {
  await page.goto('/settings');
  const name = page.getByLabel('Your name');
  for (const text of [...GARBAGE, 'Ada\u202E\n\t\u0000 🔥']) {
    await name.fill(text);
    await expect(name).toHaveValue(/^[^\p{C}]*$/u);
    expect(Array.from(await name.inputValue()).length).toBeLessThanOrEqual(24);
  }
  const kept = await name.inputValue();
  await page.goto('/games/turnover');
  const seats = page.getByRole('group', { name: /^Seat \d$/ });
  await expect(seats.first().getByRole('textbox')).toHaveValue(kept.trim());
  const trouble = page.locator('#plan-trouble');
  await seats.first().getByRole('textbox').fill('   ');
  await expect(trouble).toHaveText('Everybody at the table needs a name.');
  await seats
    .first()
    .getByRole('textbox')
    .fill(await seats.nth(1).getByRole('textbox').inputValue());
  await expect(trouble).toHaveText(/^Two at the table are called/);
  await seats.first().getByRole('textbox').fill('<b>Ada</b> 🔥');
  await expect(trouble).toHaveText('');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('<b>Ada</b> 🔥 (you)');
});

test('words of one’s own: what is none is named, and nothing is dealt', async ({ page }) => {
  await page.goto('/games/turnover');
  await page.getByText('Which words count').click();
  const own = page.getByLabel('Words of your own');
  const trouble = page.locator('#plan-trouble');
  for (const text of NONSENSE) {
    await own.fill(text);
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(trouble, text.slice(0, 20)).toHaveText(/is not a word of 2 to 30 letters from A to Z\.$/);
    expect((await trouble.innerText()).length).toBeLessThan(120);
  }
  await own.fill('qzx, vvv');
  await page.getByLabel('Words you do not want').fill('VVV');
  await expect(trouble).toHaveText('VVV cannot be a word that counts and one that does not.');
  await page.getByLabel('Words you do not want').fill('');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
});

test('the search finds nothing in nonsense, and there is a way back to all games', async ({ page }) => {
  await page.goto('/');
  const search = page.getByLabel('Find a game');
  const boxes = page.locator('.boxes > li');
  for (const text of NONSENSE.filter((each) => /[a-z]/i.test(each))) {
    await search.fill(text);
    await expect(boxes, text.slice(0, 20)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all of them' }).click();
    await expect(boxes).toHaveCount(games.length);
  }
  await page.goto(`/?find=${'%F0%9F%94%A5'.repeat(500)}&players=-1&minutes=1e9&kind=__proto__`);
  await expect(boxes.or(page.getByRole('button', { name: 'Show all of them' })).first()).toBeVisible();
});

test('links that lead nowhere: it is said, and there is a way on', async ({ page }) => {
  const links: readonly (readonly [path: string, title: string, way: string])[] = [
    ['/games/turnovr', 'No such game', 'Turnover'],
    [`/games/${'x'.repeat(2000)}`, 'No such game', 'To all'],
    ['/games/%F0%9F%94%A5', 'No such game', 'To all'],
    ['/games/constructor', 'No such game', 'To all'],
    ['/games/%E0%A4%A', 'No such game', 'To all'],
    ['/tables/0123456789abcdef', 'No such table', 'To the shelf'],
    ['/tables/%E0%A4%A', 'No such table', 'To the shelf'],
    ['/tables/__proto__', 'No such table', 'To the shelf'],
    ['/replay/0123456789abcdef', 'No such game on this device', 'To the shelf'],
    ['/replay/%F0%9F%94%A5?at=-1', 'No such game on this device', 'To the shelf'],
    ['/no/such/page', 'Nothing here', 'To the shelf'],
  ];
  for (const [path, title, way] of links) {
    await test.step(path.slice(0, 30), async () => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
      // Only of a file there is something to be found.
      await expect(page.getByText('What Deckle found:')).toBeHidden();
    });
  }
});

/** What may have become of a record on its way, and what is said of it. */
const SPOILT: { readonly [what: string]: readonly [title: string, text: (good: string) => string] } = {
  truncated: ['This is not a record', (good) => good.slice(0, good.length / 2)],
  empty: ['This is not a record', () => ''],
  'not JSON': ['This is not a record', () => 'Dear Ada,\nhere is the game we played.'],
  'another kind of JSON': ['This is not a record', () => '{"name":"left-pad","version":"1.3.0"}'],
  'a list': ['This is not a record', () => '[1,2,3]'],
  nothing: ['This is not a record', () => 'null'],
  'far too deep': ['This is not a record', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  huge: ['This file is too large', () => ' '.repeat(5_000_000)],
  'of another version': ['Played by other rules', (good) => edited(good, { version: 999 })],
  'with other words': ['Played with other words', (good) => edited(good, { dictionary: 'none' })],
  'of an unknown game': ['A game that Deckle does not know', (good) => edited(good, { game: 'poker' })],
  'with a million seats': ['This record cannot be shown', (good) => edited(good, { seats: 1e6 })],
};

const edited = (good: string, change: Partial<GameRecord>): string =>
  JSON.stringify({ ...(JSON.parse(good) as GameRecord), ...change });

async function open(page: Page, text: string): Promise<void> {
  const file = { name: 'deckle.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a file that is no record: which part is missing is said in plain words', async ({ page }) => {
  await page.goto('/replay');
  for (const [text, said] of [
    ['{"a":1}', '“game”'],
    ['[1]', 'holds something else'],
  ] as const) {
    await open(page, text);
    await expect(page.getByText('What Deckle found:')).toContainText(said);
    await expect(page.getByText('What Deckle found:')).not.toContainText(/invalid|expected|undefined/i);
    await page.getByRole('button', { name: 'All records' }).click();
  }
});

test('records: what cannot be shown is explained, the next one can be opened at once', async ({ page }) => {
  await startFromShelf(page, GAME);
  await takeHint(page);
  await composer(page).fill('resign');
  await composer(page).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const good = readFileSync(await (await download).path(), 'utf8');
  await page.goto('/replay');
  for (const [what, [title, spoil]] of Object.entries(SPOILT)) {
    await test.step(what, async () => {
      await open(page, spoil(good));
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText('What Deckle found:')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      await page.getByRole('button', { name: 'All records' }).click();
    });
  }
  const [first, ...others] = (JSON.parse(good) as GameRecord).inputs;
  await open(
    page,
    edited(good, { inputs: [{ ...first, move: { kind: 'trade', cards: [9999] } }, ...others] as never }),
  );
  await expect(page.getByText('The rules refuse move 1 of this record')).toBeVisible();
  await page.getByRole('button', { name: 'All records' }).click();
  await open(page, good);
  await expect(page.getByRole('slider')).toBeVisible();
});
