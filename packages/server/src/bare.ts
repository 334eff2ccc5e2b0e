import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './start.ts';

const folder = join(tmpdir(), 'deckle-no-app');
mkdirSync(folder, { recursive: true });

/** A server without the app, for tests and benchmarks: nothing need be built. */
await run(async () => folder);
