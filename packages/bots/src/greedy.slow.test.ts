import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { isRefusal, openMatch } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { playOut } from '@deckle/testkit';
import { tablesOf } from '@deckle/testkit/tables';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { seatPlayer } from './player.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });

// Players who always take points may keep a game going that chance would end.
test.each(games)('$name comes to an end with greedy at every seat, whatever the options', (game) => {
  const tools = makeTools(game, {}, dictionary);
  const ends = tablesOf(game, 2, tools).map((setup) => {
    const opened = openMatch(game, setup, tools, dictionary.hash);
    if (isRefusal(opened)) throw new Error(opened.rule);
    const players = Array.from({ length: setup.seats }, (_, seat) => seatPlayer(greedy, game, tools, `${seat}`));
    return playOut(opened, players, 2000).last.state.result;
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(ends).not.toContain(null);
});
