import { readFileSync } from 'node:fs';
import { levelNamed, seatPlayer } from '@deckle/bots';
import { games } from '@deckle/games';
import { isRefusal, openMatch } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { playOut } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

test.each(games)('$name adds up', (each) => {
  const seats = Math.min(each.seats[1], Math.max(2, each.seats[0]));
  const tools = makeTools(each, {}, dictionary);
  const match = openMatch(each, { seats, options: {}, seed: 'sheet' }, tools, dictionary.hash);
  const greedy = levelNamed('greedy');
  if (isRefusal(match) || greedy === null) throw new Error('no table');
  const over = playOut(
    match,
    Array.from({ length: seats }, (_, seat) => seatPlayer(greedy, each, tools, `${seat}`)),
  );
  const { rows } = sheetOf(over, []);
  expect(rows.at(-1)?.totals ?? over.last.state.scores.map(() => 0)).toEqual(over.last.state.scores);
  expect(rows.flatMap(({ cells }) => cells.flat()).every(({ why }) => why !== '')).toBe(true);
});
