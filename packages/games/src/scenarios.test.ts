import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal } from '@deckle/kernel';
import { buildGraph, openDictionary, openForms } from '@deckle/lexicon';
import { parseScenario, runScenario, type ScenarioHost } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const lists = new URL('../../../dictionaries/', import.meta.url);

const isForm = await openForms((file) => readFileSync(new URL(file, lists)));

const host: ScenarioHost = {
  games,
  openDictionary: ({ list, words, house, bans }) =>
    openDictionary({
      name: list ?? 'words of the scenario',
      list: list === null ? buildGraph(words) : readFileSync(new URL(`${list}.dawg`, lists)),
      house,
      bans,
      isForm,
    }),
};

test('every game has scenarios', () => {
  expect(readdirSync(folder).sort()).toEqual(games.map(({ id }) => id).sort());
});

describe.each(readdirSync(folder))('%s', (game) => {
  test.each(readdirSync(new URL(`${game}/`, folder)))('%s', async (file) => {
    const scenario = parseScenario(readFileSync(new URL(`${game}/${file}`, folder), 'utf8'));
    if (isRefusal(scenario)) throw new Error(scenario.rule);
    const { failure, told } = await runScenario(scenario, host);
    expect(failure === null ? [] : [...told, failure.sentence]).toEqual([]);
  });
});
