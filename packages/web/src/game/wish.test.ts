import { describe, expect, test } from 'vitest';
import { fitWish, type Means, planOf, usualWish, type Wish, withBot, withPerson } from './wish.ts';

const means: Means = { levels: ['easy', 'hard'], usualLevel: 'hard', botNames: ['Ada', 'Bo'], name: '' };
const box = {
  id: 'some',
  seats: [2, 4],
  options: {
    way: { label: 'Way', default: 'one', choices: { one: 'one way', two: 'the other' } },
    clock: { label: 'Seconds', default: 0, range: [0, 600] },
  },
} as const;
const usual = usualWish(box, means);
const planned = (change: Partial<Wish>) => planOf(box, { ...usual, ...change });

describe('the usual table', () => {
  test.each([
    [[1, 1], ['Player']],
    [
      [1, 6],
      ['Player', 'Ada'],
    ],
    [
      [3, 6],
      ['Player', 'Ada', 'Bo'],
    ],
  ] as const)('for %j is %j', (seats, names) => {
    expect(usualWish({ seats }, means).sitters.map(({ name }) => name)).toEqual(names);
  });

  test('knows the player by name, and no two are called the same', () => {
    expect(usualWish(box, { ...means, name: 'ada' }).sitters.map(({ name }) => name)).toEqual(['ada', 'Bo']);
    expect(withPerson(withBot(usual.sitters, means)).map(({ name }) => name)).toEqual([
      'Player',
      'Ada',
      'Bo',
      'Player 4',
    ]);
    const many = withBot(withBot(usual.sitters, means), means);
    expect(many.at(-1)?.name).toBe('Bot 4');
  });

  test('a further bot is as strong as the last one', () => {
    const easy = [{ name: 'Ada', level: 'easy' }];
    expect(withBot(easy, means).at(-1)?.level).toBe('easy');
  });
});

describe('a plan', () => {
  test('has hints as wished, and says so only where that is not usual', () => {
    expect(planned({ hints: 'off' })).toMatchObject({ hints: 'off' });
    expect(planned({})).not.toHaveProperty('hints');
    expect(fitWish({ hints: 'told' }, box, means).hints).toBe('told');
    expect(fitWish({ hints: 'loud' }, box, means).hints).toBe('on');
  });

  test('is what was wished', () => {
    const plan = planned({ options: { clock: ' 120 ', way: 'two' }, house: 'foo, bar;foo\nbaz', list: 'wide' });
    expect(plan).toEqual({
      game: 'some',
      options: { clock: 120, way: 'two' },
      words: { list: 'wide', house: ['FOO', 'BAR', 'BAZ'], bans: [] },
      sitters: usual.sitters,
    });
  });

  test.each([
    [{ sitters: [{ name: 'Ada', level: 'hard' }] }, 'no-person'],
    [{ sitters: [{ name: '  ', level: null }] }, 'no-name'],
    [{ sitters: ['Bo', ' bo'].map((name) => ({ name, level: null })) }, 'same-name'],
    [{ house: 'naïve' }, 'no-word'],
    [{ bans: '🎉' }, 'no-word'],
    [{ bans: 'x' }, 'no-word'],
    [{ house: 'a'.repeat(10_000) }, 'no-word'],
    [{ house: 'foo', bans: 'FOO' }, 'both'],
    [{ options: { clock: '601' } }, 'bad-option'],
    [{ options: { clock: '' } }, 'bad-option'],
    [{ options: { clock: '1e2' } }, 'bad-option'],
  ])('%j is refused: %s', (change, refused) => {
    expect(planned(change)).toMatchObject({ refused });
  });
});

describe('what was wished before', () => {
  test('comes back', () => {
    const wish: Wish = {
      sitters: [
        { name: 'Mia', level: null },
        { name: 'Tom', level: null },
        { name: 'Ada', level: 'easy' },
      ],
      options: { way: 'two', clock: 30 },
      list: 'everyday',
      house: 'foo',
      bans: '',
      hints: 'told',
    };
    expect(fitWish(JSON.parse(JSON.stringify(wish)), box, means)).toEqual(wish);
  });

  test('under a new name, if there is one', () => {
    const named = (name: string) => fitWish({ sitters: usual.sitters }, box, { ...means, name }).sitters[0]?.name;
    expect([named('Mia'), named(''), named('ADA')]).toEqual(['Mia', 'Player', 'Player']);
  });

  test('a level that is no more gives way to the usual one', () => {
    const kept = { sitters: [usual.sitters[0], { name: 'Ada', level: 'gone' }] };
    expect(fitWish(kept, box, means).sitters).toEqual(usual.sitters);
  });

  test.each([
    null,
    7,
    'text',
    [],
    { sitters: 'x', options: 'x', list: 'x', house: 7, bans: {} },
    { sitters: [{ name: 'alone', level: null }] },
    { sitters: [null, null] },
    {
      sitters: [
        { name: 'Ada', level: 'hard' },
        { name: 'Bo', level: 'hard' },
      ],
    },
    { options: { way: 'third', clock: 1e9, none: 1, constructor: 'x' } },
  ])('%j is as usual', (kept) => {
    expect(fitWish(kept, box, means)).toEqual(usual);
  });
});
