// The entry of every npm script: `node scripts/run.mjs [flags of Node] <file> [arguments]`.
// Installs what is missing, then runs the file with a Node that reads TypeScript. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
const STALE_LOCK_MS = 15 * 60_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, '.deckle', 'setup.lock');

/** npm writes `node_modules/.package-lock.json` as the last act of an install: it is the stamp of what is there. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found === undefined ? entry.optional === true : found.version === entry.version && found.link === entry.link;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  if (isInstalled()) return;
  await takeLock();
  try {
    if (!isInstalled()) await runNpmCi();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** One setup at a time; a lock whose owner is gone, or which is very old, is taken over. */
async function takeLock() {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isStale()) rmSync(lockFile, { force: true });
    else {
      if (!waited) say('Another run is setting up Deckle, waiting for it …');
      await sleep(250);
    }
  }
}

function isStale() {
  try {
    const age = Date.now() - statSync(lockFile).mtimeMs;
    const owner = Number(readFileSync(lockFile, 'utf8'));
    // The owner writes its number right after creating the file.
    return age > STALE_LOCK_MS || (age > 2000 && !isRunning(owner));
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function runNpmCi() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const isLive = process.stderr.isTTY;
  const title = 'Setting up Deckle (once) …';
  process.stderr.write(isLive ? title : `${title}\n`);
  const ticker = isLive ? setInterval(() => process.stderr.write(`\r${title} ${seconds()}`), 1000) : undefined;

  const flags =
    'ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error';
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const child = spawn(npm[0], [...npm.slice(1), ...flags.split(' ')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: npm.length === 1 && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const problem = await new Promise((done) => {
    child.on('error', (error) => done(error.message));
    child.on('close', (code) => done(code === 0 ? null : `npm ci ended with code ${code}`));
  });

  clearInterval(ticker);
  if (isLive) process.stderr.write('\r\x1b[K');
  if (problem === null) return say(`Deckle is set up (${seconds()}).`);
  say(output.trimEnd());
  throw new Stop(`Setting up Deckle failed: ${problem}. It needs npm and the registry your npm is set to.`);
}

/** The running Node if it is new enough, otherwise the one npm installed beside the other dependencies. */
function findNode() {
  const isNew = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE;
  if (isNew && existsSync(process.execPath)) return process.execPath;
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  throw new Stop(missingNode());
}

function missingNode() {
  const here = `Node ${process.versions.node} on ${process.platform} ${process.arch}`;
  return `Deckle needs Node ${NEEDED_NODE} or newer and found only ${here}: install a newer one from https://nodejs.org.`;
}

function run(node, words) {
  const at = words.findIndex((word) => !word.startsWith('--'));
  const flags = ['--disable-warning=ExperimentalWarning', ...words.slice(0, at)];
  const child = spawn(node, [...flags, resolve(root, words[at]), ...words.slice(at + 1)], {
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'deckle'),
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  // A terminal sends Ctrl-C to the child as well; whatever else arrives here is passed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // The installed Node does not start on every Linux (musl).
  child.on('error', () => {
    say(missingNode());
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

class Stop extends Error {}

function say(text) {
  process.stderr.write(`${text}\n`);
}

try {
  const words = process.argv.slice(2);
  if (words.every((word) => word.startsWith('--')))
    throw new Stop('Usage: node scripts/run.mjs [flags of Node] <file> [arguments]');
  await install();
  run(findNode(), words);
} catch (error) {
  say(error instanceof Stop ? error.message : `Setting up Deckle failed: ${error.message}`);
  process.exitCode = 2;
}
