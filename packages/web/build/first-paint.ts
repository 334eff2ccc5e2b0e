import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Puts a small script into the head that the browser runs before it draws anything: it must not be a module, which
 * would wait, nor written into the page, which the page's policy forbids.
 */
export function firstPaintPlugin(web: string): Plugin {
  let file = '';
  return {
    name: 'deckle-first-paint',
    apply: 'build',
    async buildStart() {
      const source = await bundled(join(web, 'src/settings/first-paint.ts'));
      file = this.emitFile({ type: 'asset', name: 'first-paint.js', source });
    },
    generateBundle() {
      file = this.getFileName(file);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
    },
  };
}

/** A script with everything it needs inside. */
async function bundled(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'firstPaint' } },
  });
  const [output] = [made].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk === undefined) throw new Error('there is nothing to run before the first paint');
  return chunk.code;
}
