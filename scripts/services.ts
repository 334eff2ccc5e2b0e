// What tests need beside npm's packages: what the machine has, else what Debian has. PostgreSQL and Redis run for tests and
// benchmarks each in a folder and at a port of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs until it is closed; meanwhile it can go away and come back with what it has kept. */
export interface Service {
  readonly url: string;
  /** `kill`: without a word. */
  stop(how: 'stop' | 'kill'): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const PACKAGES = {
  postgresql: findPostgres,
  'redis-server': findRedis,
  libfaketime: findFaketime,
  'liblouis-bin': findLouis,
};

/** The folder with `initdb` and `postgres`. */
export function findPostgres(): string | null {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  const folders = [...debian.toReversed(), ...pathFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

export function findRedis(): string | null {
  return findProgram('redis-server');
}

/** Writes braille: the tests hold ours against it. */
function findLouis(): string | null {
  return findProgram('lou_translate');
}

const findProgram = (name: string): string | null =>
  pathFolders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;

/** A library that lets a process see another time of day. */
export function findFaketime(): string | null {
  return globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? null;
}

const pathFolders = (): readonly string[] => [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];

/** Tries to have all. What is missing is said aloud. */
export function needServices(say: (text: string) => void): void {
  const missing = (): readonly string[] => Object.entries(PACKAGES).flatMap(([name, find]) => (find() ? [] : [name]));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${missing().join(', ')} for the tests …`);
    const isThere = apt('install', '-y', '--no-install-recommends', ...missing());
    if (!isThere && apt('update')) apt('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length === 0) return;
  say(`NOT RUN: all tests that need ${missing().join(' or ')}. There is none here: install Debian’s.`);
}

/** The packages start servers of their own, which nobody needs: that is forbidden meanwhile. */
function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}

export async function startPostgres(parent: string = tmpdir()): Promise<Service> {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL here.');
  const who = unprivileged();
  const folder = mkdtempSync(join(parent, 'deckle-postgres-'));
  chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'deckle', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  return serve({
    folder,
    url: `postgres://deckle@127.0.0.1:${port}/postgres`,
    start: () => spawn(join(bin, 'postgres'), args, { ...who, cwd: folder, stdio: 'ignore' }),
    // Whoever is connected is sent away.
    stop: 'SIGINT',
    isReady: () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`]).status === 0,
  });
}

export async function startRedis(): Promise<Service> {
  const file = findRedis();
  if (file === null) throw new Error('There is no Redis here.');
  const folder = mkdtempSync(join(tmpdir(), 'deckle-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return serve({
    folder,
    url: `redis://127.0.0.1:${port}`,
    start: () => spawn(file, args, { cwd: folder, stdio: 'ignore' }),
    stop: 'SIGTERM',
    isReady: () => answers(port),
  });
}

interface Server {
  readonly folder: string;
  readonly url: string;
  readonly start: () => ChildProcess;
  readonly stop: NodeJS.Signals;
  readonly isReady: () => boolean | Promise<boolean>;
}

async function serve({ folder, url, start, stop, isReady }: Server): Promise<Service> {
  let child: ChildProcess | null = null;
  const atExit = (): void => {
    child?.kill(stop);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', atExit);
  const service: Service = {
    url,
    async start() {
      child = start();
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`);
        await sleep(20);
      }
    },
    async stop(how) {
      const going = child;
      child = null;
      if (going === null || going.exitCode !== null) return;
      const gone = new Promise((done) => going.once('exit', done));
      // PostgreSQL's children need a word to go at once; only then its folder is free again.
      going.kill(how === 'stop' ? stop : stop === 'SIGINT' ? 'SIGQUIT' : 'SIGKILL');
      await gone;
    },
    async close() {
      await service.stop('stop');
      process.off('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  return service;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  if (uid !== 0) return { uid, gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , userId, groupId] = line?.split(':') ?? [];
  return { uid: Number(userId ?? 65534), gid: Number(groupId ?? 65534) };
}

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => done(true)));
    socket.once('error', () => done(false));
  });
}
