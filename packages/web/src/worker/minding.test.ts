import { expect, test } from 'vitest';
import type { Held, News } from '../table/news.ts';
import { openMinding } from './minding.ts';

const order: Held = { order: [2, 1], groups: [] };
const news = (viewer: number | null, result: object | null = null): Omit<News, 'mine'> =>
  ({
    moment: 3,
    viewer,
    result,
    places: [],
    hands: viewer === null ? [] : [{ zone: `hand ${viewer}`, label: 'Hand', cards: [1, 2] }],
  }) as unknown as Omit<News, 'mine'>;

/** Here nothing can be kept on a device: it is as in a browser that keeps nothing. */
test('each finds what is their own when the table is opened again, and behind the curtain there is nothing', async () => {
  const draft = { text: 'TEA', pins: [], way: 1 };
  const minding = await openMinding('two');
  minding.keep(0, { held: { 'hand 0': order } });
  minding.keep(0, { draft: { moment: 3, of: draft } });
  minding.keep(1, { held: { 'hand 1': order } });
  await minding.settled();
  const again = await openMinding('two');
  expect(again.see(news(0)).mine).toEqual({ held: { 'hand 0': order }, draft });
  expect(again.see(news(1)).mine).toEqual({ held: { 'hand 1': order }, draft: null });
  expect(again.see(news(null)).mine).toEqual({ held: {}, draft: null });
});

test('what cannot be read is not kept, and what was there stays', async () => {
  const minding = await openMinding('wrong');
  minding.keep(0, { held: { 'hand 0': order } });
  minding.keep(0, { held: { 'hand 0': { order: [1, 1], groups: [] } } });
  expect(minding.see(news(0)).mine.held).toEqual({ 'hand 0': order });
});

test.each(['the game is over', 'there is no way back'])('when %s nothing is kept any more', async (end) => {
  const minding = await openMinding(end);
  minding.keep(0, { held: { 'hand 0': order } });
  if (end === 'the game is over') minding.see(news(0, {}));
  else minding.forget();
  minding.keep(0, { held: { 'hand 0': order } });
  await minding.settled();
  const again = await openMinding(end);
  expect(again.see(news(0)).mine.held).toEqual({});
});
