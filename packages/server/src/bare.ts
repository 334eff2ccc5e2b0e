import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './start.ts';

/** A server without the app, for tests and benchmarks: nothing need be built. */
await run(async () => mkdtempSync(join(tmpdir(), 'deckle-app-')));
