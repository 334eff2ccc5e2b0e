import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Two players at one table, in turn. */
export interface Pair {
  /** The next move, by whoever has the turn; done when the other one has seen it. */
  move(): Promise<void>;
  close(): void;
}

/** A server in a process of its own, and clients of it in this one. */
export interface Peer {
  readonly name: string;
  /** Tables with both players connected. */
  open(tables: number): Promise<readonly Pair[]>;
  /** Milliseconds of processor time that the server has used up so far. */
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  close(): Promise<void>;
}

export interface Memory {
  /** Bytes of what is alive. */
  readonly heap: number;
  /** Bytes of the whole process. */
  readonly rss: number;
}

/** A question to the process of a server, and the answer. */
export type Ask = <T>(what: string, detail?: unknown) => Promise<T>;

/** Starts a server's file in a process of its own. */
export async function startServer(
  file: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly ask: Ask; readonly stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc', '--no-warnings'],
    env: { ...process.env, ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let number = 0;
  const waiting = new Map<number, (answer: unknown) => void>();
  child.on('message', ({ id, answer }: { readonly id: number; readonly answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const failed = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${file} has stopped (${code})`))),
  );
  failed.catch(() => {});
  const ask = <T>(what: string, detail?: unknown): Promise<T> => {
    const id = ++number;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    child.send({ id, what, detail });
    return Promise.race([answer as Promise<T>, failed]);
  };
  await ask('ready');
  return {
    ask,
    async stop() {
      child.kill('SIGKILL');
      await failed.catch(() => {});
    },
  };
}

/** Answers the questions of the process that started this one. */
export function answerWith(answers: { readonly [what: string]: (detail: never) => unknown }): void {
  const all: typeof answers = { ready: () => true, cpu, memory, ...answers };
  process.once('disconnect', () => process.exit());
  process.on('message', ({ id, what, detail }: { id: number; what: string; detail: never }) => {
    void Promise.resolve(all[what]?.(detail)).then((answer) => process.send?.({ id, answer }));
  });
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function memory(): Promise<Memory> {
  // What has a handle outside of the heap goes a turn after nobody holds it any more.
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc?.();
    await new Promise((go) => setTimeout(go, 50));
  }
  // What is external has the buffers in it.
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}
