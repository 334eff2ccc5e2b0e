import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameName, importsOf, impureCalls, isTest, namedGames, registryHosts, wrongImports } from './arrows.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => !path.includes('/src/assembly/') && !path.endsWith('.wasm.ts'))
  .map((path) => ({ path, text: read(path) }));

describe('the repository', () => {
  test('has only the arrows of the layout', () => {
    const folders = sources.filter(({ path }) => basename(path) === 'family.ts').map(({ path }) => dirname(path));
    const namesIn = (folder: string): readonly string[] =>
      sources.filter(({ path }) => dirname(path) === folder).map(({ path }) => basename(path, '.ts'));
    const families = new Map(folders.map((folder) => [folder, namesIn(folder)]));
    expect(sources.flatMap((source) => wrongImports(source, families))).toEqual([]);
  });

  test('asks no clock and rolls no dice below the hosts', () => {
    expect(sources.flatMap((source) => impureCalls(source))).toEqual([]);
  });

  const registry = 'packages/games/src/index.ts';
  test('names no game outside games/', async () => {
    const { games } = (await import(new URL(registry, root).href)) as { games: readonly GameName[] };
    const others = sources.filter(({ path }) => !path.startsWith('packages/games/') && !isTest(path));
    expect(games.length).toBeGreaterThan(0);
    expect(others.flatMap((source) => namedGames(source, games))).toEqual([]);
  });

  test('has a lock file that works with any registry', () => {
    expect(registryHosts(read('package-lock.json'))).toEqual([]);
  });
});

test('every way of importing is read, and nothing else', () => {
  const text = `
    // import a from 'comment'
    import type { A } from 'type'; import 'effect'; export * from 'all'; export { b } from 'named'; export const c = 1;
    const d = await import('dynamic'); type E = import('imported-type').E; const f = "import f from 'string'";`;
  const found = ['type', 'effect', 'all', 'named', 'dynamic', 'imported-type'];
  expect(importsOf({ path: 'a.ts', text }).toSorted()).toEqual(found.toSorted());
});

describe('imports', () => {
  const wrong = (path: string, name: string): string | undefined => {
    const source = { path: `packages/${path}`, text: `import { x } from '${name}';` };
    const families = new Map([
      ['packages/games/src/final-word', ['split-run', 'split-off', 'split-off-keep', 'family']],
    ]);
    return wrongImports(source, families)[0]?.split(': ')[1];
  };

  test.each([
    ['kernel/src/a.ts', '@deckle/lexicon', 'kernel may not import lexicon'],
    ['lexicon/src/a.ts', '@deckle/kernel', 'lexicon may not import kernel'],
    ['words/src/a.ts', '@deckle/games', 'words may not import games'],
    ['games/src/a.ts', '@deckle/lexicon/search', 'games may not import lexicon'],
    ['bots/src/a.ts', '@deckle/games', 'bots may not import games'],
    ['web/src/a.ts', '@deckle/server', 'web may not import server'],
    ['cli/src/a.ts', '@deckle/web', 'cli may not import web'],
    ['bots/src/a.ts', '@deckle/testkit', 'the testkit is for tests'],
    ['kernel/src/a.test.ts', '@deckle/words', 'kernel may not import words'],
    ['words/src/a.test.ts', '@deckle/cli', 'words may not import cli'],
    ['words/src/a.ts', '@deckle/words', 'a package reaches itself by path'],
    ['new/src/a.ts', '@deckle/kernel', 'new has no line in the table of arrows (scripts/arrows.ts)'],
    ['words/src/a.ts', '../../kernel/src/types.ts', 'another package is reached by its name'],
    ['words/src/a.ts', '../../../dictionaries/everyday.ts', 'words reaches outside its folder'],
    ['games/src/a.ts', 'node:fs', 'games runs in the browser too'],
    ['lexicon/src/a.ts', 'fs/promises', 'lexicon runs in the browser too'],
    ['games/src/letters.ts', './wordical.ts', 'games do not know each other'],
    ['games/src/letters.ts', './final-word/split-run.ts', 'games do not know each other'],
    ['games/src/final-word/split-run.ts', './take-ten.ts', 'games do not know each other'],
    ['games/src/final-word/family.ts', './take-ten.ts', 'games do not know each other'],
    ['games/src/final-word/split-run.ts', './split-off-keep.ts', 'games do not know each other'],
    ['games/src/final-word/split-run.ts', './testing.ts', 'what tests share is for tests'],
  ])('%s may not import %s', (path, name, sentence) => {
    expect(wrong(path, name)).toBe(sentence);
  });

  test.each([
    ['words/src/a.ts', '@deckle/kernel'],
    ['kernel/src/a.ts', '@noble/hashes/sha2.js'],
    ['kernel/src/deep/a.ts', '../types.ts'],
    ['cli/src/a.ts', '@deckle/testkit'],
    ['cli/src/a.ts', 'node:fs'],
    ['kernel/src/a.test.ts', '@deckle/testkit'],
    ['lexicon/src/a.test.ts', 'node:fs'],
    ['testkit/src/a.test.ts', '@deckle/games'],
    ['games/src/index.ts', './final-word/split-run.ts'],
    ['games/src/final-word/split-run.ts', './family.ts'],
    ['games/src/final-word/split-run.ts', './split-run.data.ts'],
    ['games/src/final-word/family.ts', './family-score.ts'],
    ['games/src/final-word/split-off.ts', './split-off-keep.ts'],
    ['games/src/final-word/split-off-keep.ts', './split-off.ts'],
    ['games/src/final-word/testing.ts', '@deckle/lexicon'],
    ['games/src/final-word/split-off.test.ts', './testing.ts'],
    ['games/src/letters/rules.ts', './bonuses.ts'],
    ['games/src/letters.ts', './letters/bonuses.ts'],
  ])('%s may import %s', (path, name) => {
    expect(wrong(path, name)).toBeUndefined();
  });
});

describe('game names', () => {
  const games = [
    { id: 'eight-it-all', name: 'Eight It All' },
    { id: 'letters', name: 'Letters' },
    { id: 'wordical', name: 'Wordical' },
  ];
  const named = (text: string): boolean => namedGames({ path: 'packages/bots/src/a.ts', text }, games).length > 0;

  test.each([
    "if (game.id === 'eight-it-all') return 2;",
    'const eightItAll = 1;',
    '// as in Eight It All',
    'const WORDICAL_DICE = 5;',
    'new Wordical()',
    "if (game.id === 'letters') return 2;",
    "case 'letters': return game;",
    'lettersGame.play()',
  ])('found in: %s', (text) => {
    expect(named(text)).toBe(true);
  });

  test.each([
    'readonly letters?: readonly string[];',
    "const parts = ['words', 'cards', 'letters'];",
    '// Letters are not cards',
    'const weight = [1]; it.all();',
    'a wordicality',
  ])('not found in: %s', (text) => {
    expect(named(text)).toBe(false);
  });

  test('the line is told', () => {
    const source = { path: 'packages/bots/src/a.ts', text: "\n  play('wordical');\n" };
    expect(namedGames(source, games)).toEqual(["packages/bots/src/a.ts:2 names the game wordical: play('wordical');"]);
  });
});

describe('clock and chance', () => {
  const impure = (path: string, text: string): readonly string[] => impureCalls({ path: `packages/${path}`, text });

  test.each(['Math.random()', 'Date.now()', 'new Date(0)', 'new Date', 'performance.now()'])('%s is found', (call) => {
    expect(impure('kernel/src/a.ts', `/* one */\nconst x = ${call};`)).toEqual([
      `packages/kernel/src/a.ts:2 uses ${call.replace(/\(.*/, '')}`,
    ]);
  });

  test('comments, tests and hosts may speak of them', () => {
    expect(impure('games/src/a.ts', '// never Math.random()\n/** nor Date.now() */ const x = 1;')).toEqual([]);
    expect(impure('games/src/a.test.ts', 'Math.random()')).toEqual([]);
    expect(impure('cli/src/a.ts', 'Date.now()')).toEqual([]);
  });
});

test('a host in the lock file is found', () => {
  const lockFile = '{ "resolved": "https://registry.example/a.tgz", "b": { "resolved": "packages/kernel" } }';
  expect(registryHosts(lockFile)).toEqual(['https://registry.example']);
});
