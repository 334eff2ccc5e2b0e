import { type Act, actToy, openToy } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { type Match, playInput, recordOf, undoInput } from './match.ts';
import { packMatch, type PackedMatch, unpackMatch } from './packed.ts';

const options = { window: 'on', clock: 10, laps: 1 };
const opened = openToy({ seats: 3, options });
const drawn: readonly Act[] = [
  [0, 'lay', 0],
  [1, 'allow'],
  [2, 'allow'],
];
const throughText = (match: Match): Match => {
  const text = JSON.stringify(packMatch(match));
  return unpackMatch(match.game, match.tools, JSON.parse(text) as PackedMatch);
};

test.each<[what: string, acts: readonly Act[]]>([
  ['the deal', []],
  ['an act that can be taken back', [[0, 'pass']]],
  ['an answer that can be taken back', drawn.slice(0, 2)],
])('%s cannot be packed', (_what, acts) => {
  expect(packMatch(actToy(opened, ...acts))).toBeNull();
});

test('a packed match goes on as if it had never been packed', () => {
  const match = actToy(opened, ...drawn);
  const again = throughText(match);
  const more: readonly Act[] = [
    [1, 'pass'],
    [2, 'pass'],
  ];
  const [ahead, other] = [match, again].map((each) => actToy(each, ...more)) as [Match, Match];
  expect(other.last.state).toEqual(ahead.last.state);
  expect(other.log).toEqual(ahead.log);
  expect(recordOf(other)).toEqual(recordOf(ahead));
});

test('behind a packed moment there is no way back, before it as before', () => {
  const match = actToy(throughText(actToy(opened, ...drawn)), [1, 'pass']);
  const back = playInput(match, undoInput(match, 1, match.last.state.now)) as Match;
  expect(back.last.number).toBe(drawn.length - 1);
  expect(playInput(back, undoInput(back, 2, back.last.state.now))).toMatchObject({ refused: 'no-undo' });
});
