import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Card, type Game, type Match, type Seat, viewOf } from '@deckle/kernel';
import type { Page } from '@playwright/test';
import { printedCard } from '../src/look/printed.ts';
import type { News } from '../src/table/news.ts';
import { startFromPage } from './plan.ts';
import { playOn, playToTheEnd, playTurns, startFromShelf, takeHint } from './player.ts';
import { lookInto, replayed, secretsIn, type Seen } from './spy.ts';
import { expect, overhear, quicken, test } from './table.ts';

/** All news among what the page was sent. */
function newsIn(heard: readonly string[]): readonly News[] {
  const found: News[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('moment' in value && 'hands' in value && 'curtain' in value) found.push(value as News);
    else for (const part of Object.values(value)) look(part);
  };
  for (const text of heard) look(JSON.parse(text));
  return found;
}

/** Behind the curtain there is nobody. */
const viewerOf = ({ viewer, curtain }: News): Seat | null => (curtain === null ? viewer : null);

const shownIn = ({ places, hands, fresh }: News): readonly number[] => [
  ...places.flatMap(({ row }) => row?.flat() ?? []),
  ...hands.flatMap(({ cards }) => cards),
  ...fresh,
];

async function recordOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

async function resign(page: Page): Promise<void> {
  await page.getByLabel('Your word or command').fill('resign');
  await page.keyboard.press('Enter');
}

const nameOf = ({ tools: { pack } }: Match, id: number): string => printedCard(pack[id] as Card).name;

/** Every so many turns somebody looks into the page. */
const OFTEN = 4;
/** Where the screen goes from hand to hand, so many turns are enough. */
const HANDED = 5;

/** Games with closed hands, two decks, piles to choose, secret words; every second one with two people at this screen. */
for (const [at, game] of games.filter((_, index) => index % 4 === 0).entries()) {
  const people = at % 2 === 1 && game.seats[1] > 1 ? ['Maria', 'Jim'] : [];
  test(`${game.name} with ${people.length || 1} at the screen: nothing hidden reaches the page before the end`, async ({
    page,
  }) => {
    await quicken(page);
    const overheard = await overhear(page);
    const looks: { readonly seen: Seen; readonly moment: number; readonly viewer: Seat | null }[] = [];
    const look = async (): Promise<void> => {
      const before = newsIn(await overheard()).at(-1);
      const seen = await lookInto(page);
      // In a race it may have gone on meanwhile.
      const isSame = newsIn(await overheard()).at(-1)?.moment === before?.moment;
      if (isSame)
        looks.push({ seen, moment: before?.moment ?? 0, viewer: before === undefined ? null : viewerOf(before) });
    };
    if (people.length === 0) await startFromShelf(page, game.name);
    else await startFromPage(page, game, {}, people);
    if (people.length === 0) await playToTheEnd(page, async (turn) => (turn % OFTEN === 0 ? look() : undefined));
    else {
      for (let turn = 0; turn < HANDED && (await playOn(page, look)) === 'asked'; turn++) {
        await look();
        await takeHint(page);
      }
      if ((await playOn(page, look)) === 'asked') await resign(page);
      expect(looks.map(({ viewer }) => viewer)).toEqual(expect.arrayContaining([null, 0, 1]));
    }
    const save = await recordOf(page);
    const after = await replayed(game, save);
    const heard = await overheard();
    const news = newsIn(heard);
    expect(news.length).toBeGreaterThan(5);
    const seed = /"seed":"([^"]+)"/.exec(save)?.[1] as string;
    const told = heard.findIndex((text) => text.includes(seed));
    expect(told, 'the seed comes with the result').toBeGreaterThanOrEqual(
      heard.findIndex((text) => text.includes('"result":{')),
    );
    for (const each of news.filter(({ result }) => result === null)) {
      const view = viewOf(after(each.moment).last.state, viewerOf(each));
      const visible = new Set(Object.values(view.zones).flatMap(({ row }) => row?.flat() ?? []));
      const hidden = shownIn(each).filter((card) => !visible.has(card) && !each.fresh.includes(card));
      expect(hidden, `after ${each.moment} inputs`).toEqual([]);
    }
    expect(looks.length).toBeGreaterThan(0);
    for (const { seen, moment, viewer } of looks) {
      expect(secretsIn(seen, after(moment), viewer), `looked at after ${moment} inputs`).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain(seed);
    }
  });
}

test('a card that should not be there is found, wherever it is', async ({ page }) => {
  const game = games.find(({ name }) => name === 'Turnover') as Game;
  await quicken(page);
  await startFromShelf(page, game.name);
  await playTurns(page, 1);
  const clean = await lookInto(page);
  await resign(page);
  const save = await recordOf(page);
  const { inputs } = JSON.parse(save) as { inputs: unknown[] };
  const match = (await replayed(game, save))(inputs.length - 1);
  const hand = match.last.state.zones['hand 1']?.row.flat() ?? [];
  const faces = hand.map((id) => match.tools.pack[id]?.face ?? '');
  expect(secretsIn(clean, match, 0)).toEqual([]);
  const read = hand.map((id, at) => ['option', `${nameOf(match, id)}, ${at + 1} of ${hand.length}`] as const);
  expect(secretsIn({ ...clean, tree: [...clean.tree, ...read] }, match, 0).length).toBeGreaterThan(0);
  const leaks: { readonly [where: string]: () => Promise<unknown> } = {
    'a card face down that has its number': () =>
      page.evaluate((id) => document.body.insertAdjacentHTML('beforeend', `<i data-card="${id}"></i>`), hand[0]),
    'the hand in an attribute': () =>
      page.evaluate((text) => document.body.setAttribute('data-state', text), JSON.stringify(hand)),
    'the hand read out': () =>
      page.evaluate((text) => document.querySelector('h1')?.setAttribute('aria-label', text), faces.join(', ')),
    'the hand in what the page keeps': () =>
      page.evaluate((text) => sessionStorage.setItem('state', text), JSON.stringify({ hand })),
  };
  let before = secretsIn(await lookInto(page), match, 0).length;
  for (const [what, leak] of Object.entries(leaks)) {
    await leak();
    const found = secretsIn(await lookInto(page), match, 0).length;
    expect(found, what).toBeGreaterThan(before);
    before = found;
  }
});
