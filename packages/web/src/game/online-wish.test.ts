import { expect, test } from 'vitest';
import { fitOnline, onlinePlan, usualOnline } from './online-wish.ts';
import { usualWish } from './wish.ts';

const means = { levels: ['weak', 'strong'], usualLevel: 'weak', botNames: ['Ada', 'Bo'], name: 'Ann' };
const box = { id: 'game', seats: [2, 4] as const, options: {} };
const usual = usualOnline(box, means);

test('a table on line is oneself and friends by link; bots have names that nobody has', () => {
  expect(onlinePlan(box, usualWish(box, means), usual, means)).toEqual({
    name: 'Ann',
    plan: {
      game: 'game',
      options: {},
      words: { list: 'standard', house: [], bans: [] },
      chairs: [{ kind: 'person' }, { kind: 'person' }],
      spectators: 'none',
      chat: 'phrases',
      listed: false,
    },
  });
  const more = { ...usual, name: 'Ada', colour: 'red', listed: 'yes' } as const;
  const others = [{ kind: 'open' }, { kind: 'bot', level: 'strong' }] as const;
  expect(onlinePlan(box, usualWish(box, means), { ...more, others }, means)).toMatchObject({
    name: 'Ada',
    colour: 'red',
    plan: {
      chairs: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'strong', name: 'Bo' }],
      listed: true,
    },
  });
});

test('without a name there is no table, and wrong words are told as anywhere', () => {
  const wish = usualWish(box, means);
  expect(onlinePlan(box, wish, { ...usual, name: ' ' }, means)).toMatchObject({ refused: 'no-name' });
  expect(onlinePlan(box, { ...wish, house: 'x1' }, usual, means)).toMatchObject({ refused: 'no-word' });
});

test('what was kept is taken as far as it can be had', () => {
  const kept = { ...usual, where: 'online', others: [{ kind: 'bot', level: 'gone' }, { kind: 'open' }, null] };
  expect(fitOnline(kept, box, means)).toEqual({
    ...usual,
    where: 'online',
    others: [{ kind: 'bot', level: 'weak' }, { kind: 'open' }, { kind: 'link' }],
  });
  expect(fitOnline({ ...kept, others: [] }, box, means).others).toEqual(usual.others);
  expect(fitOnline({ where: 'online' }, { seats: [1, 1] }, means).where).toBe('here');
  for (const strange of [null, 7, 'x', { others: 'many', chat: 1, colour: {} }]) {
    expect(fitOnline(strange, box, means)).toEqual(usual);
  }
});
