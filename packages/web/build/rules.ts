import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Rules pages become HTML when the app is built; the page only has to show them. */
export function rulesPlugin(): Plugin {
  return {
    name: 'deckle-rules',
    transform(text, id) {
      if (!id.endsWith('.md')) return null;
      // The page shows the title itself.
      const html = marked.parse(text.replace(/^# .*\n/, ''), { async: false });
      return { code: `export const html = ${JSON.stringify(html)};`, map: null };
    },
  };
}
