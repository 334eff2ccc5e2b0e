import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as prerender from '../src/prerender.tsx';
import { shelfPlugin } from './shelf.ts';

const PLACE = '<div id="app"></div>';

/** Sends the page with the shelf already drawn: it is seen, and its buttons can be pressed, while the app still comes. */
export function drawnPlugin(web: string, root: string): Plugin {
  return {
    name: 'deckle-drawn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<typeof prerender>(join(web, 'src/prerender.tsx'), {
          configFile: false,
          root: web,
          logLevel: 'warn',
          plugins: [shelfPlugin(root)],
        });
        if (!html.includes(PLACE)) throw new Error('the page has no place for the app');
        return html.replace(PLACE, () => `<div id="app">${module.drawnShelf()}</div>`);
      },
    },
  };
}
