import { readFileSync } from 'node:fs';
import { isDivergence, isRefusal, parseRecord, replay } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeGolden } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const shipped = (file: string): Buffer => read(`../../../dictionaries/${file}`);
const isForm = await openForms(shipped);
const everyday = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

test.each(games.map((game) => [game.name, game] as const))('%s plays as it did', (_name, game) => {
  const record = parseRecord(read(`../goldens/${game.id}.json`).toString());
  if (isRefusal(record)) throw new Error(record.rule);
  const tools = makeTools(game, record, everyday);
  const match = replay(game, record, tools, everyday.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  if (isDivergence(match)) throw new Error(`input ${match.at}: ${match.refusal.rule}`);
  expect(match.last.state.result).not.toBeNull();
  expect(makeGolden(game, record, tools)).toBe(read(`../goldens/${game.id}.txt`).toString());
});
