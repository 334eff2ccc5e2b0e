import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FromPlayer, FromServer } from '@deckle/host';
import { WebSocket } from 'ws';

/** What somebody was told, word for word. */
export interface Heard {
  readonly who: string;
  readonly text: string;
}

export interface Asking {
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** As whom it is written down; the key if there is no other name. */
  readonly who?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

export interface Line {
  readonly socket: WebSocket;
  readonly heard: FromServer[];
  say(message: FromPlayer): void;
  /** The first of what was or will be told that is so. */
  until<T extends FromServer>(isIt: (message: FromServer) => message is T): Promise<T>;
  closed: Promise<number>;
}

/** A server in a process of its own, with everything it ever told anybody. */
export interface House {
  readonly url: string;
  readonly process: ChildProcess;
  ask(path: string, asking?: Asking & { readonly method?: string }): Promise<Answer>;
  connect(table: string, key: string | null, headers?: { readonly [name: string]: string }): Promise<Line>;
  readonly heard: readonly Heard[];
  log(): string;
  stop(): Promise<void>;
}

const serve = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** Everybody comes from another address: limits are not to stop tests that are about something else. */
let addresses = 0;
export const otherAddress = (): string => {
  addresses++;
  return `9.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-house-'));
  const server = spawn(process.execPath, [serve, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const port = await new Promise<string>((found, failed) => {
    const read = (text: string): void => {
      written += text;
      const [, told] = /port (\d+)\n/.exec(written) ?? [];
      if (told !== undefined) found(told);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${written}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const heard: Heard[] = [];
  return {
    url,
    process: server,
    heard,
    log: () => written,
    async ask(path, { method, key, body, headers = {}, who = key ?? 'anybody' } = {}) {
      const answer = await fetch(url + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          'x-forwarded-for': otherAddress(),
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      heard.push({ who, text: `${JSON.stringify([...answer.headers])}\n${text}` });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
      return { status: answer.status, text, headers: answer.headers, json: isJson ? JSON.parse(text) : null };
    },
    connect: (table, key, headers = {}) => connect(url, table, key, { headers, heard }),
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

async function connect(
  url: string,
  table: string,
  key: string | null,
  { headers, heard: all }: { readonly headers: { readonly [name: string]: string }; readonly heard: Heard[] },
): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, {
    headers: { 'x-forwarded-for': otherAddress(), ...headers },
  });
  const heard: FromServer[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    all.push({ who: key ?? 'anybody', text: data.toString() });
    heard.push(JSON.parse(data.toString()) as FromServer);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const say = (message: FromPlayer): void => socket.send(JSON.stringify(message));
  say({ do: 'hello', key, after: 0 });
  return {
    socket,
    heard,
    say,
    closed,
    until: (isIt) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = heard.find(isIt);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
