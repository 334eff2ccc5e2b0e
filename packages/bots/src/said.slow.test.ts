import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { isRefusal, type Match, openMatch, playInput, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { isLegal, makeCommand, makeTools, parseCommand } from '@deckle/words';
import { expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { seatPlayer } from './player.ts';

const shipped = (file: string): Uint8Array => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });
const TURNS = 40;

/** A hint is typed without the number of its way. */
test.each(games)('$name: what a player would do can be said plainly, and is allowed', (game) => {
  const tools = makeTools(game, {}, dictionary);
  const seats = Math.max(2, game.seats[0]) > game.seats[1] ? 1 : Math.max(2, game.seats[0]);
  const opened = openMatch(game, { seats, options: {}, seed: 'said' }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const player = seatPlayer(greedy, game, tools, 'said');
  let match: Match = opened;
  for (let turn = 0; turn < TURNS && match.last.state.result === null; turn++) {
    const ask = match.last.state.frames.at(-1)?.asks.find(({ must }) => must);
    const view = viewOf(match.last.state, ask?.seat ?? 0);
    const choice = player(view);
    if (choice === null) break;
    const plain = makeCommand(game, view, choice.move, tools).replace(/ #\d+$/, '');
    const move = parseCommand(game, view, plain, tools);
    expect(isRefusal(move) || !isLegal(game, view, move, tools) ? plain : '').toBe('');
    const next = playInput(match, {
      ask: choice.ask,
      seat: view.seat as number,
      move: choice.move,
      at: match.last.state.now + choice.after,
    });
    if (isRefusal(next)) throw new Error(next.rule);
    match = next;
  }
});
