import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
const inRoot = (path: string): string => join(root, path);
const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

/** A clone with one dependency and an npm that counts its installs. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckle-run-'));
  mkdirSync(inRoot('scripts'));
  cpSync(fileURLToPath(new URL('run.mjs', import.meta.url)), inRoot('scripts/run.mjs'));
  writeFileSync(inRoot('package-lock.json'), lock('1.0.0'));
  writeNpm(`
    fs.appendFileSync('installs', 'x');
    setTimeout(() => {
      fs.mkdirSync('node_modules', { recursive: true });
      fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
    }, 300);`);
  writeFileSync(inRoot('ok.ts'), `const said: string = process.argv.slice(2).join(' ');\nconsole.log(said);`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeNpm(body: string): void {
  writeFileSync(inRoot('npm.js'), `const fs = require('node:fs');${body}`);
}

const installs = (): number => (existsSync(inRoot('installs')) ? readFileSync(inRoot('installs'), 'utf8').length : 0);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(args: readonly string[], stdin = '', onOut: (kill: () => void) => void = () => {}): Promise<Ended> {
  const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), ...args], {
    env: { ...process.env, npm_execpath: inRoot('npm.js') },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    onOut(() => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  child.stdin.end(stdin);
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out, err }));
  });
}

test('installs once, keeps standard output clean, and is silent afterwards', async () => {
  const first = await start(['ok.ts', 'play', 'a b']);
  expect(first).toMatchObject({ code: 0, out: 'play a b\n' });
  expect(first.err).toMatch(/^Setting up Deckle \(once\) …\nDeckle is set up \(\d+ s\)\.\n$/);
  expect(await start(['ok.ts', 'again'])).toEqual({ code: 0, out: 'again\n', err: '' });
  expect(installs()).toBe(1);
});

test('installs again when the lock file changed', async () => {
  await start(['ok.ts']);
  writeFileSync(inRoot('package-lock.json'), lock('2.0.0'));
  await start(['ok.ts']);
  expect(installs()).toBe(2);
});

test('two runs at once install once', async () => {
  const both = await Promise.all([start(['ok.ts']), start(['ok.ts'])]);
  expect(both.map((run) => run.code)).toEqual([0, 0]);
  expect(installs()).toBe(1);
});

test('a failed install is shown in full and ends with 2', async () => {
  writeNpm(`console.error('npm error the whole story'); process.exitCode = 1;`);
  const run = await start(['ok.ts']);
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(run.err).toContain('npm error the whole story\nSetting up Deckle failed: npm ci ended with code 1.');
  expect(existsSync(inRoot('.deckle/setup.lock'))).toBe(false);
});

test('passes on standard input and the exit code', async () => {
  writeFileSync(inRoot('echo.ts'), 'process.stdin.pipe(process.stdout); process.exitCode = 7;');
  expect(await start(['echo.ts'], 'pass\n')).toMatchObject({ code: 7, out: 'pass\n' });
});

test('passes flags before the file on to Node, and says how it is called where there is no file', async () => {
  writeFileSync(inRoot('flags.ts'), `console.log(process.execArgv.join(' '), process.argv.slice(2).join(' '));`);
  const run = await start(['--single-threaded-gc', 'flags.ts', '--seats', '4']);
  expect(run.out).toBe('--disable-warning=ExperimentalWarning --single-threaded-gc --seats 4\n');
  expect(await start(['--single-threaded-gc'])).toMatchObject({ code: 2, err: expect.stringContaining('Usage:') });
});

test('passes on signals', async () => {
  writeFileSync(
    inRoot('wait.ts'),
    `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up');`,
  );
  expect(await start(['wait.ts'], '', (kill) => kill())).toMatchObject({ code: 9, out: 'up\n' });
});
