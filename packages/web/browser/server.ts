import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
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
  stop(): void;
}

export async function startServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'deckle-browser-'));
  let { child, url } = await launch(data, '0');
  return {
    url,
    async kill() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      ({ child, url } = await launch(data, new URL(url).port));
    },
    stop: () => void child.kill(),
  };
}

async function launch(data: string, port: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: port, DECKLE_DATA: data },
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
