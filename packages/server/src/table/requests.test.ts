import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asked, createOn, makePlan, openNode, openOn, readerOn, sitDown } from '../testing.ts';
import { play } from './requests.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const store = openSqlite(join(folder, 'deckle.db'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a move sent again after a lost answer is not played twice, however much the other has done meanwhile', async () => {
  const node = openNode(store, openLocalBus());
  const { id } = await createOn(node, makePlan('eight-it-all', [{ kind: 'open' }, { kind: 'open' }]));
  const live = await openOn(node, id);
  await sitDown(live, ['Ann', 'Bob']);
  const [first = 0] = asked(live);
  const pass = (seat: number, nonce: string) => play(live, readerOn(seat), { kind: 'pass' }, nonce, 0);
  expect(await pass(first, 'lost')).toBeNull();
  const [second = 1] = asked(live);
  for (let at = 0; at < 40; at++) {
    expect(await pass(second, `pass${at}`)).toBeNull();
    expect(await play(live, readerOn(second), { kind: 'undo' }, `undo${at}`, 0)).toBeNull();
  }
  // Now it would be a move.
  expect(await pass(second, 'last')).toBeNull();
  const { number } = live.table();
  expect(asked(live)).toEqual([first]);
  expect(await pass(first, 'lost')).toBeNull();
  expect(live.table().number).toBe(number);
  await node.close();
});
