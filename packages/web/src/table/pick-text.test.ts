import { expect, test } from 'vitest';
import { kindText, offerText, pickText } from './pick-text.ts';

const news = { viewer: 0, seats: [{ name: 'Player' }, { name: 'Ada' }] };
const draw = 'draw VOWEL+CONSONANT';

test.each([
  ['draw CONSONANT VOWEL', draw, 'draw a consonant and a vowel'],
  ['draw CONSONANT CONSONANT', draw, 'draw 2 consonants'],
  ['draw VOWEL CONSONANT VOWEL', draw, 'draw 2 vowels and a consonant'],
  ['minus 2 on COPIED of 0', 'minus 2 on WORD', 'minus 2 on your COPIED'],
  ['minus 2 on COPIED of 1', 'minus 2 on WORD', 'minus 2 on Ada’s COPIED'],
  ['pick from 1', 'pick from SEAT', 'pick from Ada'],
  ['take pile 11', 'take pile NUMBER', 'take pile 11'],
  ['keep VOWEL', 'keep WORD', 'keep VOWEL'],
])('%s is said: %s', (pick, says, text) => {
  expect(pickText(pick, says, news)).toBe(text);
});

test.each([
  ['play WORD', 'play a word'],
  ['play WORDS', 'play words'],
  ['pass', 'pass'],
  [draw, 'draw vowels and consonants'],
  ['steal WORD > WORDS', 'steal a word to make words'],
  ['pass on LETTER and LETTER', 'pass on a letter and a letter'],
  ['exchange CARDS for action', 'exchange cards for action'],
  ['take pile NUMBER', 'take a pile'],
  ['pick from SEAT', 'pick from a seat'],
  ['add ACTION', 'add an action'],
])('%s, where all is open, is said: %s', (says, text) => {
  expect(kindText(says)).toBe(text);
});

test.each([
  ['play STARE #4', 'play STARE'],
  ['minus 4 on ZAX of 1', 'use MINUS 4 on Ada’s ZAX'],
  ['fresh', 'use FRESH LETTERS'],
  ['draw VOWEL VOWEL', 'draw 2 vowels'],
])('%s is offered to somebody who does not type: %s', (command, text) => {
  const pack = [{ face: 'MINUS 4', isNamed: true }];
  const choices = [
    { says: 'fresh', label: 'use FRESH LETTERS' },
    { says: draw, label: null },
  ];
  expect(offerText(command, { pack, choices }, news)).toBe(text);
});
