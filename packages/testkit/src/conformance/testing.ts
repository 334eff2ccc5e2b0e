import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { conform, type Report } from '../conformance.ts';
import { tablesOf } from '../tables.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

/** A file each, so that they are played at the same time. */
const PARTS = 4;
/** Deals of each set of options in which all checks are made at every step. */
const DEALS = 2;
/** What is too rare to come up in these has more of them, until it does; one step of so many gets the costly checks. */
const MORE = { deals: 60, every: 20 };

function conformAll(game: Game): Pick<Report, 'faults' | 'missing'> {
  const tools = makeTools(game, {}, dictionary);
  const first = conform(game, { tables: tablesOf(game, [0, DEALS], tools), every: 1, tools });
  const tables = tablesOf(game, [DEALS, MORE.deals], tools);
  const rare = conform(game, { tables, every: MORE.every, tools, wanted: first.missing });
  return { faults: [...first.faults, ...rare.faults], missing: rare.missing };
}

/** One part of all games, each with a prober who tries everything and every check. */
export function testPart(part: number): void {
  const own = games.filter((_, at) => at % PARTS === part);
  test.each(own)('$name keeps what every game must keep, in all its moves and options', (game) => {
    expect(conformAll(game)).toEqual({ faults: [], missing: [] });
  });
}
