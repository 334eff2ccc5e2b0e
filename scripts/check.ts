// `npm run check`: types, lint, format, unused code and unit tests, in well under a minute.
import { checkSteps, formatSeconds, runSteps, stopOnSignals } from './steps.ts';

stopOnSignals();
const started = performance.now();
const results = await runSteps(checkSteps, 2);
const failed = results.filter((result) => !result.ok).map((result) => result.step.name);
console.log(failed.length === 0 ? `All fine (${formatSeconds(started)})` : `To mend: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
