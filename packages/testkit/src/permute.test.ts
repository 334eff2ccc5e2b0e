import { openStream, viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { permuteUnseen } from './permute.ts';
import { handOf, openToy } from './toy-table.ts';

const { state } = openToy({ seats: 3 }).last;
const cardsOf = (table: typeof state) => Object.values(table.zones).flatMap(({ row }) => row.flat());

test.each([null, 0, 2])('seat %s sees the same, the others do not', (seat) => {
  const other = permuteUnseen(state, seat, openStream({ seed: 'p', used: 0 }));
  expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
  expect(handOf(other, 1)).not.toEqual(handOf(state, 1));
  expect(cardsOf(other).toSorted((a, b) => a - b)).toEqual(cardsOf(state).toSorted((a, b) => a - b));
});
