import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compileEngine } from '../scripts/build-wasm.ts';

test('search.wasm.ts is what its source makes', async () => {
  expect(await compileEngine()).toBe(await readFile(new URL('search.wasm.ts', import.meta.url), 'utf8'));
}, 60_000);
