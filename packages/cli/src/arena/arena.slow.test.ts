import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { openFakeWorld } from '../fake-world.ts';
import { codeMark } from './code-mark.ts';

const quickest = games.reduce((best: Game, game: Game) =>
  (game.learnt?.pace ?? 1) < (best.learnt?.pace ?? 1) ? game : best,
);

describe('the arena', () => {
  const { data, play } = openFakeWorld();
  const file = join(data, 'arena.jsonl');
  const arena = (deals: number, ...more: readonly string[]) =>
    play(['arena', quickest.id, '--deals', `${deals}`, '--levels', 'greedy,random', ...more]);
  const kept = (): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');
  const wonIn = async (deals: number): Promise<number> => JSON.parse((await arena(deals, '--json')).out)[0].won;

  test('plays every deal, keeps it and prints how it went', async () => {
    const { code, out } = await arena(2);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`${quickest.id} +greedy – random +2 +\\d+ % +\\d+ % to \\d+ %`));
    expect(kept()).toHaveLength(2);
  });

  test('goes on where it stopped: what is kept is not played again', async () => {
    const before = kept().map((line) => line.replace(/"won":[\d.]+/, '"won":0.25'));
    writeFileSync(file, `${before.join('\n')}\n["cut of`);
    const won = await wonIn(3);
    expect(kept().slice(0, 2)).toEqual(before);
    expect(kept()).toHaveLength(4);
    expect([0.5 / 3, 1 / 3, 0.5]).toContain(won);
    expect(await wonIn(2)).toBe(0.25);
  });

  test('at more seats every level has each of them as often', async () => {
    const { code, out } = await arena(1, '--seats', '3', '--json');
    expect({ code, row: JSON.parse(out)[0] }).toMatchObject({ code: 0, row: { bouts: 1 } });
    const { code: bad, err } = await arena(1, '--seats', '50');
    expect({ bad, err }).toEqual({ bad: 1, err: expect.stringMatching(/is for \d to \d players/) });
  });

  test('what other code has played is played again', async () => {
    writeFileSync(file, kept().join('\n').replaceAll(codeMark(rootOf()), 'another mark'));
    expect(await wonIn(1)).not.toBe(0.25);
  });
});

const rootOf = (): string => join(import.meta.dirname, '../../../..');

describe('the mark of the code', () => {
  const root = mkdtempSync(join(tmpdir(), 'deckle-mark-'));
  const write = (path: string, text: string): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return codeMark(root);
  };
  let before = write('packages/bots/src/level.ts', 'knows 20');

  test.each([
    ['another level', 'packages/bots/src/level.ts', true],
    ['another rule', 'packages/games/src/toy/toy.ts', true],
    ['another list', 'dictionaries/standard.dawg', true],
    ['a test', 'packages/bots/src/level.test.ts', false],
    ['a screen', 'packages/web/src/app.ts', false],
  ])('%s: %s', (_what, path, isAnother) => {
    const after = write(path, `changed: ${path}`);
    expect(after !== before).toBe(isAnother);
    before = after;
  });
});
