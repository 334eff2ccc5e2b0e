import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../../../scripts/services.ts';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { openClock } from './clock.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { LiveTable } from './table/live.ts';
import { play } from './table/requests.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown } from './testing.ts';

/** What one server has for itself. */
interface Base {
  readonly store: Store;
  readonly bus: Bus;
}

/** A table that two servers have open. */
type Pair = readonly [LiveTable, LiveTable];

/** So often the servers race: with two that are equally quick now the one is first and now the other. */
const ROUNDS = 12;

/** What holds wherever two servers keep their tables. */
function races(open: () => Promise<Base>): void {
  const closing: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of closing.splice(0)) await each.close();
  });

  const openPair = async (game: string, names: readonly string[]): Promise<Pair> => {
    const [first, second] = await Promise.all([open(), open()]);
    const time = openClock();
    // Their clocks never agree to the millisecond.
    const nodes = [
      openNode(first.store, first.bus, { time: () => time() + 50 }),
      openNode(second.store, second.bus, { time }),
    ] as const;
    closing.push(...nodes, first.store, second.store);
    const plan = makePlan(
      game,
      names.map(() => ({ kind: 'open' })),
    );
    const { id } = await createOn(nodes[0], plan);
    const here = await openOn(nodes[0], id);
    await sitDown(here, names);
    return [here, await openOn(nodes[1], id)];
  };

  test('for the same ask: one is played, the other is told, again and again', async () => {
    const lives = await openPair('eight-it-all', ['Ann', 'Ben']);
    for (let round = 0; round < ROUNDS; round++) {
      const { seat, move } = nextMove(lives[0]);
      const before = lives[0].table().number;
      const answers = await Promise.all(
        lives.map((live, at) => play(live, readerOn(seat), move, `${round} of ${at}`, 0)),
      );
      expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
      await expectSame(lives);
      expect(lives[0].table().number).toBe(before + 1);
    }
  });

  test('with the same move: it is played once, and both say yes', async () => {
    const lives = await openPair('eight-it-all', ['Ann', 'Ben']);
    const { seat, move } = nextMove(lives[0]);
    for (let round = 0; round < ROUNDS; round++) {
      const next = nextMove(lives[0]);
      const before = lives[0].table().number;
      const answers = await Promise.all(
        lives.map((live) => play(live, readerOn(next.seat), next.move, `nonce-${round}`, 0)),
      );
      expect(answers).toEqual([null, null]);
      await expectSame(lives);
      expect(lives[0].table().number).toBe(before + 1);
    }
    // Also to a server that is far behind: the other one has answered since.
    const reply = nextMove(lives[0]);
    await play(lives[0], readerOn(reply.seat), reply.move, 'reply', 0);
    expect(await play(lives[1], readerOn(reply.seat), reply.move, 'reply', 0)).toBeNull();
    expect(await play(lives[1], readerOn(seat), move, 'nonce-0', 0)).toBeNull();
    await expectSame(lives);
  });

  test('with answers of two seats: they come to different servers, and both count', async () => {
    const lives = await openPair('wordical', ['Ann', 'Ben', 'Cy']);
    // The first rolls; then all are asked, until one is left.
    for (let most = 0; most < 20 && asked(lives[0]).length < 3; most++) {
      const { seat, move } = nextMove(lives[0]);
      expect(await play(lives[0], readerOn(seat), move, `roll-${most}`, 0)).toBeNull();
    }
    await lives[1].catchUp();
    expect(new Set(asked(lives[1]))).toEqual(new Set([0, 1, 2]));
    const pass = { kind: 'pass' };
    const moves = [choiceFor(lives[0], 0) ?? pass, choiceFor(lives[1], 1) ?? pass];
    const answers = await Promise.all(
      lives.map((live, seat) => play(live, readerOn(seat), moves[seat] ?? pass, `race-${seat}`, 0)),
    );
    expect(answers).toEqual([null, null]);
    await expectSame(lives);
  });
}

function nextMove(live: LiveTable) {
  const [seat = 0] = asked(live);
  const move = choiceFor(live, seat);
  if (move === null) throw new Error('nothing to do');
  return { seat, move };
}

/** The same on both after each has read what the other has written. */
async function expectSame(lives: Pair): Promise<void> {
  await Promise.all(lives.map((live) => live.catchUp()));
  expect(lives[0].table().number).toBe(lives[1].table().number);
  expect(lives[0].table().match?.last.state).toEqual(lives[1].table().match?.last.state);
}

describe('two servers race on one file, and hear nothing of one another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  races(async () => ({ store: openSqlite(join(folder, 'deckle.db')), bus: openLocalBus() }));
});

describe.skipIf(findPostgres() === null || findRedis() === null)('with a real PostgreSQL', () => {
  let [postgres, redis]: Service[] = [];
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all([postgres?.close(), redis?.close()]));
  const store = () => openPostgres(postgres?.url ?? '');

  describe('and a real Redis two servers race', () => {
    races(async () => ({ store: await store(), bus: await openRedisBus(redis?.url ?? '') }));
  });

  describe('two servers race while Redis is away', () => {
    races(async () => ({ store: await store(), bus: openLocalBus() }));
  });
});
