import type { Point } from '@deckle/bots';
import { expect, test } from 'vitest';
import { chartLines } from './score-chart.ts';

const names = (seat: number): string => ['Ada', 'Bo'][seat] as string;
const points: readonly Point[] = [
  { moment: 0, values: [5, 5] },
  { moment: 12, values: [10, 0] },
];

test('a chart has a title, and a bar for each seat that is as long as its number', () => {
  expect(chartLines('Scores', points, null, names, 28)).toEqual([
    'Scores',
    'move   0 Ada ██████ 5',
    '         Bo  ██████ 5',
    'move  12 Ada ████████████ 10',
    '         Bo   0',
  ]);
});

test('it may be higher than its numbers, and is not drawn where there are none', () => {
  expect(chartLines('Chances in 100', points.slice(1), 100, names, 28)[1]).toBe('move  12 Ada █ 10');
  expect(chartLines('Chances in 100', [], 100, names, 28)).toEqual([]);
});
