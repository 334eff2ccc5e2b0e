import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import {
  deal,
  isRefusal,
  makePack,
  type Match,
  type Move,
  openMatch,
  playInput,
  type Setup,
  viewOf,
} from '@deckle/kernel';
import { buildGraph, openDictionary, openForms } from '@deckle/lexicon';
import { inputFor } from '@deckle/testkit';
import { makeCommand, makeTools, parseCommand, textsOf, type WordTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { cardsFor, pileOf, WORD_LIFT_DECK } from './deck.ts';
import { nextStarter } from './score.ts';
import type { LiftState } from './types.ts';
import { wordLift } from './word-lift.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionaryOf = (words: readonly string[]) =>
  openDictionary({ name: 'test', list: buildGraph([...new Set(words)].sort()), isForm });
const everyday = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

function open(setup: Partial<Setup>, dictionary = everyday): Match {
  const whole = { seats: 2, options: {}, seed: 'test', ...setup };
  const match = openMatch(wordLift, whole, makeTools(wordLift, whole, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

function act(match: Match, ...lines: readonly string[]): Match {
  return lines.reduce((so, line) => {
    const seat = Number(line[0]);
    const move = parseCommand(wordLift, viewOf(so.last.state, seat), line.slice(3), so.tools);
    const next = isRefusal(move) ? move : playInput(so, inputFor(so.last.state, seat, move));
    if (isRefusal(next)) throw new Error(`${line}: ${next.rule}`);
    return next;
  }, match);
}

const letters = (text: string): readonly string[] => text.replaceAll(' ', '').split('');

describe('the decks', () => {
  const one = cardsFor(makePack(WORD_LIFT_DECK), 4);
  const facesOf = (pile: string): string =>
    one
      .filter((card) => pileOf(card) === pile)
      .map(({ face }) => face)
      .join('');

  test('48 consonants with two wilds, 32 vowels with one', () => {
    expect(facesOf('consonants')).toBe('BBCCCDDDFFGGHHJKLLLMMNNNNPPQRRRRSSSTTTTVWWXYYZ??');
    expect(facesOf('vowels')).toBe('AAAAAAAEEEEEEEEEIIIIIIOOOOOOUUU?');
  });

  test.each([
    ['¶', 'CHMI'],
    ['†', 'LNRA'],
    ['◊', 'JQXZ'],
    ['$', 'BFKV'],
    ['?', '???'],
  ])('%s is on one card each of %s', (mark, faces) => {
    const marked = one.filter(({ marks }) => marks.includes(mark)).map(({ face }) => face);
    expect(marked.join('')).toBe(faces);
  });

  test('two sets from five players on', () => {
    const pack = makePack(WORD_LIFT_DECK);
    expect([2, 4, 5, 6].map((seats) => cardsFor(pack, seats).length)).toEqual([80, 80, 160, 160]);
  });

  test('a card that does not say its pile is a vowel or a consonant by its letter', () => {
    expect(['A', 'QU', 'OU', 'Y', '?'].map((face) => pileOf({ face }))).toEqual([
      'vowels',
      'consonants',
      'vowels',
      'consonants',
      'consonants',
    ]);
  });
});

describe('a table', () => {
  const few = [
    { face: 'T', points: 1, count: 8 },
    { face: 'E', points: 1, count: 5 },
  ];
  const enough = few.map((line) => ({ ...line, count: 8 }));
  test.each<[what: string, more: Partial<Setup>, code: string | null]>([
    ['one seat', { seats: 1 }, 'bad-seats'],
    ['seven seats', { seats: 7 }, 'bad-seats'],
    ['challenges, which this game does not have', { options: { checking: 'challenge' } }, 'bad-option'],
    ['too few vowels', { deck: few }, 'deck-too-small'],
    ['too few consonants', { deck: few.map((line) => ({ ...line, count: 7 })) }, 'deck-too-small'],
    ['just enough cards', { deck: enough }, null],
    ['a vowel stacked among the consonants', { stack: { consonants: ['E'] } }, 'bad-stack'],
    ['a card of the second set at a small table', { stack: { consonants: ['J', 'J'] } }, 'bad-stack'],
    ['that card at a large one', { seats: 5, stack: { consonants: ['J', 'J'] } }, null],
  ])('%s', (_what, more, code) => {
    const setup = { seats: 2, options: {}, seed: 'x', ...more };
    const opened = deal(wordLift, setup, makeTools(wordLift, setup, everyday));
    expect(isRefusal(opened) ? opened.refused : null).toBe(code);
  });

  test('draws consonants for the start', () => {
    const { events } = open({ seats: 3, seed: 'start' }).last;
    const drew = events.flatMap((event) =>
      event.kind === 'said' && event.what === 'drewForStart' ? [String(event.data['face'])] : [],
    );
    expect(drew.length).toBeGreaterThanOrEqual(3);
    expect(drew.join('')).toMatch(/^[^AEIOU]+$/);
  });
});

test.each<[what: string, round: number[], scores: number[], out: boolean[], starter: number]>([
  ['the lowest of the round', [5, 3, 4], [5, 30, 40], [false, false, false], 1],
  ['of equal ones the lowest in all', [3, 3, 4], [9, 8, 0], [false, false, false], 1],
  ['of equal ones there the first', [4, 3, 3], [9, 8, 8], [false, false, false], 1],
  ['never one who has left', [0, 3, 4], [0, 30, 40], [true, false, false], 1],
])('the next round starts with %s', (_what, round, scores, out, starter) => {
  expect(nextStarter({ scores, out } as unknown as LiftState, round)).toBe(starter);
});

describe('the pinned example', async () => {
  const dictionary = await dictionaryOf(['FORGE', 'PEA', 'ORDER', 'GIFT', 'DIRT']);
  const stack = { consonants: letters('FRGB DRTP LL'), vowels: letters('OEA IEA OO') };
  const lines = ['0: lay FORGE', '0: draw C V', '1: lay PEA', '1: draw C V', '0: pass', '0: draw V V'];
  const match = act(open({ stack }, dictionary), ...lines);
  const view = viewOf(match.last.state, 1);
  const points = (command: string): number | undefined => {
    const move = parseCommand(wordLift, view, command, match.tools) as Move;
    return wordLift.moves[move.kind]?.points?.(view, move, match.tools as WordTools);
  };

  test('nine points against four', () => {
    expect([points('steal FORGE > ORDER + GIFT'), points('lay DIRT')]).toEqual([9, 4]);
  });

  test('is found, and a steal says itself as a command', () => {
    const [best] = wordLift.moves['steal']?.candidates(view, match.tools as WordTools) ?? [];
    expect(makeCommand(wordLift, view, best as Move, match.tools)).toMatch(
      /^steal FORGE > (ORDER \+ GIFT|GIFT \+ ORDER)/,
    );
  });

  test('before it is asked for it is not there for somebody who has not laid a word', () => {
    const early = viewOf(act(open({ stack }, dictionary), ...lines.slice(0, 2)).last.state, 1);
    expect([...(wordLift.moves['steal']?.candidates(early, match.tools as WordTools) ?? [])]).toEqual([]);
  });
});

test('every split of a word by a small list is found', async () => {
  const words = 'CAT TIE COD LAT COT LAD NAT CON CLAD TON CLOD TAN PAD CLOT PLAN'.split(' ');
  const dictionary = await dictionaryOf(words);
  const stack = { consonants: letters('CTRN TDLN PP'), vowels: letters('AII IEO UUU') };
  const lines = ['0: lay CAT', '0: draw C V', '1: lay TIE', '1: draw C V', '0: pass', '0: draw V V'];
  const match = act(open({ stack }, dictionary), ...lines);
  const view = viewOf(match.last.state, 1);
  const tools = match.tools as WordTools;
  const found = [...(wordLift.moves['steal']?.candidates(view, tools) ?? [])]
    .filter(({ letters: stolen }) => stolen?.[0] === 'CAT')
    .map((move) => [...textsOf(view, move, tools)].sort().join(' '));
  const legal = words.flatMap((one, at) =>
    words.slice(at).flatMap((other) => {
      const said = { kind: 'steal', letters: ['CAT'] };
      const [way] = wordLift.moves['steal']?.spell?.(view, [one, other], tools, said) ?? [];
      return way === undefined ? [] : [[one, other].sort().join(' ')];
    }),
  );
  expect([...new Set(found)].sort()).toEqual([...new Set(legal)].sort());
  expect(legal.length).toBeGreaterThan(5);
});

// What counts as a form is a rule of this game: with another table it is another version.
test('version 1 is played with this table of forms', () => {
  const digest = createHash('sha256').update(shipped('bases.bin')).digest('hex').slice(0, 16);
  expect([wordLift.version, digest]).toEqual([1, '2aa809d8d4491666']);
});
