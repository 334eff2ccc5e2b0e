import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { greedy, seatPlayer } from '@deckle/bots';
import { type FromServer, matchAfter, type MatchSeen } from '@deckle/host';
import type { Move, Seat } from '@deckle/kernel';
import { WebSocket } from 'ws';
import { freePort } from '../../../../scripts/services.ts';
import { openLibrary } from '../library.ts';
import type { Store } from '../store/store.ts';
import type { Created } from '../table/locks.ts';
import type { Plan } from '../table/plan.ts';

const program = fileURLToPath(new URL('../bare.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/deckle', import.meta.url));
const library = openLibrary();

/** A server in a process of its own, always at the same port. */
export interface ServerProcess {
  readonly port: number;
  start(): Promise<void>;
  /** `kill`: without a word; gives how it ended. */
  stop(how: 'stop' | 'kill'): Promise<number | NodeJS.Signals | null>;
  /** What it has complained of. */
  complaints(): string;
}

export async function openServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  let complaints = '';
  process.once('exit', () => child?.kill('SIGKILL'));
  const one: ServerProcess = {
    port,
    start: () =>
      new Promise((ready, fail) => {
        const mine = spawn(process.execPath, [program], {
          env: { ...process.env, NODE_COMPILE_CACHE: cache, PORT: `${port}`, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        child = mine;
        mine.stderr.on('data', (text) => {
          complaints += String(text);
        });
        mine.stdout.on('data', (text) => String(text).includes(`:${port}\n`) && ready());
        mine.once('exit', () => fail(new Error(`the server has ended: ${complaints}`)));
      }),
    async stop(how) {
      const mine = child;
      child = null;
      if (mine === null || mine.exitCode !== null) return null;
      const gone = new Promise<void>((done) => mine.once('exit', () => done()));
      mine.kill(how === 'stop' ? 'SIGTERM' : 'SIGKILL');
      await gone;
      return mine.exitCode ?? mine.signalCode;
    },
    complaints: () => complaints,
  };
  await one.start();
  return one;
}

/** What came of every move that was ever sent, by its nonce. */
export interface Ledger {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
  readonly refused: Map<string, string>;
  /** How often a server could not keep something. */
  troubles: number;
}

export interface Player {
  /** How much has happened at the table, as far as this client knows. */
  number(): number;
  isOver(): boolean;
  /** Is it connected? */
  isHere(): boolean;
  close(): void;
}

/** Refusals that are no answer: the same is asked again. */
const PASSING = ['trouble', 'too-many'];
const RETRY = 50;

interface Sitting {
  readonly ports: readonly number[];
  readonly table: string;
  readonly key: string;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly ledger: Ledger;
}

/** A person at a table as the app would be: comes back whatever happens, to any server, and sends again what was not answered. */
async function openPlayer({ ports, table, key, seat, plan, ledger }: Sitting): Promise<Player> {
  const { game, tools } = await library.rules(plan.game, plan.words);
  const choose = seatPlayer(greedy, game, tools, `${table} ${seat}`);
  let socket: WebSocket | null = null;
  let match: MatchSeen | null = null;
  let number = 0;
  let isHere = false;
  let isOpen = true;
  let waiting: { readonly nonce: string; readonly move: Move } | null = null;
  const timers = new Set<NodeJS.Timeout>();

  const later = (work: () => void, millis = RETRY): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (isOpen) work();
    }, millis);
    timers.add(timer);
  };
  const send = (): void => {
    if (waiting !== null && isHere) socket?.send(JSON.stringify({ do: 'play', ...waiting }));
  };
  const act = (): void => {
    if (!isHere || waiting !== null || match === null || match.view.result !== null) return;
    const move = choose(match.view)?.move;
    if (move === undefined) return;
    waiting = { nonce: randomUUID(), move };
    ledger.sent.add(waiting.nonce);
    send();
  };
  const hear = (message: FromServer): void => {
    if (message.is === 'closed') socket?.terminate();
    if (message.is === 'answered' && message.nonce === waiting?.nonce) {
      const { refusal } = message;
      if (refusal?.refused === 'trouble') ledger.troubles++;
      if (refusal !== null && PASSING.includes(refusal.refused)) return later(send);
      if (refusal === null) ledger.acknowledged.add(waiting.nonce);
      else ledger.refused.set(waiting.nonce, refusal.refused);
      waiting = null;
      // After a refusal the view is on its way; without it the same would be tried again at once.
      return later(act, refusal === null ? 10 : RETRY);
    }
    if (message.is !== 'fresh' && message.is !== 'happened') return;
    number = message.number;
    match = message.is === 'fresh' ? message.match : matchAfter(match, message);
    if (message.is === 'fresh') {
      isHere = true;
      send();
    }
    later(act, 10);
  };
  const connect = (): void => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const mine = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`);
    socket = mine;
    mine.on('open', () => mine.send(JSON.stringify({ do: 'hello', key, after: number })));
    mine.on('message', (data) => hear(JSON.parse((data as Buffer).toString()) as FromServer));
    mine.on('error', () => {});
    mine.on('close', () => {
      isHere = false;
      later(connect);
    });
  };
  connect();
  return {
    number: () => number,
    isOver: () => match !== null && match.view.result !== null,
    isHere: () => isHere,
    close() {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
      socket?.terminate();
    },
  };
}

/** Asks until a server answers. */
async function ask<T>(ports: readonly number[], path: string, body: object, key: string | null): Promise<T> {
  for (let tries = 0; ; tries++) {
    const port = ports[tries % ports.length];
    const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) };
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (answer.ok) return (await answer.json()) as T;
      if (answer.status < 429) throw new Refused(`${path}: ${answer.status} ${await answer.text()}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await new Promise((done) => setTimeout(done, RETRY));
  }
}
class Refused extends Error {}

export interface TestTable {
  readonly id: string;
  readonly players: readonly Player[];
}

/** A table on which everybody sits and plays. */
export async function openTestTable(ports: readonly number[], plan: Plan, ledger: Ledger): Promise<TestTable> {
  const { id, seats } = await ask<Created>(ports, '/api/tables', { plan }, null);
  const players: Promise<Player>[] = [];
  for (const [seat, key] of seats.entries()) {
    if (key === null) continue;
    await ask(ports, `/api/tables/${id}/sit`, { name: `Player ${seat}` }, key);
    players.push(openPlayer({ ports, table: id, key, seat, plan, ledger }));
  }
  return { id, players: await Promise.all(players) };
}

/** What is in the store of all tables: how often each move was played, and whether times go forward only. */
export async function readPlayed(
  store: Store,
): Promise<{ readonly nonces: readonly string[]; readonly times: readonly (readonly number[])[] }> {
  const nonces: string[] = [];
  const times: (readonly number[])[] = [];
  for (const place of await store.care.all(0, 100_000)) {
    const entries = await store.entries(place, 0);
    times.push(entries.map(({ at }) => at));
    for (const entry of entries) if (entry.did === 'played' && entry.nonce !== null) nonces.push(entry.nonce);
  }
  return { nonces, times };
}
