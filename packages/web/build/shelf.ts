import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@deckle/games';
import type { Plugin } from 'vite';

/** What the page knows of every game without loading the rules: plain data, made at build time from the registry. */
export const SHELF = 'virtual:shelf';
const RESOLVED = `\0${SHELF}`;

/** The first paragraph of a rules page says what one does in the game. */
function summaryOf(page: string): string {
  const [, first = ''] = page.split(/\n\n/);
  return first.replaceAll(/\s+/g, ' ').trim();
}

export function shelfPlugin(root: string): Plugin {
  return {
    name: 'deckle-shelf',
    resolveId: (id) => (id === SHELF ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const boxes = games.map(({ id: game, name, about, seats, options, deck, dice }) => ({
        id: game,
        name,
        about,
        gist: summaryOf(readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8')),
        seats,
        options,
        deck,
        dice: Object.keys(dice ?? {}),
      }));
      return `export const boxes = JSON.parse(${JSON.stringify(JSON.stringify(boxes))});`;
    },
  };
}
