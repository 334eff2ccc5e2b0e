import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { parseSave } from '@deckle/host';
import { type Game, isDivergence, isRefusal, type Match, replay, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import type { News } from '../src/table/news.ts';
import { playToTheEnd, startFromShelf } from './player.ts';
import { expect, overhear, test } from './table.ts';

const bytes = (file: string): Uint8Array => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));

/** The match after so many of its inputs. */
async function replayed(game: Game, save: string): Promise<(inputs: number) => Match> {
  const parsed = parseSave(save);
  if (isRefusal(parsed)) throw new Error(parsed.rule);
  const { record } = parsed;
  const isForm = await openForms(bytes);
  const dictionary = await openDictionary({ name: 'standard', list: bytes('standard.dawg'), isForm });
  const tools = makeTools(game, record, dictionary);
  return (inputs) => {
    const match = replay(game, { ...record, inputs: record.inputs.slice(0, inputs) }, tools, dictionary.hash);
    if (isRefusal(match) || isDivergence(match)) throw new Error('the record does not replay');
    return match;
  };
}

/** All news among what the page was sent. */
function newsIn(heard: readonly string[]): readonly News[] {
  const found: News[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('moment' in value && 'hands' in value && 'places' in value) found.push(value as News);
    else for (const part of Object.values(value)) look(part);
  };
  for (const text of heard) look(JSON.parse(text));
  return found;
}

const shownIn = ({ places, hands, fresh }: News): readonly number[] => [
  ...places.flatMap(({ row }) => row?.flat() ?? []),
  ...hands.flatMap(({ cards }) => cards),
  ...fresh,
];

/** Games with closed hands, two decks, piles to choose, secret words. */
for (const game of games.filter((_, at) => at % 4 === 0)) {
  test(`${game.name}: nothing hidden reaches the page before the end`, async ({ page }) => {
    const overheard = await overhear(page);
    await startFromShelf(page, game.name);
    await playToTheEnd(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).press('Enter');
    const save = readFileSync(await (await download).path(), 'utf8');
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
      const view = viewOf(after(each.moment).last.state, each.viewer);
      const visible = new Set(Object.values(view.zones).flatMap(({ row }) => row?.flat() ?? []));
      const hidden = shownIn(each).filter((card) => !visible.has(card) && !each.fresh.includes(card));
      expect(hidden, `after ${each.moment} inputs`).toEqual([]);
    }
  });
}
