import { expect, test } from 'vitest';
import type { Line } from '../table/news.ts';
import { type Heard, NOTHING_HEARD, tellOwn, tellRoom } from './heard.ts';

const line = (moment: number, text: string, more: Partial<Line> = {}): Line => ({
  moment,
  text,
  kind: 'said',
  aside: false,
  words: [],
  takenBack: null,
  takesBack: null,
  ...more,
});
const DEAL = [line(-1, 'deal'), line(-1, 'Ann draws 2 cards.', { kind: 'moved', aside: true })];
const texts = ({ told }: { readonly told: readonly Line[] }): readonly string[] => told.map(({ text }) => text);

test('every line is told once', () => {
  const first = tellOwn(DEAL, NOTHING_HEARD);
  expect(texts(first)).toEqual(['deal', 'Ann draws 2 cards.']);
  expect(texts(tellOwn(DEAL, first.heard))).toEqual([]);
  const more = tellOwn([...DEAL, line(0, 'lays'), line(0, '+5')], first.heard);
  expect(texts(more)).toEqual(['lays', '+5']);
});

test('what was heard and is taken back is told, nothing else of it again', () => {
  const { heard } = tellOwn([...DEAL, line(0, 'lays')], NOTHING_HEARD);
  const back = [...DEAL, line(0, 'lays', { takenBack: 1 }), line(1, 'takes that back', { takesBack: 0 })];
  const told = tellOwn(back, heard);
  expect(texts(told)).toEqual(['takes that back']);
  expect(texts(tellOwn([...back, line(2, 'lays')], told.heard))).toEqual(['lays']);
});

test('what was done and taken back while one did not listen is not told', () => {
  const { heard } = tellOwn(DEAL, NOTHING_HEARD);
  const lines = [
    ...DEAL,
    line(0, 'lays A', { takenBack: 1 }),
    line(1, 'takes that back', { takesBack: 0 }),
    line(2, 'lays B'),
  ];
  expect(texts(tellOwn(lines, heard))).toEqual(['lays B']);
});

test('who gives the screen away hears what all may know, and the rest when they have it again', () => {
  const { heard } = tellOwn(DEAL, NOTHING_HEARD);
  const seenByAll = [...DEAL, line(0, 'Ann lays'), line(0, 'Ann draws a card.', { kind: 'moved', aside: true })];
  const given = tellRoom(seenByAll, heard);
  expect(texts(given)).toEqual(['Ann lays']);
  const seenByAnn = [...DEAL, line(0, 'Ann lays'), line(0, 'Ann draws Q.', { kind: 'moved' }), line(1, 'Ben passes')];
  const again = tellOwn(seenByAnn, given.heard);
  expect(texts(again)).toEqual(['Ann draws Q.', 'Ben passes']);
  expect(texts(tellOwn(seenByAnn, again.heard))).toEqual([]);
});

test('an empty log tells nothing and keeps everything to be told', () => {
  const empty: Heard = tellOwn([], NOTHING_HEARD).heard;
  expect(texts(tellOwn(DEAL, empty))).toHaveLength(2);
});
