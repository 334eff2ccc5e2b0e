import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Helpers for tests that talk to the real program. */
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line; `answer` is called with what was printed since the last line typed, whenever a prompt waits. */
export function drive(
  args: readonly string[],
  data: string,
  answer: (printed: string) => string | null = () => null,
): Promise<Ran> {
  const { NO_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [main, ...args], { env: { ...env, DECKLE_DATA: data, COLUMNS: '80' } });
  let [out, err, fresh] = ['', '', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    fresh += text;
    if (!/[>:] \n$/.test(fresh)) return;
    const line = answer(fresh);
    fresh = '';
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  // A program that ends early closes its ear.
  child.stdin.on('error', () => {});
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
  });
}
