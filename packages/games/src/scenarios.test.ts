import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal } from '@deckle/kernel';
import { parseScenario, runScenario } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';
import { scenarioHost } from './testing.ts';

const folder = new URL('../scenarios/', import.meta.url);

test('every game has scenarios', () => {
  expect(readdirSync(folder).sort()).toEqual(games.map(({ id }) => id).sort());
});

describe.each(readdirSync(folder))('%s', (game) => {
  test.each(readdirSync(new URL(`${game}/`, folder)))('%s', async (file) => {
    const scenario = parseScenario(readFileSync(new URL(`${game}/${file}`, folder), 'utf8'));
    if (isRefusal(scenario)) throw new Error(scenario.rule);
    const { failure, told } = await runScenario(scenario, scenarioHost);
    expect(failure === null ? [] : [...told, failure.sentence]).toEqual([]);
  });
});
