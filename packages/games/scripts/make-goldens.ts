// Plays one game of greedy bots for each game named (all without a name) and keeps its record and its text:
// node packages/games/scripts/make-goldens.ts [id …]. Read the text against the rulebook before committing it.
import { readFileSync, writeFileSync } from 'node:fs';
import { greedy, seatPlayer } from '@deckle/bots';
import { type Game, isRefusal, makeRecord, openMatch, recordOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeGolden, playOut } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { games } from '../src/index.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

function makeOne(game: Game): void {
  const tools = makeTools(game, {}, dictionary);
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], 3));
  const opened = openMatch(game, { seats, options: {}, seed: 'golden' }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: seats }, (_, seat) => seatPlayer(greedy, game, tools, `golden ${seat}`));
  const record = recordOf(playOut(opened, players));
  const file = (ending: string): URL => new URL(`../goldens/${game.id}.${ending}`, import.meta.url);
  writeFileSync(file('json'), makeRecord(record));
  writeFileSync(file('txt'), makeGolden(game, record, tools));
}

const wanted = process.argv.slice(2);
for (const game of games) if (wanted.length === 0 || wanted.includes(game.id)) makeOne(game);
