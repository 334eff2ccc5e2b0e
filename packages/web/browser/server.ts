import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The real program with a data folder of its own. */
export interface TestServer {
  readonly url: string;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'deckle-browser-'));
  let { child, url } = await launch({ ...env, DECKLE_DATA: data, PORT: '0' });
  return {
    url,
    kill: () => ended(child, 'SIGKILL'),
    async start() {
      ({ child, url } = await launch({ ...env, DECKLE_DATA: data, PORT: new URL(url).port }));
    },
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await gone;
}

async function launch(env: NodeJS.ProcessEnv): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, failed) => {
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [address] = /http:\/\/\S+/.exec(told) ?? [];
      if (address !== undefined) found(address);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with code ${code}: ${told}`)));
  });
  return { child, url };
}
