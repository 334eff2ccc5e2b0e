import { expect, test } from 'vitest';
import { budgetFor } from './budget.ts';

test.each([
  ['alone', 1000, 0, 1000],
  ['with one behind it', 1000, 1, 500],
  ['with very many', 1000, 60, 100],
  ['that is quick anyway, with very many', 50, 60, 50],
])('the time of a level %s', (_what, budget, behind, time) => {
  expect(budgetFor({ budget }, behind)).toBe(time);
});
