import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { parseScenario, runScenario, type ScenarioHost } from '@deckle/testkit';
import { expect, test } from 'vitest';
import { letters } from './letters.ts';

const folder = new URL('../../scenarios/letters/', import.meta.url);
const lists = new URL('../../../../dictionaries/', import.meta.url);

const host: ScenarioHost = {
  games: [letters],
  openDictionary: ({ list, words, house, bans }) =>
    openDictionary({
      name: list ?? 'words',
      list: list === null ? buildGraph(words) : readFileSync(new URL(`${list}.dawg`, lists)),
      house,
      bans,
    }),
};

test.each(readdirSync(folder))('scenario %s', async (file) => {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'));
  if (isRefusal(scenario)) throw new Error(scenario.rule);
  const { failure } = await runScenario(scenario, host);
  expect(failure).toBeNull();
});
