import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the lines of the documentation do what they say', async () => {
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(`${root}/docs/api.md`, 'utf8')) ?? [];
  const { stdout } = await run('bash', ['-euc', script], { env: { ...process.env, DECKLE: house.url } });
  expect(stdout).toContain('"seat":0,"key":');
  expect(stdout).toContain('"is":"fresh"');
  expect(stdout).toContain('{"moves":[');
  expect(stdout).toMatch(/"seed":"[0-9a-f]{64}"/);
  expect(stdout).not.toContain('refused');
});
