import { expect, test } from 'vitest';
import { verdict } from './shuffle.tsx';

test.each([
  [{ commitment: 'ab', isSame: true }, 'as it should be'],
  [{ commitment: 'cd', isSame: true }, 'another fingerprint'],
  [{ commitment: 'ab', isSame: false }, 'comes out otherwise'],
  [null, 'still a secret'],
])('%j', (check, said) => {
  expect(verdict('ab', check)).toContain(said);
});
