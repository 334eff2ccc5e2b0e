import { toy } from '@deckle/testkit/toy';
import { actToy, openToy, toyTools } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { type Match, playInput, recordOf, undoInput } from './match.ts';
import { isDivergence, replay } from './replay.ts';
import { isRefusal } from './refusal.ts';
import type { GameRecord } from './types.ts';
import { makeRecord, parseRecord } from './wire.ts';

const opened = actToy(openToy({ options: { laps: 1 } }), [0, 'lay', 2], [0, 'cheer']);
const match = actToy(
  playInput(opened, undoInput(opened, 0, 0)) as Match,
  [1, 'lay', 0],
  [0, 'bid', 0],
  [1, 'bid', 1],
  [1, 'grab'],
);
const record = recordOf(match);

test('a record played again is the same match', () => {
  const again = replay(toy, parseRecord(makeRecord(record)) as GameRecord, toyTools, 'none') as Match;
  expect(again.last.state).toEqual(match.last.state);
  expect(again.last.state.result).not.toBeNull();
  expect(recordOf(again)).toEqual(record);
});

test.each([1, 3, 6])('the first input that does not fit is told: %i', (at) => {
  const inputs = record.inputs.map((input, index) => (index === at ? { ...input, seat: 1 - input.seat } : input));
  const found = replay(toy, { ...record, inputs }, toyTools, 'none');
  if (isRefusal(found) || !isDivergence(found)) throw new Error('no divergence');
  expect(found).toMatchObject({ at, refusal: { refused: expect.any(String) } });
  expect(recordOf(found.match).inputs).toEqual(record.inputs.slice(0, at));
});

test.each<[code: string, change: Partial<GameRecord>]>([
  ['wrong-game', { game: 'chess' }],
  ['wrong-version', { version: 2 }],
  ['wrong-dictionary', { dictionary: 'x' }],
  ['bad-seats', { seats: 99 }],
  ['bad-option', { options: { laps: 99 } }],
  ['bad-stack', { stack: { deck: ['XYZ'] } }],
])('%s does not start', (code, change) => {
  expect(replay(toy, { ...record, ...change }, toyTools, 'none')).toMatchObject({ refused: code });
});
