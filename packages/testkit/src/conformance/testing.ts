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
/** The first deal of each set of options is checked in every way at every step, the second at one step of so many. */
const FIRST = 1;
const SECOND = { deals: 2, every: 8 };
/** What is too rare to come up in these has more of them, until it does; each check at fewer steps still. */
const MORE = { deals: 60, every: 20 };

function conformAll(game: Game): Pick<Report, 'faults' | 'missing'> {
  const tools = makeTools(game, {}, dictionary);
  const first = conform(game, { tables: tablesOf(game, [0, FIRST], tools), every: 1, tools });
  const again = tablesOf(game, [FIRST, SECOND.deals], tools);
  const second = conform(game, { tables: again, every: SECOND.every, tools });
  const missing = first.missing.filter((item) => second.missing.includes(item));
  const more = tablesOf(game, [SECOND.deals, MORE.deals], tools);
  const rare = conform(game, { tables: more, every: MORE.every, tools, wanted: missing });
  return { faults: [first, second, rare].flatMap(({ faults }) => faults), missing: rare.missing };
}

/** One part of all games, each with a prober who tries everything and every check. */
export function testPart(part: number): void {
  const own = games.filter((_, at) => at % PARTS === part);
  test.each(own)('$name keeps what every game must keep, in all its moves and options', (game) => {
    expect(conformAll(game)).toEqual({ faults: [], missing: [] });
  });
}
