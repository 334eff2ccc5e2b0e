import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { greedy, LEVELS, type Player, seatPlayer } from '../../packages/bots/src/index.ts';
import { games } from '../../packages/games/src/index.ts';
import { makePolite } from '../../packages/host/src/index.ts';
import { type Game, isRefusal, openMatch, type View, viewOf } from '../../packages/kernel/src/index.ts';
import { openDictionary, openLookup, unpackGraph, wordNumber } from '../../packages/lexicon/src/index.ts';
import { playNext } from '../../packages/testkit/src/index.ts';
import { makeTools, type WordTools } from '../../packages/words/src/index.ts';
import type { Row } from '../report.ts';
import type { Threads } from './threads.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`${root}dictionaries/${file}`));
/** Positions of a game in which every level has to answer. */
const POSITIONS = 6;

/** Opponents: what threads bring, what a thread costs, and whether every level keeps its time. */
export async function benchBots(): Promise<readonly Row[]> {
  return [...(await benchThreads()), ...(await benchBudgets())];
}

/** As package.json starts the terminal's Deckle, see "Where bots think" in docs/architecture.md. */
const FLAGS = ['--single-threaded-gc'];

/** In a process of its own, whose memory is nobody else's. */
async function benchThreads(): Promise<readonly Row[]> {
  const threads = fileURLToPath(new URL('threads.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, threads]);
  const { ratio, perSecond, megabytes } = JSON.parse(stdout) as Threads;
  return [
    {
      name: 'self-play of Eight It All on two threads against one',
      ratio,
      bound: 1.8,
      better: 'higher',
      detail: `${Math.round(perSecond)} games a second on two`,
    },
    {
      name: 'memory of a thread with the Standard list, against 150 MB',
      ratio: megabytes / 150,
      bound: 1,
      better: 'lower',
      detail: `${Math.round(megabytes)} MB`,
    },
  ];
}

/** The slowest answer of each level that thinks ahead, over positions of all games. */
async function benchBudgets(): Promise<readonly Row[]> {
  const wide = await unpackGraph(read('wide.dawg'));
  const lookup = openLookup({
    rankOf: (word) => wordNumber(wide, word),
    commonness: read('commonness.bin'),
    bases: read('bases.bin'),
  });
  const list = await openDictionary({ name: 'standard', list: read('standard.dawg'), isForm: lookup.shareBase });
  const dictionary = makePolite(list, lookup);
  const tables = games.map((each) => {
    const tools = makeTools(each, {}, dictionary);
    return { game: each, tools, views: positionsOf(each, tools) };
  });
  return LEVELS.map((level) => {
    const times = tables.flatMap(({ game: each, tools, views }) =>
      views.map((view, at) => ({ game: each.name, time: answerTime(level, each, tools, view, at) })),
    );
    const slowest = times.reduce((most, each) => (each.time > most.time ? each : most));
    const sorted = times.map(({ time }) => time).sort((a, b) => a - b);
    return {
      name: `the slowest answer of ${level.name} in any game, against its ${level.budget} ms`,
      ratio: slowest.time / level.budget,
      bound: 1.1,
      better: 'lower' as const,
      detail: `${Math.round(slowest.time)} ms in ${slowest.game}, ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms at the median`,
    };
  });
}

function positionsOf(each: Game, tools: WordTools): readonly View[] {
  const seats = Math.min(each.seats[1], Math.max(2, each.seats[0]));
  const opened = openMatch(each, { seats, options: {}, seed: 'budget' }, tools, '');
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: seats }, (_, seat) => seatPlayer(greedy, each, tools, `${seat}`));
  const views: View[] = [];
  let match: typeof opened | null = opened;
  while (match !== null && match.last.state.result === null && views.length < POSITIONS) {
    const ask = match.last.state.frames.at(-1)?.asks.find(({ must }) => must);
    if (ask !== undefined) views.push(viewOf(match.last.state, ask.seat));
    match = playNext(match, players);
  }
  return views;
}

function answerTime(level: Player, each: Game, tools: WordTools, view: View, at: number): number {
  const player = seatPlayer(level, each, tools, `${at}`, () => performance.now());
  const started = performance.now();
  player(view);
  return performance.now() - started;
}
