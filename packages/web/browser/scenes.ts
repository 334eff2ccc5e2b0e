import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Page } from './launch.ts';
import { online } from './online-scenes.ts';
import { startFromPage } from './plan.ts';
import { hintedCommand, playOn, playToTheEnd, playTurns, startFromShelf } from './player.ts';
import { stackChance } from './table.ts';

/** A moment worth looking at, and how to get there. */
export interface Scene {
  readonly name: string;
  /** Screens of a table are what fits; pages are as long as they are. */
  readonly isPage?: true;
  /** Its time is the server's, and so are its cards. */
  readonly isOnline?: true;
  readonly open: (page: Page) => Promise<void>;
}

const GAME = 'Turnover';
const gameNamed = (name: string): Game => games.find((game) => game.name === name) as Game;
const line = (page: Page) => page.getByLabel('Your word or command');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');

/** Until everything has come to rest. */
const settle = (page: Page) => page.waitForTimeout(500);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Some turns into a game, and on turn again where the game goes on. */
async function played(page: Page, name: string, turns: number): Promise<void> {
  await startFromShelf(page, name);
  await playTurns(page, turns);
  await playOn(page);
}

async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
}

/** A table of each game; where something is said at the first, it is at its end. */
async function playedTwo(page: Page, [first, second]: readonly [string, string], last?: string): Promise<void> {
  await played(page, first, 1);
  if (last !== undefined) await say(page, last);
  // By the same chance it would get the same number, and stand in the place of the first.
  await stackChance(page, 8);
  await played(page, second, 1);
}

/** The deal of a day, given up after some turns, the day after another one. */
async function playedDay(page: Page): Promise<void> {
  for (const day of ['2026-11-17', '2026-11-18']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await visit(page, '/');
    await press(page, 'Play today’s deal');
    await playTurns(page, 2);
    await say(page, 'resign');
    await page.locator('.outcome-day', { hasText: /Par is \d/ }).waitFor();
  }
}

const pages: readonly Scene[] = [
  ...Object.entries({
    shelf: '/',
    'shelf filtered': '/?kind=solo',
    'shelf nothing found': '/?find=chess',
    settings: '/settings',
    records: '/replay',
    join: '/join',
    'page unknown': '/nowhere',
    'page unknown game': '/games/turnovr',
    'table unknown': '/tables/nowhere',
    'record unknown': '/replay/nowhere',
  }).map(([name, path]) => ({ name, isPage: true as const, open: (page: Page) => visit(page, path) })),
  {
    name: 'shelf with unfinished tables',
    isPage: true,
    async open(page) {
      await playedTwo(page, [GAME, 'Word Lift']);
      await visit(page, '/');
      await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
    },
  },
  {
    name: 'shelf day played',
    async open(page) {
      await playedDay(page);
      await visit(page, '/');
      await page.getByRole('region', { name: 'Today’s deal' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'day result', isPage: true, open: playedDay },
  {
    name: 'records kept',
    isPage: true,
    async open(page) {
      await playedTwo(page, [GAME, 'Leftovers'], 'resign');
      await visit(page, '/replay');
    },
  },
];

const gamePages: readonly Scene[] = [
  ...games.map(({ id }) => ({
    name: `game ${id}`,
    isPage: true as const,
    async open(page: Page) {
      await visit(page, `/games/${id}`);
      await page.getByRole('button', { name: 'Next card' }).waitFor();
    },
  })),
  {
    name: 'game seats',
    async open(page) {
      await visit(page, '/games/last-word-standing');
      await press(page, 'Add a bot');
      await press(page, 'Add a person');
      await page.getByRole('form', { name: 'Your table' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'game options',
    isPage: true,
    async open(page) {
      await visit(page, '/games/last-word-standing');
      for (const part of await page.locator('.plan-part > summary').all()) await part.press('Enter');
    },
  },
  ...(['tried', 'being tried'] as const).map((how) => ({
    name: `game rules ${how}`,
    async open(page: Page) {
      await visit(page, '/games/eight-it-all');
      await press(page, 'Try these rules');
      await page.getByText(/^[2-9]\d of 200 games$/).waitFor();
      if (how === 'tried') await press(page, 'Stop');
      await page.locator('.try').evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  })),
  {
    name: 'game example',
    async open(page) {
      await visit(page, '/games/split-off');
      for (let turn = 0; turn < 3; turn++) await press(page, 'Whole turn');
      for (let step = 0; step < 3; step++) await press(page, 'Next card');
      await page.locator('.example').evaluate((example) => example.scrollIntoView());
    },
  },
  {
    name: 'game deck',
    async open(page) {
      await visit(page, '/games/letters');
      await page.locator('#deck').evaluate((deck) => deck.scrollIntoView());
    },
  },
];

const tables: readonly Scene[] = [
  ...games.map(({ name }) => ({
    name: `table ${name}`,
    async open(page: Page) {
      await played(page, name, 3);
      const command = await hintedCommand(page);
      const hint = page.getByRole('button', { name: 'Close: Hint' });
      if (await hint.isVisible()) await hint.press('Enter');
      // As people write it.
      if (command !== null) await line(page).fill(command.replace(/^play /, ''));
    },
  })),
  { name: 'table first sight', open: (page) => startFromShelf(page, GAME) },
  {
    name: 'table refusal',
    async open(page) {
      await played(page, GAME, 1);
      await say(page, 'zebra');
    },
  },
  {
    name: 'table hint',
    async open(page) {
      await played(page, 'Leftovers', 1);
      await hintedCommand(page);
    },
  },
  {
    name: 'table choosing cards',
    async open(page) {
      await played(page, GAME, 1);
      await press(page, 'Trade …');
      for (const at of [1, 3]) await page.locator('.held').nth(at).press(' ');
    },
  },
  {
    name: 'table hand in order',
    async open(page) {
      await played(page, GAME, 1);
      await press(page, /^Sort/);
    },
  },
  {
    name: 'table word looked up',
    async open(page) {
      await played(page, GAME, 2);
      await page
        .getByRole('button', { name: /look it up$/ })
        .first()
        .press('Enter');
    },
  },
  ...Object.entries({ keys: '?', announcements: '8', summary: '6' }).map(([name, key]) => ({
    name: `table ${name}`,
    async open(page: Page) {
      await played(page, GAME, 1);
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press(key);
    },
  })),
  ...['Rules', 'Settings'].map((name) => ({
    name: `table ${name.toLowerCase()}`,
    async open(page: Page) {
      await played(page, GAME, 1);
      await press(page, name);
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).or(page.locator('.settings')).first().waitFor();
    },
  })),
  {
    name: 'table looking back',
    async open(page) {
      await played(page, GAME, 2);
      await page.locator('.moment-jump').nth(3).press('Enter');
    },
  },
  {
    name: 'table challenge',
    async open(page) {
      await startFromPage(page, gameNamed(GAME), { checking: 'challenge' }, ['Maria', 'Jim']);
      await press(page, /^I am/);
      await page.getByRole('button', { name: 'Hint' }).waitFor();
      await say(page, (await hintedCommand(page)) ?? '');
      await press(page, /^I am/);
    },
  },
  {
    name: 'table vote',
    async open(page) {
      await startFromPage(page, gameNamed(GAME), { checking: 'vote' }, ['Maria', 'Jim']);
      await press(page, /^I am/);
      await page.locator('.held').first().waitFor();
      const letters = await page.locator('.row-turned, .held').locator('.card-letters').allInnerTexts();
      await say(page, letters.slice(0, 4).join(''));
      await press(page, /^I am/);
    },
  },
  {
    name: 'table curtain',
    open: (page) => startFromPage(page, gameNamed(GAME), {}, ['Maria', 'Jim']),
  },
  {
    name: 'table full',
    async open(page) {
      await visit(page, '/games/last-word-standing');
      for (let seat = 2; seat < 6; seat++) await press(page, 'Add a bot');
      await press(page, 'Deal the cards');
      await page.getByRole('region', { name: 'Players' }).first().waitFor();
      await playTurns(page, 1);
      await playOn(page);
    },
  },
];

const endings: readonly Scene[] = [
  {
    name: 'result',
    isPage: true,
    async open(page) {
      await startFromShelf(page, '3-2-1');
      await playToTheEnd(page);
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'result alone',
    isPage: true,
    async open(page) {
      await startFromShelf(page, 'First Base');
      await playTurns(page, 2);
      await say(page, 'resign');
      await page.getByRole('region', { name: 'Result' }).waitFor();
    },
  },
  {
    name: 'review',
    isPage: true,
    async open(page) {
      await played(page, GAME, 2);
      await say(page, 'resign');
      await press(page, 'Review this game');
      await page.getByRole('button', { name: 'Save as text' }).waitFor({ timeout: 120_000 });
      await page.getByText('Scores as a table').click();
    },
  },
  {
    name: 'replay',
    async open(page) {
      await startFromShelf(page, '3-2-1');
      await playToTheEnd(page);
      await page.getByRole('link', { name: 'Replay', exact: true }).press('Enter');
      for (let step = 0; step < 6; step++) await press(page, 'One on');
    },
  },
];

/** Every screen, and every state of it that looks different. */
export const scenes: readonly Scene[] = [...pages, ...gamePages, ...tables, ...online, ...endings].map((scene) => ({
  ...scene,
  open: (page) => scene.open(page).then(() => settle(page)),
}));
