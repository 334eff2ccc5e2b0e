import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { conform, type Report } from './conformance.ts';
import { tablesOf } from './tables.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

/** Deals for each set of options, and one step of how many gets the costly checks. */
const ROUNDS = [
  { seeds: 2, every: 1 },
  { seeds: 20, every: 20 },
  { seeds: 60, every: 60 },
] as const;

/** What is too rare to come up in a few deals has more of them. */
function conformAll(game: Game): Pick<Report, 'faults' | 'missing'> {
  const tools = makeTools(game, {}, dictionary);
  const faults: string[] = [];
  let missing: readonly string[] = [];
  for (const { seeds, every } of ROUNDS) {
    const report = conform(game, { tables: tablesOf(game, seeds, tools), every, tools });
    faults.push(...report.faults);
    missing = report.missing;
    if (missing.length === 0) break;
  }
  return { faults, missing };
}

test.each(games)('$name keeps what every game must keep, in all its moves and options', (game) => {
  expect(conformAll(game)).toEqual({ faults: [], missing: [] });
});
