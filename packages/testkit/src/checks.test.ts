import { type Game, isRefusal, openMatch, openStream, playInput, type Table } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { discreet } from './checks.ts';
import { inputFor } from './inputs.ts';
import { toy } from './toy.ts';
import { toyTools } from './toy-table.ts';

const faceOf = (card: number): string => toyTools.pack[card]?.face ?? '';
const answer = (table: Table, card: number): void => table.say('cheered', 0, { face: faceOf(card) });

/** What many other deals show of a pass in which something is told about the top card of the deck. */
function faultOf(tell: (table: Table, card: number) => void): string {
  const apply = (table: Table): void => tell(table, table.state.zones['deck']?.row.at(-1)?.[0] ?? 0);
  const game: Game = { ...toy, moves: { ...toy.moves, pass: { ...toy.moves['pass'], apply } } } as Game;
  const before = openMatch(game, { seats: 2, options: {}, seed: 'toy' }, toyTools, 'none');
  if (isRefusal(before)) throw new Error(before.rule);
  const input = inputFor(before.last.state, 0, { kind: 'pass' });
  const after = playInput(before, input);
  if (isRefusal(after)) throw new Error(after.rule);
  const faults = Array.from({ length: 30 }, (_, deal) => {
    const rng = openStream({ seed: `deal ${deal}`, used: 0 });
    return discreet({ game, tools: toyTools, rng, before, input, after });
  });
  return faults.find((fault) => fault !== null) ?? 'none';
}

test('an answer about closed cards that is owned up to is no leak', () => {
  const owned = faultOf((table, card) => {
    table.reveal(faceOf(card));
    answer(table, card);
  });
  expect(owned).toBe('none');
});

test('to say that something was learnt, but not what, is not enough', () => {
  const silent = faultOf((table, card) => {
    table.reveal();
    answer(table, card);
  });
  expect(silent).toMatch(/learns of cards it has not seen/);
});

test('what is told beside the answer is a leak as ever', () => {
  const more = faultOf((table, card) => {
    table.reveal(faceOf(card));
    answer(table, card);
    table.share({ die: `card ${card}` });
  });
  expect(more).toMatch(/learns of cards it has not seen/);
});
