import { expect, test } from 'vitest';
import type { Line, News } from '../table/news.ts';
import { soundsOf } from './cues.ts';

const news = (more: Partial<News>): News => ({ result: null, viewer: 0, moment: 3, fresh: [], ...more }) as News;
const scored = { kind: 'scored' } as Line;
const over = (...winners: readonly number[]): Pick<News, 'result'> => ({ result: { winners, reason: '', seed: '' } });

test.each([
  ['nothing new', { before: news({}) }, []],
  ['a table one comes to', { before: null, news: news({ fresh: [1] }) }, []],
  [
    'a play with points',
    { before: news({ moment: 2 }), news: news({ fresh: [1] }), told: [scored] },
    ['laid', 'scored'],
  ],
  ['a turn', { before: news({}), asked: [{ id: 1, must: true }] }, ['turn']],
  ['something to challenge', { before: news({}), asked: [{ id: 1, must: false }] }, ['window']],
  ['a win', { before: news({}), news: news(over(0, 1)), told: [scored] }, ['won']],
  ['a loss', { before: news({}), news: news(over(1)) }, []],
  ['a table that was over', { before: news(over(0)), news: news(over(0)) }, []],
])('%s', (_what, given, sounds) => {
  expect(soundsOf({ news: news({}), told: [], asked: [], ...given })).toEqual(sounds);
});
