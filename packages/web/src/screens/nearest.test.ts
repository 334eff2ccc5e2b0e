import { expect, test } from 'vitest';
import { nearestNames } from './nearest.ts';

const named = ['Break Up', 'Turn Over', 'Seeing Red', 'Word Up', 'Letters'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
}));

test.each([
  ['breakup', ['Break Up']],
  ['break-u', ['Break Up']],
  ['turn', ['Turn Over']],
  ['lettres', ['Letters']],
  ['nothing-here', []],
  ['%F0%9F', []],
  ['', []],
  ['x'.repeat(10_000), []],
])('%s is near %j', (text, names) => {
  expect(nearestNames(text, named).map(({ name }) => name)).toEqual(names);
});
