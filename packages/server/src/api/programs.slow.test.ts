import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, playSeat } from '../testing/games.ts';
import { type House, openHouse } from '../testing/house.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.stop());

test('the example bot is short', () => {
  expect(readFileSync(`${root}/examples/bot.ts`, 'utf8').split('\n').length).toBeLessThanOrEqual(60);
});

test.each(['eight-it-all', 'letters', 'wordical', 'profit-and-loss', 'break-up'])(
  'the example bot joins by link and plays %s to its end',
  async (game) => {
    const chairs = [{ kind: 'person' }, { kind: 'open' }];
    const made = await house.ask('/api/tables', { body: { plan: { game, chairs } } });
    expect(made.status).toBe(201);
    const { id, seats, host } = made.json;
    const play = (link: string, name: string) => run(process.execPath, [`${root}/examples/bot.ts`, link, name]);
    const [one, other] = await Promise.all([
      play(`${house.url}/t/${id}#${seats[0]}`, 'One'),
      play(`${house.url}/t/${id}`, 'Other'),
    ]);
    const [, scores] = /The game is over: (.*)\.\n$/.exec(one.stdout) ?? [];
    expect(scores).toMatch(/^-?\d+ : -?\d+$/);
    expect(other.stdout.endsWith(`The game is over: ${scores}.\n`)).toBe(true);
    expect((await house.ask(`/api/tables/${id}`, { key: host })).json.hasBegun).toBe(true);
  },
  300_000,
);

test('the example bot ends a game that it plays alone', async () => {
  const made = await house.ask('/api/tables', { body: { plan: { game: 'first-base', chairs: [{ kind: 'person' }] } } });
  const { id, seats } = made.json;
  const { stdout } = await run(process.execPath, [`${root}/examples/bot.ts`, `${house.url}/t/${id}#${seats[0]}`]);
  expect(stdout).toMatch(/The game is over: -?\d+\.\n$/);
}, 120_000);

test('the lines of the documentation do what they say', async () => {
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(`${root}/docs/api.md`, 'utf8')) ?? [];
  const { stdout } = await run('bash', ['-euc', script], { env: { ...process.env, DECKLE: house.url } });
  expect(stdout).toContain('"seat":0,"key":');
  expect(stdout).toContain('"is":"fresh"');
  expect(stdout).toContain('{"moves":[');
  expect(stdout).toMatch(/"seed":"[0-9a-f]{64}"/);
  expect(stdout).not.toContain('refused');
});

test('a game that is over is reviewed in a thread of its own, once for all who ask', async () => {
  const table = await openTable(house, { game: 'three-two-one' });
  const ask = (key: string | undefined) => house.ask(`/api/tables/${table.id}/review`, { key });
  expect((await ask(table.seats[0])).json.refused).toBe('not-over');
  await Promise.all([playSeat(house, table, 0), playSeat(house, table, 1)]);
  const [one, other] = await Promise.all([ask(table.seats[0]), ask(table.seats[1])]);
  expect(one.json.text).toContain('Review of a game of 3-2-1');
  expect(one.json.text).toContain('Player 1');
  expect(other.json).toEqual(one.json);
  expect((await ask(undefined)).status).toBe(403);
  // The same again by the command line: it follows from the record.
  const { text } = await house.ask(`/api/tables/${table.id}/record`, { key: table.seats[0] });
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  writeFileSync(join(folder, 'record.json'), text);
  const cli = [`${root}/packages/cli/src/main.ts`, 'review', join(folder, 'record.json'), '--depth', 'quick'];
  const { stdout } = await run(process.execPath, cli);
  rmSync(folder, { recursive: true });
  expect(stdout.split('\n').slice(0, 4)).toEqual((one.json.text as string).split('\n').slice(0, 4));
});
