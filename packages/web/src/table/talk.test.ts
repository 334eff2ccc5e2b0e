import { TABLE_WORDS } from '@deckle/host';
import { describe, expect, test } from 'vitest';
import type { PrintedCard } from './news.ts';
import { answerTalk, parseTalk, type TalkName, type TalkWorld } from './talk.ts';

test.each([
  ['hint', [], ['hint', '']],
  ['  Define  tear ', [], ['define', 'tear']],
  ['sort letters', [], ['sort', 'letters']],
  ['?', [], ['help', '']],
  ['read', [], ['hand', '']],
  ['sort', ['sort CARDS'], null],
  ['/sort', ['sort CARDS'], ['sort', '']],
  ['play HINT', ['play WORDS'], null],
  ['tear', [], null],
  ['constructor', [], null],
  ['/toString', [], null],
  ['', [], null],
  ['/', [], null],
])('%j while one can say %j', (text, says, talk) => {
  const found = parseTalk(
    text,
    says.map((each) => ({ says: each })),
  );
  expect(found && [found.name, found.rest]).toEqual(talk);
});

const card = (id: number, face: string, brief: string): PrintedCard => ({
  id,
  face,
  points: 1,
  marks: [],
  name: brief,
  brief,
  isNamed: false,
  does: null,
  braille: ['⠿⠑', '⠼⠁'],
});
const done: string[] = [];
const world = {
  facts: { game: { id: 'turnover' }, pack: [card(0, 'T', 'T 1'), card(1, 'QU', 'Q U 9')] },
  news: {
    viewer: 0,
    seats: [
      { name: 'Ann', score: 12, cards: 1, standing: [], asked: 'act', winner: false },
      { name: 'Bo', score: 1, cards: 3, standing: ['last turn'], asked: null, winner: false },
    ],
    places: [
      { kind: 'row', label: 'Row', seat: null, shown: [{ card: 0 }], word: null, count: 1 },
      { kind: 'stack', label: 'Deck', seat: null, shown: [], word: null, count: 1 },
    ],
    hands: [{ zone: 'hand 0', label: 'Hand', cards: [1] }],
    dice: [],
    choices: [],
    onTrial: [],
    result: null,
  },
  refused: { refusal: { refused: 'no-word', rule: 'That is no word.', detail: 'XQ' }, nearest: 'play AX' },
  timeLeft: () => 65_000,
  hint: () => Promise.resolve({ text: 'There is a play worth 7.', command: null }),
  define: (word: string) =>
    Promise.resolve({
      word: word.toUpperCase(),
      list: 'standard',
      commonness: 'common',
      definition: word === 'tears' ? null : 'A drop.',
      bases: ['TEAR'].filter((base) => base !== word.toUpperCase()),
      baseMeanings: ['A drop.'],
      good: true,
      onTrial: word === 'secret',
    }),
  ways: () => Promise.resolve([]),
  sort: () => [{ zone: 'hand 0', label: 'Hand', cards: [0, 1] }],
  shuffle: () => [{ zone: 'hand 0', label: 'Hand', cards: [1, 0] }],
  toggleSound: () => 'off',
  show: (what: string) => done.push(what),
} as unknown as TalkWorld;

test.each(TABLE_WORDS)('%s is answered here as in the terminal', (word) => {
  expect(parseTalk(word, [])).not.toBeNull();
});

describe('the table answers', () => {
  test.each<[TalkName, string, readonly string[] | null]>([
    ['hint', '', ['There is a play worth 7.']],
    ['hand', '', ['Hand, 1 card: Q U 9.']],
    ['table', '', ['Row: T 1.', 'Deck: 1 card.']],
    ['score', '', ['You: 12 points, 1 card, to act.', 'Bo: 1 point, 3 cards, last turn.']],
    ['clock', '', ['1 minute 5 seconds left.']],
    ['moves', '', ['Your turn.']],
    ['summary', '', ['You 12, Bo 1. T. Hand QU. Your turn.']],
    ['why', '', ['That is no word.', 'The rule is called no-word (XQ).', 'Near it and allowed: play AX']],
    ['define', '', ['Say which word: define WORD.']],
    ['define', 'tear', ['A drop.', 'In the standard list, common.', 'Good at this table.']],
    ['define', 'tears', ['A form of TEAR: A drop.', 'In the standard list, common.', 'Good at this table.']],
    ['define', 'secret', ['SECRET is on trial: judge for yourself.']],
    ['ways', 'xyzzy', ['There is no way to lay XYZZY now.']],
    ['sort', 'sideways', ['Say how: sort letters, sort points, sort vowels.']],
    ['sort', 'Letters', ['Hand, 2 cards: T 1, Q U 9.']],
    ['shuffle', '', ['Hand, 2 cards: Q U 9, T 1.']],
    ['sound', '', ['Sounds are off.']],
    ['braille', '', ['⠿⠑', '⠼⠁']],
    ['help', '', null],
  ])('%s %s', async (name, rest, lines) => {
    expect((await answerTalk(world, { name, rest }))?.lines ?? null).toEqual(lines);
  });

  test.each([
    ['play TEAR', ['You could play TEAR.']],
    ['play TEAR #4', ['You could play TEAR.', 'That is T from the table.']],
    ['minus 4 on ZAX of 1', ['You could minus 4 on Bo’s ZAX.']],
  ])('without the words and numbers one types: %s', async (command, lines) => {
    const hinted = {
      ...world,
      hint: () => Promise.resolve({ text: 'You could say it.', command }),
      laid: (text: string) => Promise.resolve(text === command ? 'T from the table' : ''),
    };
    expect((await answerTalk(hinted, { name: 'hint', rest: '' }))?.lines).toEqual(lines);
  });

  test.each([
    ['act', null, 'Your turn.', 'You: 12 points, 1 card, to act.'],
    ['judge', null, 'You are asked to judge.', 'You: 12 points, 1 card, to judge.'],
    ['answer', 'answer', 'You are asked to answer.', 'You: 12 points, 1 card, to answer.'],
    [null, 'act', 'Bo to act.', 'You: 12 points, 1 card.'],
    [null, 'judge', 'Bo to judge.', 'You: 12 points, 1 card.'],
  ] as const)('what everybody is asked for: %s, %s', async (mine, other, turn, score) => {
    const seats = [mine, other].map((asked, at) => ({ ...world.news.seats[at], asked }));
    const asked = { ...world, news: { ...world.news, seats } } as TalkWorld;
    const told = await Promise.all((['moves', 'score'] as const).map((name) => answerTalk(asked, { name, rest: '' })));
    expect(told.map((answer) => answer?.lines[0])).toEqual([turn, score]);
  });

  test('in braille, in as many cells as there are', async () => {
    const answer = await answerTalk(world, { name: 'summary', rest: '' });
    expect(answer?.braille).toEqual([
      [20, '⠐⠶⠼⠁⠃⠸⠌⠼⠁ ⠞ ⠟⠥'],
      [40, '⠐⠶⠼⠁⠃⠸⠌⠼⠁ ⠞ ⠟⠥'],
    ]);
  });
});
