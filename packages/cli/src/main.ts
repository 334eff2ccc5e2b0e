import { run } from './program.ts';
import { nodeWorld } from './world.ts';

process.exitCode = await run(process.argv.slice(2), nodeWorld());
