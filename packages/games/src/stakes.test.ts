import { expect, test } from 'vitest';
import { games } from './index.ts';

const JUDGING = ['challenge', 'dispute', 'accept'];

test.each(games.filter(({ seats }) => seats[1] > 1))(
  'whoever judges in $name is told what is at stake',
  ({ moves }) => {
    const judging = JUDGING.filter((kind) => moves[kind] !== undefined);
    expect(judging.length).toBeGreaterThan(0);
    expect(judging.filter((kind) => moves[kind]?.stake === undefined)).toEqual([]);
  },
);
