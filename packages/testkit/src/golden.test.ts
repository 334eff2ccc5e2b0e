import { type Match, playInput, recordOf, undoInput } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { makeGolden } from './golden.ts';
import { toy } from './toy.ts';
import { actToy, openToy, toyTools } from './toy-table.ts';

const opened = openToy({ options: { laps: 1 }, stack: { deck: ['A', 'QU', '?', 'A', 'A', 'QU'], die: ['O'] } });
const laid = actToy(opened, [0, 'pass']);
const passed = playInput(laid, undoInput(laid, 0, 0)) as Match;
const record = recordOf(actToy(passed, [0, 'lay', 1], [1, 'pass'], [1, 'bid', 0], [0, 'bid', 0], [1, 'grab']));

test('a match as a person can read it', () => {
  expect(makeGolden(toy, record, toyTools as unknown as WordTools)).toBe(`Toy, 2 seats, seed toy, with laps=1

0: pass

0: undo

0: lay QU
  Seat 0: +4 (laid).
  scores 4 0

1: pass

1: bid A

0: bid A
  Seat 0: +1 (bid).
  Seat 1: +1 (bid).
  scores 5 1

1: grab
  Seat 1: +1 (race).
  Seat 1 shouts O
  The game is over: laps. Winner: Seat 0.
  scores 5 2
`);
});

test('a record that does not play is told', () => {
  const broken = { ...record, inputs: record.inputs.slice(3) };
  expect(() => makeGolden(toy, broken, toyTools as unknown as WordTools)).toThrow('the record does not play: ');
});
