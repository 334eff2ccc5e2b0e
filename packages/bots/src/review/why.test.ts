import type { Card, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import type { Weighed } from './rivals.ts';
import type { Difference } from './tryout.ts';
import { whyBetter, whyNothing, whyNotRichest } from './why.ts';

const HAND = 'CATS?';
const pack = Array.from(HAND, (face, id): Card => ({ id, face, points: 1, marks: [] }));
const tools = { pack } as unknown as WordTools;
const view = (seats = 2): View =>
  ({ seat: 0, seats, zones: { hand: { owner: 0, row: pack.map(({ id }) => [id]) } } }) as unknown as View;

/** An act that lays these cards of the hand. */
const laying = (word: string, points: number): Weighed => ({
  act: { command: `play ${word}`, said: `play ${word}`, words: [word], points },
  option: {
    ask: 1,
    move: { kind: 'play', words: [Array.from(word, (letter) => ({ play: HAND.indexOf(letter) }))] },
    worth: points,
    promise: 0,
  },
});
/** Worth is nothing that is told, so it is far from everything else. */
const by = (more: Partial<Difference>): Difference => ({
  deals: 12,
  error: 0,
  worth: 77,
  own: 0,
  others: 0,
  won: 0,
  promised: 0,
  ...more,
});
const UNTRIED = by({ deals: 0 });

test.each([
  ['more at once', laying('CATS', 9), UNTRIED, 'It makes 5 points more at once.'],
  [
    'and tried: the points that were counted, not what a hand or a win is worth',
    laying('CATS', 9),
    by({ own: 6, others: -1 }),
    'It makes 5 points more at once, and with the next turn it came out 7 points better on average, in 12 imagined deals.',
  ],
  ['and no further ahead', laying('CATS', 9), by({ own: 5, others: 5 }), 'It makes 5 points more at once.'],
  [
    'fewer at once, and more later with what is kept',
    laying('CA', 2),
    by({ own: 2 }),
    'It makes 2 points fewer at once, but keeps T and made 4 points more with the next turn, on average in 12 imagined deals.',
  ],
  [
    'fewer for the other',
    laying('CAT', 4),
    by({ own: 1, others: -3 }),
    'It left the other 3 points fewer in the next turns, on average in 12 imagined deals: counting what it made itself, 4 points better in all.',
  ],
  ['a game won', laying('CAT', 4), by({ own: 1, won: 0.25 }), 'It won 3 more of 12 imagined deals by the next turn.'],
  ['a promise', laying('CAT', 4), by({ promised: 4 }), 'It does more for the turns to come.'],
])('why it is better: %s', (_what, best, difference, sentence) => {
  expect(whyBetter(view(), tools, { than: laying('CAT', 4), best, by: difference })).toBe(sentence);
});

test('what was lost at once or later is counted, too', () => {
  const told = whyBetter(view(), tools, {
    than: laying('CAT', 4),
    best: laying('CA', 2),
    by: by({ own: -9, others: -17 }),
  });
  expect(told).toBe(
    'It makes 2 points fewer at once, but left the other 17 points fewer in the next turns, on average in 12 imagined deals: counting what it made itself, 8 points better in all.',
  );
});

test('to lay a word at all is a reason', () => {
  const { act, option } = laying('CAT', 0);
  const passed = {
    act: { ...act, command: 'pass', said: 'pass', words: [] },
    option: { ...option, move: { kind: 'pass' } },
  };
  expect(whyBetter(view(), tools, { than: passed, best: laying('CAT', 0), by: by({}) })).toBe('It lays a word.');
});

test('near the end of a game alone it is the end that tells', () => {
  const alone: View = {
    ...view(1),
    zones: { ...view(1).zones, deck: { owner: null, sight: 'none', count: 4, row: null } },
  };
  const pair = { than: laying('CAT', 0), best: laying('CATS', 0), by: by({ own: 2 }) };
  expect(whyBetter(alone, tools, pair)).toBe('It came out 2 better at the end, on average in 12 imagined deals.');
});

test('at a fuller table there are others', () => {
  const pair = { than: laying('CAT', 4), best: laying('CAT', 4), by: by({ others: -2 }) };
  expect(whyBetter(view(3), tools, pair)).toContain('left the others 2 points fewer');
});

test.each([
  [laying('CATS', 6), by({ own: 2 }), 'CATS makes 2 points more still, but this keeps S and made 4 points more with'],
  [laying('CATS', 6), UNTRIED, 'CATS makes 2 points more still, but what it leaves is worse.'],
  [laying('CATS', 6), by({ own: -1, worth: 0 }), 'with the next turn it was not clearly better than what was played.'],
  [laying('CAT', 5), by({ own: 2 }), 'Laid another way it makes 1 point more still, but this made 3 points more with'],
])('why it is not what makes most at once', (than, difference, sentence) => {
  expect(whyNotRichest(view(), tools, { than, best: laying('CAT', 4), by: difference })).toContain(sentence);
});

test.each([
  [null, ''],
  [UNTRIED, 'CATS makes 2 points more at once, but what it leaves is worse.'],
  [
    by({ own: 1, worth: 1, error: 1 }),
    'CATS makes 2 points more at once, but counting the next turn it was not clearly better in 12 imagined deals.',
  ],
  [
    by({ own: -2, worth: -9 }),
    'CATS makes 2 points more at once, but what was played keeps S and made 4 points more with the next turn, on average in 12 imagined deals.',
  ],
])('why nothing is better', (difference, sentence) => {
  const rich = difference === null ? null : { best: laying('CATS', 6), by: difference };
  expect(whyNothing(view(), tools, laying('CAT', 4), rich)).toBe(sentence);
});
