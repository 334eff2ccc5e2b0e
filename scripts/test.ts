// `npm test`: everything `npm run check` does, then the slow tests with the whole machine to themselves.
import { checkSteps, formatSeconds, makeClosingLine, runSteps, slowSteps, stopOnSignals } from './steps.ts';

stopOnSignals();
const started = performance.now();
const results = [...(await runSteps(checkSteps, 2)), ...(await runSteps(slowSteps, 1))];
console.log(`All steps: ${formatSeconds(started)}`);
console.log(makeClosingLine(results));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
