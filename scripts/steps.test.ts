import { expect, test } from 'vitest';
import { countReport, isGood, makeClosingLine, notRunIn, type StepResult, type TestCount } from './steps.ts';

const tool = (ok: boolean): StepResult => ({
  step: { name: 'lint', kind: 'tool', command: [] },
  ok,
  tests: null,
  notRun: [],
});
const tests = (ok: boolean, count: TestCount | null): StepResult => ({
  step: { name: 'unit tests', kind: 'tests', command: [] },
  ok,
  tests: count,
  notRun: [],
});

test('what a step says that it has not run is found, once', () => {
  const said = 'NOT RUN: a full disk, since none can be mounted here.';
  const output = `✓ all\nstderr | a.test.ts > full\n${said}\n\nstderr | b.test.ts > full\n\u001B[2m${said}\u001B[22m\n`;
  expect(notRunIn(output)).toEqual([said]);
  expect(notRunIn('✓ all\n')).toEqual([]);
});

test.each([
  ['all is well', [], '', true],
  ['something is missing at home', ['NOT RUN: x.'], '', true],
  ['something is missing in CI', ['NOT RUN: x.'], 'true', false],
  ['all is well in CI', [], 'true', true],
])('is it good when %s', (_, notRun, ci, good) => {
  expect(isGood([{ ...tool(true), notRun }], [], { CI: ci })).toBe(good);
  expect(isGood([tool(true)], notRun, { CI: ci })).toBe(good);
  expect(isGood([tool(true), tool(false)], notRun, { CI: ci })).toBe(false);
});

test.each([
  ['all is well', [tool(true), tests(true, { passed: 7, failed: 0 })], '7 passed, 0 failed'],
  [
    'two runs add up',
    [tests(true, { passed: 7, failed: 0 }), tests(false, { passed: 1, failed: 2 })],
    '8 passed, 2 failed',
  ],
  ['a tool failed', [tool(false), tests(true, { passed: 7, failed: 0 })], '7 passed, 1 failed'],
  ['a test file does not load', [tests(false, { passed: 7, failed: 0 })], '7 passed, 1 failed'],
  ['there is no report', [tests(false, null)], '0 passed, 1 failed'],
])('closing line when %s', (_, results, line) => {
  expect(makeClosingLine(results)).toBe(line);
});

test.each([
  [
    { numPassedTests: 7, numFailedTests: 2 },
    { passed: 7, failed: 2 },
  ],
  [{ stats: { expected: 7, unexpected: 2, flaky: 1 } }, { passed: 7, failed: 3 }],
])('a report %j', (report, count) => {
  expect(countReport(report)).toEqual(count);
});
