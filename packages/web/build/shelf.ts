import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@deckle/bots';
import { games } from '@deckle/games';
import { BOT_NAMES, LIST_NAMES } from '@deckle/host';
import type { Plugin } from 'vite';

/** What the page knows without loading the rules: plain data, made at build time from the registry. */
const SHELF = 'virtual:shelf';
const RESOLVED = `\0${SHELF}`;

/** The first paragraph of a rules page says what one does in the game. */
function gistOf(page: string): string {
  const [, first = ''] = page.split(/\n\n/);
  return first.replaceAll(/\s+/g, ' ').trim();
}

/** What is learnt soonest comes first, then by name. */
const boxesOf = (root: string) =>
  games
    .toSorted((a, b) => a.about.learn - b.about.learn || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ id, name, about, seats, options, deck, dice }) => ({
      id,
      name,
      about,
      gist: gistOf(readFileSync(join(root, 'docs', 'rules', `${id}.md`), 'utf8')),
      seats,
      options,
      deck,
      dice: dice ?? {},
    }));

const listsOf = (root: string) =>
  LIST_NAMES.map((name) => ({
    name,
    count: readFileSync(join(root, 'dictionaries', `${name}.txt`), 'utf8')
      .split('\n')
      .filter((word) => word !== '').length,
  }));

export function shelfPlugin(root: string): Plugin {
  return {
    name: 'deckle-shelf',
    resolveId: (id) => (id === SHELF ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const data = {
        boxes: boxesOf(root),
        levels: LEVELS.map(({ name, about }) => ({ name, about })),
        lists: listsOf(root),
        botNames: BOT_NAMES,
      };
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join('\n');
    },
  };
}
