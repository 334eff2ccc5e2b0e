// What the layout of docs/architecture.md allows, as pure checks over source text; arrows.test.ts applies them.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const rules = ['kernel', 'lexicon', 'words', 'games', 'bots'];
const shared = [...rules, 'host'];

/** Package → the packages it may import. The command line runs scenarios and the web app steps through them, so these hosts have the testkit. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  lexicon: [],
  words: ['kernel', 'lexicon'],
  games: ['kernel', 'words'],
  bots: ['kernel', 'lexicon', 'words'],
  host: ['kernel', 'lexicon', 'words', 'bots'],
  server: shared,
  web: [...shared, 'testkit'],
  // The server gives the command line one thing: the care of its data (its package names nothing else).
  cli: [...shared, 'testkit', 'server'],
  testkit: ['kernel', 'words'],
};

/** What its tests may import beyond that: the two at the bottom stay alone, the others may play real games. */
const testArrows = (name: string): readonly string[] =>
  name === 'kernel' || name === 'lexicon' ? ['testkit'] : [...shared, 'testkit'];

/** These run in the browser as well. */
const browserPackages = shared;
/** No clock and no chance of their own. */
const purePackages = shared;
/** Packages that may reach data of the repository outside their own folder. */
const dataReaders = ['server', 'web', 'cli', 'testkit'];

/** Tests, and `testing.ts`, what the tests of a folder share. */
export const isTest = (path: string): boolean => /(\.test|\/testing)\.ts$/.test(path);
const packageOf = (path: string): string => /^packages\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Every module a source names: imports, re-exports, dynamic imports, imported types. */
export function importsOf({ path, text }: Source): readonly string[] {
  const names: string[] = [];
  const add = (node: { readonly source: { readonly type: string; readonly value?: unknown } | null }): void => {
    if (typeof node.source?.value === 'string') names.push(node.source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(path, text).program);
  return names;
}

/** The folders with a family.ts, and the names of their files. */
export type Families = ReadonlyMap<string, readonly string[]>;

/** One sentence for each import that the layout does not allow. */
export function wrongImports(source: Source, families: Families): readonly string[] {
  return importsOf(source).flatMap((name) => {
    const wrong = wrongImport(source.path, name, families);
    return wrong === null ? [] : [`${source.path} imports ${name}: ${wrong}`];
  });
}

function wrongImport(path: string, name: string, families: Families): string | null {
  const from = packageOf(path);
  const to = /^@deckle\/([^/]+)/.exec(name)?.[1];
  if (to !== undefined) return to === from ? 'a package reaches itself by path' : wrongArrow(path, from, to);
  if (name.startsWith('.')) return wrongPath(path, posix.join(posix.dirname(path), name), families);
  if (isBuiltin(name) && browserPackages.includes(from) && !isTest(path)) return `${from} runs in the browser too`;
  return null;
}

function wrongArrow(path: string, from: string, to: string): string | null {
  const may = arrows[from];
  if (may === undefined) return `${from} has no line in the table of arrows (scripts/arrows.ts)`;
  if (may.includes(to) || (isTest(path) && testArrows(from).includes(to))) return null;
  return to === 'testkit' ? 'the testkit is for tests' : `${from} may not import ${to}`;
}

function wrongPath(path: string, target: string, families: Families): string | null {
  const from = packageOf(path);
  if (isTest(target) && !isTest(path)) return 'what tests share is for tests';
  if (target.startsWith(`packages/${from}/`)) {
    return from === 'games' && !isTest(path) ? wrongGameImport(path, target, families) : null;
  }
  if (target.startsWith('packages/')) return 'another package is reached by its name';
  return isTest(path) || dataReaders.includes(from) ? null : `${from} reaches outside its folder`;
}

/**
 * Games never import each other. A file at the top of games/src is a game, a folder is a game in several files, and a folder
 * with a family.ts is several games: those share the family's own files and the data beside them, and a game in several
 * files names them after itself.
 */
function wrongGameImport(path: string, target: string, families: Families): string | null {
  const [from, to] = [posix.parse(path), posix.parse(target)];
  const stem = (name: string): string => /^[^.]+/.exec(name)?.[0] ?? name;
  if (from.name === 'index' || isShared(to.name) || to.ext !== '.ts') return null;
  const names = families.get(from.dir) ?? [];
  const gameOf = (name: string): string => names.find((game) => name.startsWith(`${game}-`)) ?? name;
  if (gameOf(stem(from.name)) === gameOf(stem(to.name)) && from.dir === to.dir) return null;
  const isOneGame = from.dir === to.dir && from.dir !== 'packages/games/src' && !families.has(from.dir);
  return isOneGame || to.dir === `${from.dir}/${from.name}` ? null : 'games do not know each other';
}

const isShared = (name: string): boolean => /^(family|packs?|deck|cards|data)\b/.test(name);

/** Where a source outside games/ names a game, by id, by name or by an identifier made of them. */
export function namedGames({ path, text }: Source, games: readonly GameName[]): readonly string[] {
  const lines = text.split('\n');
  return games.flatMap((game) => {
    const pattern = gamePattern(game);
    const at = lines.findIndex((line) => pattern.test(line));
    return at < 0 ? [] : [`${path}:${at + 1} names the game ${game.id}: ${lines[at]?.trim()}`];
  });
}

export interface GameName {
  readonly id: string;
  readonly name: string;
}

/** A game whose id is an everyday word of the vocabulary is only found where the word clearly means the game. */
const everydayWords = ['letters', 'ow', 'leftovers', 'turnover'];

function gamePattern({ id, name }: GameName): RegExp {
  if (everydayWords.includes(id)) {
    const literal = `['"\`]${id}['"\`]`;
    return new RegExp(
      `\\b(?:id|game)\\b[^;]{0,20}${literal}|${literal}[^;]{0,20}\\b(?:id|game)\\b|\\b${id}Game\\b`,
      'i',
    );
  }
  // eight-it-all, eightItAll, EIGHT_IT_ALL, Eight It All
  const spellings = [id, name].map((words) =>
    words
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('[-_ ]?'),
  );
  return new RegExp(`(?<![a-z])(?:${spellings.join('|')})(?![a-z])`, 'i');
}

/** Where a source asks the clock or rolls dice of its own. */
export function impureCalls(source: Source): readonly string[] {
  if (!purePackages.includes(packageOf(source.path)) || isTest(source.path)) return [];
  const code = withoutComments(source);
  return [
    ...code.matchAll(/\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bperformance\s*\.\s*now\b/g),
  ].map((match) => `${source.path}:${code.slice(0, match.index).split('\n').length} uses ${match[0]}`);
}

function withoutComments({ path, text }: Source): string {
  const blank = (from: number, to: number): string => text.slice(from, to).replaceAll(/[^\n]/g, ' ');
  let [code, end] = ['', 0];
  for (const comment of parseSync(path, text).comments) {
    code += text.slice(end, comment.start) + blank(comment.start, comment.end);
    end = comment.end;
  }
  return code + text.slice(end);
}

/** Hosts in a lock file: with them an install would work only where that registry answers. */
export function registryHosts(lockFile: string): readonly string[] {
  return [
    ...new Set([...lockFile.matchAll(/"resolved":\s*"((?:git\+)?(?:https?|ssh):\/\/[^/"]+)/g)].map((m) => m[1] ?? '')),
  ];
}
