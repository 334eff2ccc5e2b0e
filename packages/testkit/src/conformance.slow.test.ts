import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { conform } from './conformance.ts';
import { tablesOf } from './tables.ts';

const list = readFileSync(new URL('../../../dictionaries/standard.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'standard', list });

test.each(games)('$name keeps what every game must keep, in all its moves and options', (game) => {
  const tools = makeTools(game, {}, dictionary);
  const { faults, missing } = conform(game, { tables: tablesOf(game, 2, tools), every: 1, tools });
  expect({ faults, missing }).toEqual({ faults: [], missing: [] });
});
