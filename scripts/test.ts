// `npm test`: everything `npm run check` does, then the slow tests and those in a browser: both wait so often, for servers,
// clocks and pages, that beside each other they take less time.
import { needChromium } from './chromium.ts';
import { needServices } from './services.ts';
import {
  browserSteps,
  checkSteps,
  formatSeconds,
  isGood,
  makeClosingLine,
  runSteps,
  slowSteps,
  stopOnSignals,
} from './steps.ts';

stopOnSignals();
const started = performance.now();
/** What is missing is said at once, and again at the end, where it is seen. */
const missing: string[] = [];
const say = (text: string): void => {
  if (text.startsWith('NOT RUN')) missing.push(text);
  console.log(text);
};
needServices(say);
const long = [...slowSteps, ...(needChromium(say) === null ? [] : browserSteps)];
const results = [...(await runSteps(checkSteps, 2)), ...(await runSteps(long, 2))];
console.log(`All steps: ${formatSeconds(started)}`);
for (const said of [...missing, ...results.flatMap(({ notRun }) => notRun)]) console.log(said);
console.log(makeClosingLine(results));
process.exitCode = isGood(results, missing, process.env) ? 0 : 1;
