import type { ChairSeen, TableSeen } from '@deckle/host';
import { expect, test } from 'vitest';
import { NOTHING_TOLD, type OnlineNews } from './online-news.ts';
import { tellings } from './tellings.ts';

const chair = (kind: ChairSeen['kind'], name = '', isHere = true): ChairSeen => ({
  kind,
  name,
  isHere,
  colour: null,
  level: null,
});
const news = (
  chairs: readonly ChairSeen[],
  said: OnlineNews['said'] = [],
  again: string | null = null,
): OnlineNews => ({
  ...NOTHING_TOLD,
  table: { id: 'a', chairs, again, seat: 0 } as unknown as TableSeen,
  said,
});
const me = chair('person', 'Ann');

test('who comes, goes, comes back, and is given to a bot', () => {
  const steps = [
    chair('kept'),
    chair('person', 'Ben'),
    chair('person', 'Ben', false),
    chair('person', 'Ben'),
    chair('bot', 'Ada'),
    chair('kept'),
  ].map((other) => news([me, other]));
  expect(steps.slice(1).map((step, at) => tellings(steps[at] as OnlineNews, step))).toEqual([
    ['Ben sits down.'],
    ['Ben is not connected.'],
    ['Ben is back.'],
    ['Ada, a bot, plays on chair 2.'],
    ['Chair 2 is free.'],
  ]);
});

test('nothing is told of oneself, of what is as it was, or to whoever has just come', () => {
  const table = news([me, chair('person', 'Ben')], [{ seat: 1, text: 'Hello!' }]);
  expect(tellings(NOTHING_TOLD, table)).toEqual([]);
  expect(tellings(table, table)).toEqual([]);
  expect(tellings(table, news([chair('person', 'Anna', false), chair('person', 'Ben')], table.said))).toEqual([]);
});

test('what others say is told once, also when the oldest of it is forgotten', () => {
  const chairs = [me, chair('person', 'Ben')];
  const said = (...texts: readonly string[]): OnlineNews['said'] => texts.map((text) => ({ seat: 1, text }));
  expect(tellings(news(chairs), news(chairs, said('Oh no!')))).toEqual(['Ben says: Oh no!']);
  expect(tellings(news(chairs, said('a', 'b')), news(chairs, said('b', 'b')))).toEqual(['Ben says: b']);
  expect(tellings(news(chairs), news(chairs, [{ seat: 0, text: 'Hello!' }]))).toEqual([]);
  expect(tellings(news(chairs), news(chairs, [], 'b'))).toEqual(['A rematch is set up: press Rematch to join it.']);
});
