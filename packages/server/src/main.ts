import { buildWeb } from './build.ts';
import { run } from './start.ts';

/** `npm start`: builds the app if it is not there as it should be, and serves it with all tables. */
await run(() => buildWeb((text) => console.log(text)));
