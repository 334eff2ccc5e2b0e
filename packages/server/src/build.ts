import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const web = join(root, 'packages', 'web');
const folder = join(web, 'dist');
const stampFile = join(folder, '.stamp');

/** What the app is made of. */
const SOURCES = ['packages', 'docs/rules', 'dictionaries', 'package-lock.json'];
const SKIPPED = /(^|\/)(node_modules|dist|scenarios|goldens|browser|server|cli|testkit)(\/|$)|\.test\.tsx?$/;

/** The same as long as no source has changed. */
function stampOf(): string {
  const hash = createHash('sha256');
  const walk = (path: string): void => {
    if (SKIPPED.test(path.slice(root.length))) return;
    const entry = statSync(path);
    if (entry.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name));
    else hash.update(`${path.slice(root.length)} ${entry.size} ${entry.mtimeMs}\n`);
  };
  for (const source of SOURCES) walk(join(root, source));
  return hash.digest('hex');
}

/** The folder with the app, built if need be. */
export async function buildWeb(say: (text: string) => void): Promise<string> {
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  say('Building the app …');
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  await compress(folder);
  writeFileSync(stampFile, stamp);
  say(`The app is built (${Math.round((performance.now() - started) / 1000)} s).`);
  return folder;
}

const brotli = promisify(brotliCompress);
const PACKED = /\.(js|css|html|svg|dawg|bin|webmanifest)$/;

/** Each file once as it is sent, so that no request waits for it. */
async function compress(path: string): Promise<void> {
  await Promise.all(
    readdirSync(path, { recursive: true, withFileTypes: true }).map(async (entry) => {
      if (!entry.isFile() || !PACKED.test(entry.name)) return;
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
    }),
  );
}
