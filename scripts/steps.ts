// The steps that `npm run check` and `npm test` are made of, and how they are run and counted.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Step {
  readonly name: string;
  /** A JavaScript file and its arguments. */
  readonly command: readonly string[];
  readonly kind: 'tool' | 'tests' | 'browser';
}

export interface StepResult {
  readonly step: Step;
  readonly ok: boolean;
  /** Vitest's own count; null for a tool, and for tests that never got as far as a report. */
  readonly tests: TestCount | null;
  /** What it says it could not run here. */
  readonly notRun: readonly string[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

const vitest = 'node_modules/vitest/vitest.mjs';

/** Longest first, so that two at a time end together. */
export const checkSteps: readonly Step[] = [
  { name: 'unit tests', kind: 'tests', command: [vitest, 'run', '--project', 'unit*'] },
  { name: 'lint', kind: 'tool', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'types', kind: 'tool', command: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'web types', kind: 'tool', command: ['node_modules/typescript/bin/tsc', '-p', 'packages/web'] },
  { name: 'unused', kind: 'tool', command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'format', kind: 'tool', command: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'] },
];

export const slowSteps: readonly Step[] = [
  { name: 'slow tests', kind: 'tests', command: [vitest, 'run', '--project', 'slow', '--passWithNoTests'] },
];

const playwright = 'node_modules/@playwright/test/cli.js';

/** What needs a browser. */
export const browserSteps: readonly Step[] = [
  { name: 'browser', kind: 'browser', command: [playwright, 'test', '-c', 'packages/web/playwright.config.ts'] },
];

/** How each runner is told to write its report to a file. */
const REPORTS = {
  tool: () => ({ args: [], env: {} }),
  tests: (file: string) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile=${file}`], env: {} }),
  browser: (file: string) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

/** Runs the steps, at most `atOnce` at a time, and prints one line for each; what a failing step wrote follows in full. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<readonly StepResult[]> {
  const reports = mkdtempSync(join(tmpdir(), 'deckle-'));
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step, join(reports, `${step.name}.json`)));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return results;
}

async function runStep(step: Step, reportFile: string): Promise<StepResult> {
  const started = performance.now();
  const { args, env } = REPORTS[step.kind](reportFile);
  const { ok, output } = await capture([...step.command, ...args], env);
  const tests = step.kind === 'tool' ? null : countTests(reportFile);
  const count = tests === null ? '' : `  ${tests.passed} passed`;
  console.log(`${ok ? '✓' : '✗'} ${step.name.padEnd(11)}${formatSeconds(started).padStart(7)}${count}`);
  const notRun = notRunIn(output);
  for (const said of notRun) console.log(said);
  if (!ok) console.log(`\n${output.trimEnd()}\n`);
  return { step, ok, tests, notRun };
}

function capture(
  command: readonly string[],
  settings: { readonly [name: string]: string },
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color, ...settings },
  });
  const stop = (): void => {
    child.kill();
  };
  process.once('exit', stop);
  let output = '';
  const add = (text: string): void => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ ok: code === 0, output });
    });
  });
}

function countTests(reportFile: string): TestCount | null {
  try {
    return countReport(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  } catch {
    return null;
  }
}

/** What Vitest or Playwright write. */
type Report =
  | { readonly numPassedTests: number; readonly numFailedTests: number }
  | { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

export const countReport = (report: Report): TestCount =>
  'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };

/** Tests that cannot be run somewhere say so in a line of their own. */
export const notRunIn = (output: string): readonly string[] => [
  ...new Set(stripVTControlCharacters(output).match(/NOT RUN: .*/g)),
];

/** Elsewhere it is enough to say so, but what CI has not run has not been tested. */
export function isGood(results: readonly StepResult[], missing: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const isWhole = missing.length === 0 && results.every(({ notRun }) => notRun.length === 0);
  return results.every(({ ok }) => ok) && (isWhole || (env['CI'] ?? '') === '');
}

/** The line CI reads. A step that failed without a failing test (a lint finding, a file that does not load) counts as one. */
export function makeClosingLine(results: readonly StepResult[]): string {
  let [passed, failed] = [0, 0];
  for (const { ok, tests } of results) {
    passed += tests?.passed ?? 0;
    failed += Math.max(tests?.failed ?? 0, ok ? 0 : 1);
  }
  return `${passed} passed, ${failed} failed`;
}

export function formatSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** A stopped run takes its steps with it. */
export function stopOnSignals(): void {
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGINT', () => process.exit(130));
}
