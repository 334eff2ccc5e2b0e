import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { openDictionary, openForms } from '@deckle/lexicon';
import { conform } from '@deckle/testkit';
import { everyTable } from '@deckle/testkit/tables';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { mixed } from '../testing.ts';

/** A file each, so that they are played at the same time. */
const PARTS = 6;
const DEALS = 20;
/** Every table is held to each check at one step of so many; the prober of the testkit makes all of them at every step of its first deals. */
const EVERY = 50;

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

/** One part of all games: every value of every option, every number of seats, many deals, greedy and random players. */
export function testPart(part: number): void {
  const own = games.filter((_, at) => at % PARTS === part);
  test.each(own)('$name at every table', (game) => {
    const tools = makeTools(game, {}, dictionary);
    const tables = everyTable(game, DEALS, tools);
    const { faults } = conform(game, { tables, every: EVERY, tools, players: mixed(game, tools) });
    expect(tables.length).toBeGreaterThanOrEqual(DEALS * (game.seats[1] - game.seats[0] + 1));
    expect(faults).toEqual([]);
  });
}
