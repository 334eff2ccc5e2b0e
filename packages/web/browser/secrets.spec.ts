import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import type { Hint } from '@deckle/host';
import type { Card, Game } from '@deckle/kernel';
import type { Page } from '@playwright/test';
import { printedCard } from '../src/look/printed.ts';
import type { Composed, News, Refused, Still } from '../src/table/news.ts';
import { type Crossed, crossedIn, newsIn, viewerOf } from './crossed.ts';
import { leaksIn } from './leaks.ts';
import { startFromPage } from './plan.ts';
import { playOn, playTurns, startFromShelf, takeHint } from './player.ts';
import { type Looked, lookInto, secretsIn, type Seen } from './spy.ts';
import { secretTo, type Story, storyOf } from './story.ts';
import { expect, overhear, quicken, test } from './table.ts';

async function recordOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

async function resign(page: Page): Promise<void> {
  await page.getByLabel('Your word or command').fill('resign');
  await page.keyboard.press('Enter');
  await page.locator('.seat-me.seat-asked').waitFor({ state: 'detached' });
}

/** So many turns show every way in which cards come and go. */
const TURNS = 4;

/** In most games one has a hand, trades with a deck and decides in the open; these have more to hide. */
const isClosed = ({ secret, moves }: Game): boolean => secret !== undefined || moves['trade'] === undefined;
const alone: readonly string[] = [];
const tables = games.flatMap((game, at) => {
  const two = game.seats[1] > 1 ? [{ game, people: ['Maria', 'Jim'] }] : [];
  if (isClosed(game)) return [{ game, people: alone }, ...two];
  return at % 5 === 0 ? [...two, ...(two.length === 0 ? [{ game, people: alone }] : [])] : [];
});

/** Somebody who tries what is refused, and looks back. */
async function tryThings(page: Page): Promise<void> {
  await page.locator('#composer').fill('play zzz');
  await page.keyboard.press('Enter');
  await page.locator('.composer-says > span').waitFor();
  await page.locator('#composer').press('Escape');
  // Where nothing has been told yet, there is nothing to look back at.
  const moments = page.locator('.moment-jump');
  if ((await moments.count()) < 2) return;
  await moments.last().press('Enter');
  await page.getByRole('button', { name: 'Back to the table' }).press('Enter');
}

for (const { game, people } of tables) {
  const named = `${game.name} with ${people.length || 1} at the screen`;
  test(`${named}: nothing hidden reaches the page before the end`, async ({ page }) => {
    await quicken(page);
    const overheard = await overhear(page);
    const now = async () => crossedIn(await overheard()).findLast((each) => newsIn(each) !== null);
    const looks: (Looked & { readonly seen: Seen })[] = [];
    const look = async (): Promise<void> => {
      const before = newsIn((await now()) as Crossed);
      const seen = await lookInto(page);
      // In a race it may have gone on meanwhile.
      const after = newsIn((await now()) as Crossed);
      if (before !== null && after?.moment === before.moment)
        looks.push({ seen, moment: before.moment, viewer: viewerOf(before) });
    };
    if (people.length === 0) await startFromShelf(page, game.name);
    else await startFromPage(page, game, {}, people);
    for (let turn = 0; turn < TURNS && (await playOn(page, look)) === 'asked'; turn++) {
      await look();
      if (turn === 1) await tryThings(page);
      await takeHint(page);
    }
    // Where answers are sealed, each gives up in secret.
    while ((await playOn(page, look)) === 'asked') await resign(page);
    if (people.length > 0) expect(looks.map(({ viewer }) => viewer)).toEqual(expect.arrayContaining([null, 0, 1]));
    const save = await recordOf(page);
    const story = await storyOf(game, save);
    const heard = await overheard();
    const crossed = crossedIn(heard);
    expect(crossed.filter((each) => newsIn(each) !== null).length).toBeGreaterThan(5);
    expect(leaksIn(crossed, story)).toEqual([]);
    const seed = /"seed":"([^"]+)"/.exec(save)?.[1] as string;
    const told = heard.findIndex((text) => text.includes(seed));
    expect(told, 'the seed comes with the result').toBeGreaterThanOrEqual(
      heard.findIndex((text) => text.includes('"result":{')),
    );
    expect(looks.length).toBeGreaterThan(0);
    for (const { seen, ...when } of looks) {
      expect(secretsIn(seen, story, when), `looked at after ${when.moment} inputs`).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain(seed);
    }
  });
}

const nameOf = ({ tools: { pack } }: Story, id: number): string => printedCard(pack[id] as Card).name;

/** The same message with more in it than its viewer may know; null where it is of another kind. */
type Plant = (each: Crossed) => object | null;

/** What may be slipped into messages: a card on top of the deck by its number and its face, a sentence told to another. */
function plantsOf(card: number, face: string, secret: string): { readonly [what: string]: Plant } {
  const into =
    (asked: string, more: (told: never) => object): Plant =>
    (each) =>
      each.asked?.what === asked && typeof each.told === 'object' && each.told !== null
        ? more(each.told as never)
        : null;
  const news =
    (more: (told: News) => object): Plant =>
    (each) => {
      const told = newsIn(each);
      return told === null || told.moment === 0 ? null : [{ ...told, ...more(told) }];
    };
  return {
    'a number beside the news': news(() => ({ next: card })),
    'a number among what all are to see': news(({ fresh }) => ({ fresh: [...fresh, card] })),
    'a line that names a card': news(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, text: `${line.text} ${face}` })),
    })),
    'a line told to another': news(({ lines: [line] }) => ({ others: [{ ...line, text: secret }] })),
    'a place that tells': news(({ places }) => ({ places: places.map((place) => ({ ...place, note: face })) })),
    'a choice that tells': news(({ choices }) => ({ choices: [...choices, { kind: `pass ${face}` }] })),
    'a card in the word composed': into('compose', (told: Composed) => ({ ...told, cards: [card] })),
    'a remark on what is composed': into('compose', (told: Composed) => ({ ...told, remark: face })),
    'a hint that tells': into('hint', (told: Hint) => ({ ...told, text: `${told.text} The next is ${face}.` })),
    'a hint that cannot be known': into('hint', () => ({ text: 'You could say: play ZZZ', command: 'play ZZZ' })),
    'a refusal that tells': into('say', (told: Refused) => ({ ...told, refusal: { ...told.refusal, rule: face } })),
    'an offer that cannot be known': into('say', (told: Refused) => ({ ...told, nearest: 'play ZZZ' })),
    'a card in a picture of the past': into('lookBack', (told: Still) => ({ ...told, hands: [{ cards: [card] }] })),
    'a name in a picture of the past': into('lookBack', (told: Still) => ({ ...told, places: [] })),
    'the record': into('hint', (told: Hint) => ({ ...told, record: '[file]' })),
  };
}

test('a card that should not be there is found, wherever it is', async ({ page }) => {
  const game = games.find(({ name }) => name === 'Turnover') as Game;
  await quicken(page);
  const overheard = await overhear(page);
  await startFromShelf(page, game.name);
  await playTurns(page, 1);
  await playOn(page);
  await tryThings(page);
  const clean = await lookInto(page);
  await resign(page);
  const save = await recordOf(page);
  const story = await storyOf(game, save);
  const { inputs } = JSON.parse(save) as { inputs: unknown[] };
  const when = { moment: inputs.length - 1, viewer: 0 };
  const { zones } = story.after(when.moment).last.state;
  const hand = zones['hand 1']?.row.flat() ?? [];
  const [secret = ''] = secretTo(story, when.moment, when.viewer);
  const faces = hand.map((id) => story.tools.pack[id]?.face ?? '');
  expect(secretsIn(clean, story, when)).toEqual([]);
  const read = hand.map((id, at) => ['option', `${nameOf(story, id)}, ${at + 1} of ${hand.length}`] as const);
  expect(secretsIn({ ...clean, tree: [...clean.tree, ...read] }, story, when).length).toBeGreaterThan(0);
  const leaks: { readonly [where: string]: () => Promise<unknown> } = {
    'a card face down that has its number': () =>
      page.evaluate((id) => document.body.insertAdjacentHTML('beforeend', `<i data-card="${id}"></i>`), hand[0]),
    'the hand in an attribute': () =>
      page.evaluate((text) => document.body.setAttribute('data-state', text), JSON.stringify(hand)),
    'the hand read out': () =>
      page.evaluate((text) => document.querySelector('h1')?.setAttribute('aria-label', text), faces.join(', ')),
    'a sentence that another was told': () =>
      page.evaluate((text) => document.querySelector('main')?.append(text), secret),
    'the same in what the page keeps': () => page.evaluate((text) => localStorage.setItem('said', text), secret),
    'a line of the log that nobody was told': () =>
      page.evaluate(() =>
        document.querySelector('.moments')?.insertAdjacentHTML('beforeend', '<p class="line">The next card is Q.</p>'),
      ),
    'the hand in what the page keeps': () =>
      page.evaluate((text) => sessionStorage.setItem('state', text), JSON.stringify({ hand })),
  };
  let before = secretsIn(await lookInto(page), story, when).length;
  for (const [what, leak] of Object.entries(leaks)) {
    await leak();
    const found = secretsIn(await lookInto(page), story, when).length;
    expect(found, what).toBeGreaterThan(before);
    before = found;
  }
  const crossed = crossedIn(await overheard());
  expect(leaksIn(crossed, story)).toEqual([]);
  const top = zones['deck']?.row.at(-1)?.[0] as number;
  for (const [what, plant] of Object.entries(plantsOf(top, story.tools.pack[top]?.face ?? '', secret))) {
    const at = crossed.findIndex((each) => plant(each) !== null);
    const planted = crossed.map((each, index) => (index === at ? { ...each, told: plant(each) } : each));
    expect(leaksIn(planted, story), what).not.toEqual([]);
  }
});
