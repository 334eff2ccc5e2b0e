import { expect, test } from 'vitest';
import type { Choice, News, TableFacts } from '../table/news.ts';
import { promptOf } from './prompt.ts';
import { listText, timeText } from './words.ts';

const choice = (says: string, more: Partial<Choice> = {}): Choice => ({
  kind: says.split(' ')[0] as string,
  says,
  needs: says.includes('WORD') ? 'words' : 'nothing',
  picks: [],
  given: {},
  cards: [0, 0],
  must: true,
  until: null,
  label: null,
  stake: null,
  does: null,
  ...more,
});
const pack = ['MINUS 2', 'PLUS 4', 'CANCEL'].map((face) => ({ face, isNamed: true })) as unknown as TableFacts['pack'];
const news = (choices: readonly Choice[], onTrial: readonly string[] = []): News =>
  ({ choices, onTrial, now: 1000, viewer: 0, seats: [{ name: 'Player' }] }) as unknown as News;

const turn = [choice('play WORDS'), choice('trade CARDS'), choice('pass')];
test.each([
  [turn, [], 'short', 'Your turn.'],
  [turn, [], 'normal', 'Your turn: play words, trade cards or pass.'],
  [[choice('steal WORD > WORDS', { until: 61_000 })], [], 'full', 'Your turn: steal a word to make words. 1 minute.'],
  [
    [choice('challenge', { must: false, until: 21_000, stake: 'You lose a turn.' })],
    ['TEAR'],
    'short',
    'You may challenge. On trial: TEAR. 20 seconds.',
  ],
  [
    [choice('accept', { stake: 'Silence is a no.' }), choice('reject', { stake: 'Silence is a no.' })],
    ['TEAR'],
    'normal',
    'You are asked to judge: accept or reject. On trial: TEAR. Silence is a no.',
  ],
  [
    [choice('claim CARD', { needs: 'pick', picks: ['claim B', 'claim L'] }), choice('pass')],
    [],
    'normal',
    'Your turn: claim B, claim L or pass.',
  ],
  [
    [choice('claim CARD', { needs: 'pick', picks: ['claim B', 'claim L', 'claim Y'] })],
    [],
    'normal',
    'Your turn: claim a card.',
  ],
  [
    [
      choice('swap CARD for CARD', { needs: 'pick', picks: ['swap … for G'] }),
      choice('preempt CARD', { needs: 'pick', picks: ['preempt G with …'] }),
    ],
    [],
    'normal',
    'Your turn: swap a card for G or preempt G.',
  ],
  [
    [choice('draw VOWEL+CONSONANT', { needs: 'pick', picks: ['draw CONSONANT VOWEL', 'draw VOWEL VOWEL'] })],
    [],
    'normal',
    'Your turn: draw a consonant and a vowel or draw 2 vowels.',
  ],
  [
    [choice('minus 2 on WORD', { must: false, needs: 'pick', picks: ['minus 2 on COPIED of 0'] })],
    [],
    'normal',
    'You may use MINUS 2 on your COPIED.',
  ],
  [
    [choice('plus 4 on WORD', { needs: 'pick', picks: ['plus 4 on A of 0', 'plus 4 on B of 1', 'plus 4 on C of 1'] })],
    [],
    'normal',
    'Your turn: use PLUS 4 on a word.',
  ],
  [[choice('allow'), choice('cancel')], [], 'normal', 'You are asked to answer: allow or use CANCEL.'],
  [
    [choice('preempt CARD', { must: false, does: 'To preempt is to pay.' })],
    [],
    'full',
    'You may preempt a card. To preempt is to pay.',
  ],
  [[choice('preempt CARD', { must: false, does: 'To preempt is to pay.' })], [], 'normal', 'You may preempt a card.'],
  [[], [], 'normal', ''],
] as const)('what can be done is said: %#', (choices, onTrial, level, text) => {
  expect(promptOf({ facts: { pack }, news: news(choices, onTrial) }, level)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [-5, '0 seconds'],
  [900, '1 second'],
  [60_000, '1 minute'],
  [80_000, '1 minute 20 seconds'],
  [121_000, '2 minutes 1 second'],
])('%d ms are %s', (left, text) => {
  expect(timeText(left)).toBe(text);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('a list of %j', (items, text) => {
  expect(listText(items)).toBe(text);
});
