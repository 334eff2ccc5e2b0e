import { readFileSync } from 'node:fs';
import { faults } from './axe.ts';
import {
  button,
  composer,
  expectSameLog,
  expectSameSheet,
  hand,
  invite,
  log,
  players,
  result,
  sitDown,
  someone,
  threeAtTable,
  told,
  whoIsAsked,
} from './people.ts';
import { playToTheEnd, takeHint } from './player.ts';
import { startServer, type TestServer } from './server.ts';
import { announced, expect, test as base } from './table.ts';

/** A server of its own, for what is done to it. */
const test = base.extend<{ readonly server: TestServer }>({
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
});

const SHORT = 'three-two-one';
const GAME = 'turnover';

test('two people play a whole game through a link, check the shuffle, and play again', async ({ page, browser }) => {
  const ben = await someone(browser);
  const [link = ''] = await invite(page, { game: SHORT, name: 'Ann', friends: 1 });
  await sitDown(ben, link, 'Ben');
  expect(ben.url(), 'the key leaves the address bar').not.toContain('#');
  await Promise.all([playToTheEnd(page), playToTheEnd(ben)]);
  await expectSameSheet({ Ann: page, Ben: ben });
  await ben.getByText('Was the shuffle fair?').click();
  await button(ben, 'Check the shuffle').press('Enter');
  await expect(told(ben, 'It is as it should be')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Download the record').press('Enter');
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"name":"Ben"');
  await button(page, 'Rematch').press('Enter');
  await button(ben, 'Join the rematch').press('Enter');
  for (const each of [page, ben])
    await expect(each.getByText('Ben (you)').or(each.getByText('Ann (you)'))).toBeVisible();
  await whoIsAsked([page, ben]);
  await ben.goBack();
  await ben.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toContainText('3-2-1');
  await page.goto('/replay');
  await page.getByRole('link', { name: 'Replay 3-2-1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3-2-1');
});

test('a reload, a second tab, and what is said: every window of a seat is the same', async ({ page, browser }) => {
  const ben = await someone(browser);
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 });
  await sitDown(ben, link, 'Ben');
  const asked = await whoIsAsked([page, ben]);
  await expect(asked).toHaveTitle(/^Your turn/);
  await button(asked, 'Shuffle').press('Enter');
  await composer(asked).fill('half a wo');
  const before = await hand(asked);
  await asked.reload();
  await expect(composer(asked)).toHaveValue('half a wo');
  expect(await hand(asked)).toEqual(before);
  await composer(asked).press('Escape');
  const second = await asked.context().newPage();
  await second.goto(asked.url());
  await expect.poll(() => hand(second)).toEqual(before);
  // For this a newer Deckle waits.
  const held = (): Promise<number> => second.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
  expect(await held()).toBe(2);
  await takeHint(second);
  await expectSameLog([page, ben, second]);
  await expect.poll(async () => JSON.stringify(await hand(asked))).not.toBe(JSON.stringify(before));
  await page.getByText('Say something short').click();
  await button(page, 'Well played!').press('Enter');
  await expect(ben.getByRole('region', { name: 'Table talk' })).toContainText('Ann: Well played!');
  expect(await announced(ben)).toContain('Ann says: Well played!');
  await second.goto('/');
  await expect.poll(held).toBe(1);
});

test('the server is killed and the network cut in mid-game: three people notice a pause', async ({
  browser,
  server,
}) => {
  const pages = await threeAtTable(browser, server.url, GAME);
  const [ann, ben, cy] = pages;
  const first = await whoIsAsked(pages);
  await takeHint(first);
  const second = await whoIsAsked(pages);
  const others = pages.filter((each) => each !== second);
  const before = await Promise.all(others.map(hand));
  await server.kill();
  // What is typed and played while nobody is there to hear it is not lost.
  await composer(second).fill('pass');
  await composer(second).press('Enter');
  await expect(told(second, 'The connection is lost.')).toBeVisible();
  await expect(composer(second)).toHaveValue('pass');
  await server.start();
  await expect(composer(second)).toHaveValue('');
  for (const each of pages) {
    await expect(told(each, 'The connection is lost.')).toHaveCount(0);
    await expect(each.locator('.seat-note', { hasText: 'not connected' })).toHaveCount(0);
  }
  expect(await Promise.all(others.map(hand))).toEqual(before);
  await expectSameLog(pages);
  expect((await announced(second)).filter((text) => text.startsWith('The connection is lost'))).toHaveLength(1);
  await second.keyboard.press('Escape');

  const third = await whoIsAsked(pages);
  const away = third === ann ? ben : ann;
  await away.context().setOffline(true);
  await expect(told(away, 'The connection is lost.')).toBeVisible();
  await takeHint(third);
  await away.context().setOffline(false);
  await expect(told(away, 'The connection is lost.')).toHaveCount(0);
  await expectSameLog(pages);

  await cy.context().close();
  await expect(ann.locator('.seat-note', { hasText: 'not connected' })).toBeVisible();
  expect(await announced(ann)).toContain('Cy is not connected.');
  for (const each of [ann, ben]) await each.context().close();
});

test('somebody who only looks on sees the table and no hand', async ({ page, browser }) => {
  const [ben, dot] = [await someone(browser), await someone(browser)];
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 }, async () => {
    await page.getByText('Around the table').click();
    await page.getByText('Whoever has a link for it, once the game is over').click();
  });
  const watch = await page.getByRole('textbox', { name: 'Link for those who look on' }).inputValue();
  await dot.goto(watch);
  await sitDown(ben, link, 'Ben');
  await expect(told(dot, 'You see the table when the game is over.')).toBeVisible();
  await composer(ben).fill('resign');
  await composer(ben).press('Enter');
  await expect(result(dot)).toBeVisible();
  await expect(dot.getByRole('region', { name: 'Your move' })).toHaveCount(0);
  await expect(dot.getByRole('region', { name: 'Hand' })).toHaveCount(0);
});

test('what is said is drawn as it was said, and the host makes the link to look on anew in another tab', async ({
  page,
  browser,
}) => {
  const ben = await someone(browser);
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 }, async () => {
    await page.getByText('Around the table').click();
    await page.getByText('Set phrases and free text').click();
    await page.getByText('Whoever has a link for it, once the game is over').click();
  });
  const old = await page.getByRole('textbox', { name: 'Link for those who look on' }).inputValue();
  await sitDown(ben, link, 'Ben');
  const marked = '<img src="x" onerror="document.body.remove()"> &amp; <b>bold</b>';
  await ben.getByRole('textbox', { name: 'Say to all' }).fill(marked);
  await ben.keyboard.press('Enter');
  const said = page.getByRole('list', { name: 'What was said' });
  await expect(said).toHaveText(`Ben: ${marked}`);
  await expect(said.locator('img, b')).toHaveCount(0);

  const second = await page.context().newPage();
  await second.goto(page.url());
  await button(second, 'People').press('Enter');
  const people = second.getByRole('dialog', { name: 'At this table' });
  await people.getByRole('button', { name: 'Make a new link: for those who look on' }).press('Enter');
  await people.getByRole('button', { name: 'Make a new link for good: for those who look on' }).press('Enter');
  const watch = people.getByRole('textbox', { name: 'Link for those who look on' });
  await expect(watch).toBeVisible();
  expect(await watch.inputValue()).not.toBe(old);
  expect(await faults(second)).toEqual([]);
});

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test(`axe finds nothing around a table on line, ${theme}`, async ({ page, browser }) => {
    const ben = await someone(browser);
    const setting = (chosen: string): void =>
      localStorage.setItem('deckle settings', JSON.stringify({ theme: chosen }));
    await page.addInitScript(setting, theme);
    await ben.addInitScript(setting, theme);
    const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 });
    expect(await faults(page)).toEqual([]);
    await ben.goto(link);
    await ben.getByLabel('Your colour').selectOption('Blue');
    await sitDown(ben, ben.url(), 'Ben');
    await expect(players(page)).toBeVisible();
    await ben.getByText('Say something short').click();
    await button(ben, 'Hello!').press('Enter');
    await expect(told(page, 'Ben:')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test('the host lets a bot play on, gives the link anew, and the one who was away comes back', async ({
  page,
  browser,
}) => {
  const ben = await someone(browser);
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 });
  await sitDown(ben, link, 'Ben');
  await expect(players(page)).toBeVisible();
  await button(page, 'People').press('Enter');
  const people = page.getByRole('dialog', { name: 'At this table' });
  await expect(people).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await people.getByRole('button', { name: 'Let a bot play on: for Ben' }).press('Enter');
  await people.getByRole('button', { name: 'Let a bot play on for good: for Ben' }).press('Enter');
  await expect(people.getByText('bot,')).toBeVisible();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Your chair is somebody else’s now');
  await people.getByRole('button', { name: /^Give it to a friend/ }).press('Enter');
  await people.getByRole('button', { name: /^Give it to a friend for good/ }).press('Enter');
  const again = await people.getByRole('textbox', { name: 'Link for chair 2' }).inputValue();
  expect(again).not.toBe(link);
  await sitDown(ben, again, 'Ben');
  await expect(log(ben)).toBeVisible();
  await page.keyboard.press('Escape');
  await whoIsAsked([page, ben]);
});

test('the host gives their own chair to a bot and then to a friend, is asked before, and still runs the table', async ({
  page,
  browser,
}) => {
  const [ben, cy] = [await someone(browser), await someone(browser)];
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 });
  await sitDown(ben, link, 'Ben');
  await expect(players(page)).toBeVisible();
  await button(page, 'People').press('Enter');
  await page.getByText('Give my chair away').press('Enter');
  await expect(page.getByText('Whoever takes your chair has your cards and your points')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Let a bot play on: for you').press('Enter');
  await expect(told(page, 'They are playing. At this table nobody looks on.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Give it to a friend/ }).press('Enter');
  await page.getByRole('button', { name: /^Give it to a friend for good/ }).press('Enter');
  await expect(told(page, '1 chair still empty. The game waits for whoever takes it.')).toBeVisible();
  const first = await page.getByRole('textbox', { name: 'Link for chair 1' }).inputValue();
  await sitDown(page, first, 'Ann');
  await expect(players(page)).toBeVisible();
  await button(page, 'People').press('Enter');
  await page.getByText('Give my chair away').press('Enter');
  await button(page, 'Give it to a friend: your chair').press('Enter');
  const second = await page.getByRole('textbox', { name: 'Link for chair 1' }).inputValue();
  expect(second).not.toBe(first);
  await sitDown(cy, second, 'Cy');
  await whoIsAsked([cy, ben]);
});

test('somebody has a web address called at their turn, keeps the secret, and takes it back', async ({
  page,
  browser,
}) => {
  const ben = await someone(browser);
  const [link = ''] = await invite(page, { game: GAME, name: 'Ann', friends: 1 });
  await sitDown(ben, link, 'Ben');
  await expect(players(ben)).toBeVisible();
  const openCalls = async (): Promise<void> => {
    await button(ben, 'People').press('Enter');
    await ben.getByText('Call a web address when it is my turn').press('Enter');
  };
  const people = ben.getByRole('dialog', { name: 'At this table' });
  const address = people.getByRole('textbox', { name: 'Web address' });
  const secret = people.getByRole('textbox', { name: 'Secret of the calls' });
  await openCalls();
  await address.fill('https://127.0.0.1/turn');
  await ben.keyboard.press('Enter');
  await expect(people.getByText('Only public addresses that begin with https:// are called.')).toBeVisible();
  await address.fill('https://calls.example/turn');
  await ben.keyboard.press('Enter');
  await expect(people.getByText('https://calls.example/turn is called.')).toBeVisible();
  expect(await secret.inputValue()).toMatch(/^[\w-]{22}$/);
  expect(await faults(ben)).toEqual([]);
  await ben.keyboard.press('Escape');
  await ben.reload();
  await openCalls();
  await expect(people.getByText('https://calls.example/turn is called.')).toBeVisible();
  await expect(secret).toHaveCount(0);
  await button(ben, 'Do not call it any more').press('Enter');
  await expect(people.getByText('is called.')).toHaveCount(0);
  await expect(address).toBeFocused();
});

test('a code that is read aloud finds a free chair; a wrong one is explained', async ({ page, browser }) => {
  const ben = await someone(browser);
  await invite(page, { game: GAME, name: 'Ann', friends: 1 });
  await page.getByRole('button', { name: 'Let anybody with the code sit here: chair 2' }).press('Enter');
  await expect(told(page, 'free for anybody who comes')).toBeVisible();
  const code = await page.locator('.code [aria-hidden]').innerText();
  await ben.goto('/join');
  await ben.getByRole('textbox').fill('zzzzzz');
  await ben.keyboard.press('Enter');
  await expect(told(ben, 'No table has this code.')).toBeVisible();
  await ben.getByRole('textbox').fill(code.toLowerCase());
  await ben.keyboard.press('Enter');
  await ben.getByRole('textbox', { name: 'Your name' }).fill('ann');
  expect(await faults(ben)).toEqual([]);
  await ben.keyboard.press('Enter');
  await expect(told(ben, 'Somebody here has that name already.')).toBeVisible();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.keyboard.press('Enter');
  await expect(players(ben)).toBeVisible();
  expect(await announced(page)).toContain('Ben sits down.');
  await ben.goto('/');
  await ben.getByRole('region', { name: 'Your tables on line' }).getByRole('link').press('Enter');
  await expect(players(ben)).toBeVisible();
});

test('a table that is open to all is found in the lobby, and gone from there when it is full', async ({
  page,
  browser,
}) => {
  const ben = await someone(browser);
  await page.goto(`/games/${GAME}`);
  await page.getByText('Friends by link').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Opal');
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('combobox').selectOption('open');
  await page.getByText('Around the table').click();
  await page.getByText('Yes: shown under Join').click();
  await button(page, 'Set up the table').press('Enter');
  await ben.goto('/join');
  const table = ben.getByRole('link', { name: 'Opal, 1 free chair' });
  await table.press('Enter');
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.keyboard.press('Enter');
  await expect(players(ben)).toBeVisible();
  await expect(players(page)).toBeVisible();
  await ben.goto('/join');
  await expect(ben.getByRole('heading', { name: 'Open to all' })).toBeVisible();
  await expect(table).toHaveCount(0);
});
