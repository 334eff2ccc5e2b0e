// `npm test`: everything `npm run check` does, then the slow tests and those in a browser with the whole machine to themselves.
import { needChromium } from './chromium.ts';
import { needServices } from './services.ts';
import {
  browserSteps,
  checkSteps,
  formatSeconds,
  makeClosingLine,
  runSteps,
  slowSteps,
  stopOnSignals,
} from './steps.ts';

stopOnSignals();
const started = performance.now();
const services = needServices(console.log);
const alone = [...slowSteps, ...(needChromium(console.log) === null ? [] : browserSteps)];
const results = [...(await runSteps(checkSteps, 2)), ...(await runSteps(alone, 1))];
console.log(`All steps: ${formatSeconds(started)}`);
console.log(makeClosingLine(results));
// Elsewhere it is enough to say so, but what CI has not run has not been tested.
const isWhole = services === 'all' || (process.env['CI'] ?? '') === '';
process.exitCode = isWhole && results.every((result) => result.ok) ? 0 : 1;
