import { fileURLToPath } from 'node:url';
import { PLAIN_WORDS } from '@deckle/host';
import { expect, test } from 'vitest';
import { loadFor } from './dictionaries.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test.each(['greedy', 'chum'])('the words of %s are opened once for all tasks of a thread', async (level) => {
  const words = { ...PLAIN_WORDS, list: 'everyday' } as const;
  expect(await loadFor([level], root, words)).toBe(await loadFor([level], root, { ...words }));
});
