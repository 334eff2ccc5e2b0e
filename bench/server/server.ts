import { installPeers } from '../peers.ts';
import type { Row } from '../report.ts';
import { median } from '../lexicon/support.ts';
import { openBare } from './bare.ts';
import { openBoardgame } from './boardgame.ts';
import { openColyseus } from './colyseus.ts';
import { type Deckle, openDeckle } from './deckle.ts';
import { type Pair, type Peer, startServer } from './peer.ts';
import { benchRoom } from './room.ts';

export interface Speed {
  readonly perSecond: number;
  /** Milliseconds of the server's processor time. */
  readonly cpuPerMove: number;
}

const ROUNDS = 5;

/** Moves as fast as they go, at so many tables at once. */
async function roundOf(peer: Peer, tables: number, moves: number): Promise<Speed> {
  const pairs = await peer.open(tables);
  const before = await peer.cpu();
  const start = performance.now();
  await Promise.all(
    pairs.map(async (pair) => {
      for (let at = 0; at < moves; at++) await pair.move();
    }),
  );
  const time = performance.now() - start;
  const after = await peer.cpu();
  for (const pair of pairs) pair.close();
  const count = tables * moves;
  return { perSecond: (count * 1000) / time, cpuPerMove: (after - before) / count };
}

/** Matches end, so there are several rounds with new ones. */
export async function speedOf(peer: Peer, tables: number, moves: number, rounds = ROUNDS): Promise<Speed> {
  const speeds: Speed[] = [];
  for (let round = 0; round < rounds; round++) speeds.push(await roundOf(peer, tables, moves));
  // The first one warms up.
  const warm = speeds.slice(1);
  return {
    perSecond: median(warm.map(({ perSecond }) => perSecond)),
    cpuPerMove: median(warm.map(({ cpuPerMove }) => cpuPerMove)),
  };
}

interface Delay {
  readonly p50: number;
  readonly p99: number;
}

/** From sending a move to the other player seeing it, with so many moves a second over so many tables. */
async function delayOf(peer: Peer, tables: number, perSecond: number, moves: number): Promise<Delay> {
  const pairs = await peer.open(tables);
  const delays: number[] = [];
  const play = async (pair: Pair): Promise<void> => {
    const start = performance.now();
    await pair.move();
    delays.push(performance.now() - start);
  };
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < tables * moves; at++) {
    const due = began + (at * 1000) / perSecond;
    while (performance.now() < due) await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
    all.push(play(pairs[at % tables] as Pair));
  }
  await Promise.all(all);
  for (const pair of pairs) pair.close();
  const sorted = delays.slice(tables).toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: share(0.5), p99: share(0.99) };
}

/** Tables that nobody looks at any more are let go after a while. */
const REST = 30_000;

/** With few tables, what else is made or tidied away meanwhile would be counted as theirs. */
const MANY = 2000;

/** Bytes of what is alive on the server for one table with two players. What was played before must be forgotten, else it goes meanwhile. */
async function memoryOf(peer: Peer, tables: number): Promise<number> {
  for (const pair of await peer.open(tables)) pair.close();
  await new Promise((go) => setTimeout(go, REST));
  const warm = await peer.open(10);
  const before = await peer.memory();
  const pairs = await peer.open(tables);
  for (const pair of pairs) await pair.move();
  const after = await peer.memory();
  for (const pair of [...warm, ...pairs]) pair.close();
  return (after.heap - before.heap) / tables;
}

const row = (name: string, ratio: number, bound: number, better: Row['better'], detail: string): Row => ({
  name,
  ratio,
  bound,
  better,
  detail,
});

/** The server against its peers. */
export async function benchServer(): Promise<readonly Row[]> {
  installPeers();
  const [deckle, colyseus, boardgame] = [await openDeckle(), await openColyseus(), await openBoardgame()];
  const bare = await openBare();
  // No seat may play faster than a person for long, so a match is not played to its end.
  const moves = Math.min(deckle.moves, 90);
  const rows: Row[] = [];
  const told = (speed: Speed): string =>
    `${speed.perSecond.toFixed(0)} moves/s, ${(speed.cpuPerMove * 1000).toFixed(0)} µs of processor a move`;
  // A server runs for days, and the more code there is the longer it is compiled: ours halves its time within 30,000 moves.
  for (const peer of [deckle, colyseus, boardgame, bare]) await roundOf(peer, 500, moves);
  for (const tables of [50, 500]) {
    const own = await speedOf(deckle, tables, moves);
    const room = await speedOf(colyseus, tables, moves);
    const board = await speedOf(boardgame, tables, moves, 3);
    const floor = await speedOf(bare, tables, moves, 3);
    const detail = `Deckle ${told(own)}; Colyseus ${told(room)}; boardgame.io ${told(board)}; sockets alone ${told(floor)}`;
    rows.push(
      row(
        `durable moves a second at ${tables} tables, to boardgame.io in memory`,
        own.perSecond / board.perSecond,
        4,
        'higher',
        detail,
      ),
      row(`the same to Colyseus in memory`, own.perSecond / room.perSecond, 1, 'higher', detail),
      row(
        `processor time of the server a move at ${tables} tables, to Colyseus`,
        own.cpuPerMove / room.cpuPerMove,
        1.2,
        'lower',
        detail,
      ),
    );
  }
  await bare.close();
  rows.push(...(await delayRows([deckle, colyseus, boardgame])), await floodRow(deckle));
  const [own, board] = [await memoryOf(deckle, MANY), await memoryOf(boardgame, MANY)];
  const detail = `Deckle ${(own / 1024).toFixed(1)} KB, boardgame.io ${(board / 1024).toFixed(1)} KB`;
  rows.push(row('memory of a live table, to boardgame.io', own / board, 0.6, 'lower', detail));
  await Promise.all([colyseus, boardgame].map((peer) => peer.close()));
  rows.push(...(await benchRoom(deckle)));
  await deckle.close();
  return rows;
}

async function delayRows(peers: readonly Peer[]): Promise<readonly Row[]> {
  const delays: Delay[] = [];
  for (const peer of peers) delays.push(await delayOf(peer, 500, 500, 20));
  const [own, room, board] = delays as [Delay, Delay, Delay];
  const told = ({ p50, p99 }: Delay): string => `${p50.toFixed(1)}/${p99.toFixed(1)} ms`;
  const detail = `half within / 99 of 100 within: Deckle ${told(own)}, Colyseus ${told(room)}, boardgame.io ${told(board)}`;
  return [
    row(
      'delay to the other player, the half, 500 moves/s at 500 tables, to Colyseus',
      own.p50 / room.p50,
      2,
      'lower',
      detail,
    ),
    row('the same, 99 of 100, to Colyseus', own.p99 / room.p99, 1.5, 'lower', detail),
    row('the same, 99 of 100, to boardgame.io', own.p99 / board.p99, 0.75, 'lower', detail),
  ];
}

/** So often somebody asks who may ask 50 times a second. */
const FLOOD = 1000;

/** Others play on while one address asks for more than it may. */
async function floodRow(deckle: Deckle): Promise<Row> {
  const calm = await delayOf(deckle, 500, 500, 10);
  const [id = ''] = await deckle.create(1);
  const { ask, stop } = await startServer('./flood-client.ts');
  await ask('begin', { address: `${deckle.address.replace('ws:', 'http:')}/${id}`, perSecond: FLOOD });
  const flooded = await delayOf(deckle, 500, 500, 10);
  const refused = await ask<number>('end');
  await stop();
  const detail = `99 of 100 within ${flooded.p99.toFixed(1)} ms, without it ${calm.p99.toFixed(1)}; ${refused} requests refused`;
  return row(
    `the same while one address asks ${FLOOD} times a second, to without it`,
    flooded.p99 / calm.p99,
    2,
    'lower',
    detail,
  );
}
