import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Move, recordOf, viewOf } from '@deckle/kernel';
import { afterAll, expect, test } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openLibrary } from '../library.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown } from '../testing.ts';
import { readTable } from './read.ts';
import { play } from './requests.ts';
import type { Table } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const store = openSqlite(join(folder, 'deckle.db'));
const library = openLibrary();
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The same data as if nothing but the log had been kept. */
const withoutSnapshots: Store = { ...store, snapshot: async () => null };

/** All that anybody can be told of it, and what makes a retry known. */
const seenIn = ({ match, chairs, nonces, said, number }: Table) => ({
  views: match === null ? [] : [null, 0, 1].map((seat) => viewOf(match.last.state, seat)),
  record: match === null ? null : recordOf(match),
  last: match?.last.number,
  chairs,
  nonces,
  said,
  number,
});

const [PASS, UNDO]: readonly [Move, Move] = [{ kind: 'pass' }, { kind: 'undo' }];
let nonces = 0;

test.each(['eight-it-all', 'real-value'])(
  'a long game of %s that is opened from a snapshot is what its log says, and goes on',
  async (game) => {
    const node = openNode(store, openLocalBus());
    const { id } = await createOn(node, makePlan(game, [{ kind: 'open' }, { kind: 'open' }]));
    const live = await openOn(node, id);
    await sitDown(live, ['Ann', 'Bob']);
    const say = async (move: Move): Promise<void> => {
      const [seat = 0] = asked(live);
      expect(await play(live, readerOn(seat), move, `n${nonces++}`, 0)).toBeNull();
    };
    const playOn = async (): Promise<void> => {
      for (let turn = 0; turn < 6; turn++) await say(choiceFor(live, asked(live)[0] ?? 0) ?? PASS);
    };
    await playOn();
    // Half a game more, of which nothing stands.
    while (live.table().number < 115) {
      const [seat = 0] = asked(live);
      await say(PASS);
      expect(await play(live, readerOn(seat), UNDO, `n${nonces++}`, 0)).toBeNull();
    }
    await playOn();
    await node.close();
    const { number = 0 } = (await store.snapshot(live.place)) ?? {};
    expect(number).toBeGreaterThanOrEqual(100);
    const { table } = await readTable(store, library, live.place);
    const { table: replayed } = await readTable(withoutSnapshots, library, live.place);
    expect(seenIn(table)).toEqual(seenIn(replayed));
    expect(seenIn(table)).toEqual(seenIn(live.table()));

    const next = openNode(store, openLocalBus());
    const again = await openOn(next, id);
    const [seat = 0] = asked(again);
    expect(await play(again, readerOn(seat), choiceFor(again, seat) ?? PASS, 'more', 0)).toBeNull();
    expect(again.table().number).toBeGreaterThan(table.number);
    await next.close();
  },
);
