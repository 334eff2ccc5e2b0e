import { games } from '@deckle/games';
import { toy } from '@deckle/testkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFakeWorld } from './fake-world.ts';

const { play } = openFakeWorld([toy]);

test('whatever is typed, the table stays up and the game is kept', async () => {
  const verbs = [
    '',
    'play',
    'trade',
    'lay',
    'ways',
    'define',
    'why',
    'sort',
    'hint',
    'log',
    'Ann:',
    'undo',
    '?',
    '#3',
    '+',
  ];
  const text = fc.oneof(fc.constantFrom('KIT', 'a', '?', '#99999', '+', '__proto__'), fc.string({ unit: 'binary' }));
  const line = fc.tuple(fc.constantFrom(...verbs), text).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(...[toy, ...games].map((game) => game.id)),
      async (typed, id) => {
        const { code, out } = await play(['play', id, '--names', 'Ann', '--seed', 'f'], typed);
        expect(code).toBe(0);
        expect(out).toMatch(/The game is kept|Final score/);
      },
    ),
    { numRuns: 40 },
  );
});
