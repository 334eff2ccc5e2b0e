import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Starts the real program at a free port and stops it after the tests. */
export default async function serve(): Promise<() => void> {
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['DECKLE_URL'] = await new Promise((found, failed) => {
    let told = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [address] = /http:\/\/\S+/.exec(told) ?? [];
      if (address !== undefined) found(address);
    });
    server.on('exit', (code) => failed(new Error(`the server ended with code ${code}: ${told}`)));
  });
  return () => void server.kill();
}
