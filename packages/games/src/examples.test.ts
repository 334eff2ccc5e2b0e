import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal } from '@deckle/kernel';
import { parseExample, runScenario } from '@deckle/testkit';
import { expect, test } from 'vitest';
import { games } from './index.ts';
import { scenarioHost } from './testing.ts';

/** Texts that show what a game is about, one part after another. */
const folder = new URL('../examples/', import.meta.url);
/** A caption is read in one breath. */
const LONGEST = 200;

test('every game has an example', () => {
  expect(readdirSync(folder).sort()).toEqual(games.map(({ id }) => `${id}.txt`).sort());
});

test.each(games.map(({ id }) => id))('%s', async (id) => {
  const example = parseExample(readFileSync(new URL(`${id}.txt`, folder), 'utf8'));
  if (isRefusal(example)) throw new Error(example.rule);
  const { scenario, parts } = example;
  expect(scenario).toMatchObject({ game: id, dictionary: { list: 'standard', house: [], bans: [] } });
  const { failure, told } = await runScenario(scenario, scenarioHost);
  expect(failure === null ? [] : [...told, failure.sentence]).toEqual([]);
  expect(parts.length).toBeGreaterThanOrEqual(5);
  expect(parts.length).toBeLessThanOrEqual(10);
  expect(parts.map(({ caption }) => caption).filter(({ length }) => length === 0 || length > LONGEST)).toEqual([]);
  // The first part is the deal.
  expect(parts[0]?.steps).toEqual([]);
});
