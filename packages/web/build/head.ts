import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';

/**
 * Puts into the head of the page what cannot wait for the app: a script that the browser runs before it draws
 * anything, which must not be a module, which would wait, nor written into the page, which the page's policy forbids;
 * the names of the files of words, which are fetched while the browser is busy; the fonts, which would otherwise be asked
 * for after the first words are laid out; and the table, where most people go next.
 */
export function headPlugin(web: string): Plugin {
  let file = '';
  return {
    name: 'deckle-head',
    apply: 'build',
    async buildStart() {
      const source = await bundled(join(web, 'src/head.ts'));
      file = this.emitFile({ type: 'asset', name: 'head.js', source });
    },
    generateBundle() {
      file = this.getFileName(file);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { src: `/${file}`, 'data-host': `/${hostIn(bundle)}`, 'data-words': wordsIn(bundle).join(' ') },
          injectTo: 'head-prepend',
        },
        ...fontsIn(bundle).map(preloadedFont),
        ...tableIn(bundle).map(preloadedModule),
      ],
    },
  };
}

function hostIn(bundle: Rollup.OutputBundle): string {
  const host = Object.keys(bundle).find((name) => /^assets\/worker-[\w-]+\.js$/.test(name));
  if (host === undefined) throw new Error('there is no worker');
  return host;
}

/** What the usual words are made of. */
function wordsIn(bundle: Rollup.OutputBundle): readonly string[] {
  const files = Object.keys(bundle).filter((name) => /^assets\/standard(-[a-z]+)?-[\w-]{8}\.(dawg|bin)$/.test(name));
  if (files.length !== 3) throw new Error(`the usual words are three files, not ${files.join(', ')}`);
  return files.map((name) => `/${name}`);
}

const fontsIn = (bundle: Rollup.OutputBundle): readonly string[] =>
  Object.keys(bundle).filter((name) => /-latin-wght-normal-[\w-]+\.woff2$/.test(name));

const preloadedFont = (font: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
  injectTo: 'head',
});

/** The table and all that it needs beyond what the page has. */
function tableIn(bundle: Rollup.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const importsOf = (name: string): readonly string[] => (bundle[name]?.type === 'chunk' ? bundle[name].imports : []);
  const reached = (names: readonly string[]): ReadonlySet<string> => {
    const all = new Set(names);
    for (const name of all) for (const needed of importsOf(name)) all.add(needed);
    return all;
  };
  const page = reached(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const table = reached(chunks.filter(({ name }) => name === 'table-screen').map(({ fileName }) => fileName));
  if (table.size === 0) throw new Error('there is no table');
  return [...table].filter((name) => !page.has(name));
}

const preloadedModule = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  // The page itself comes first.
  attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: '', href: `/${file}` },
  injectTo: 'head',
});

/** A script with everything it needs inside. */
async function bundled(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'head' } },
  });
  const [output] = [made].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk === undefined) throw new Error('there is nothing to run in the head');
  return chunk.code;
}
