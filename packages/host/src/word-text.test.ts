import { expect, test } from 'vitest';
import { meaningTexts } from './word-text.ts';

test.each([
  ['its own meaning', '(noun) a drop', [], [], ['(noun) a drop']],
  ['a form without one', null, ['BANISH'], ['(verb) expel'], ['A form of BANISH: (verb) expel']],
  [
    'a form of two words',
    null,
    ['LEAF', 'LEAVE'],
    ['(noun) a', null],
    ['A form of LEAF: (noun) a', 'A form of LEAVE.'],
  ],
  ['a form with a meaning', '(adverb) more', ['GOOD'], ['(adjective) fine'], ['(adverb) more', 'A form of GOOD.']],
  ['nothing known', null, [], [], []],
])('%s', (_what, definition, bases, baseMeanings, texts) => {
  expect(meaningTexts({ definition, bases, baseMeanings })).toEqual(texts);
});
