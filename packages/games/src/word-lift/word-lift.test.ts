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
import { evenDraw } from './draw.ts';
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

const FORGE = { consonants: letters('FRGB DRTP LL'), vowels: letters('OEA IEA OO') };
const FORGE_LINES = ['0: lay FORGE', '0: draw C V', '1: lay PEA', '1: draw C V', '0: pass', '0: draw V V'];

describe('the pinned example', async () => {
  const dictionary = await dictionaryOf(['FORGE', 'PEA', 'ORDER', 'GIFT', 'DIRT', 'PARLED']);
  const match = act(open({ stack: FORGE }, dictionary), ...FORGE_LINES);
  const view = viewOf(match.last.state, 1);
  const points = (command: string, from = match): number | undefined => {
    const seen = viewOf(from.last.state, from.last.state.shared.turn);
    const move = parseCommand(wordLift, seen, command, match.tools) as Move;
    return wordLift.moves[move.kind]?.points?.(seen, move, match.tools as WordTools);
  };

  test('nine points against four', () => {
    expect([points('steal FORGE > ORDER + GIFT'), points('lay DIRT')]).toEqual([9, 4]);
  });

  test('of a word of one’s own only what is added is gained', () => {
    const own = open({ stack: { consonants: letters('FRGD PTLN RT'), vowels: letters('OEI IEA OO') } }, dictionary);
    const lines = ['0: lay FORGE', '0: draw C C', '1: pass', '1: draw V V'];
    expect(points('steal FORGE > ORDER + GIFT', act(own, ...lines))).toBe(4);
  });

  test('six letters have their two points from the start', () => {
    const long = open({ stack: { consonants: letters('PRLD'), vowels: letters('AEO') } }, dictionary);
    expect(points('lay PARLED', long)).toBe(8);
  });

  test('is found, and a steal says itself as a command', () => {
    const [best] = wordLift.moves['steal']?.candidates(view, match.tools as WordTools) ?? [];
    expect(makeCommand(wordLift, view, best as Move, match.tools)).toMatch(
      /^steal FORGE > (ORDER \+ GIFT|GIFT \+ ORDER)/,
    );
  });

  test('before it is asked for it is not there for somebody who has not laid a word', () => {
    const early = viewOf(act(open({ stack: FORGE }, dictionary), ...FORGE_LINES.slice(0, 2)).last.state, 1);
    expect([...(wordLift.moves['steal']?.candidates(early, match.tools as WordTools) ?? [])]).toEqual([]);
  });

  test('what the words read is told for those that lie there, until the round is over', () => {
    const out = act(match, '1: steal FORGE > ORDER + GIFT', '1: draw C V', '0: pass', '0: draw C V');
    expect(out.last.state.shared.reads).toEqual({ 'words 1 1': 'PEA', 'words 1 2': 'ORDER', 'words 1 3': 'GIFT' });
  });
});

test('players go out late: early on the others can still take the best word', async () => {
  const stack = { consonants: letters('RTNS'), vowels: letters('EAI') };
  const match = open({ stack }, await dictionaryOf(['RETAINS', 'RETAIN']));
  const view = viewOf(match.last.state, 0);
  const empty = { owner: null, sight: 'none' as const, count: 0, row: null };
  const late = { ...view, zones: { ...view.zones, consonants: empty, vowels: empty } };
  const worth = (seen: typeof view, word: string): number => {
    const move = parseCommand(wordLift, seen, `lay ${word}`, match.tools) as Move;
    const [spec, tools] = [wordLift.moves['lay'], match.tools as WordTools];
    return (spec?.points?.(seen, move, tools) ?? 0) + (spec?.promise?.(seen, move, tools) ?? 0);
  };
  expect(worth(view, 'RETAINS')).toBeLessThan(worth(view, 'RETAIN'));
  expect(worth(late, 'RETAINS')).toBeGreaterThan(worth(view, 'RETAINS'));
});

test('a word is safer the fewer cards the others have to split it with', async () => {
  const stack = { consonants: letters('RTNS'), vowels: letters('EAI') };
  const match = open({ stack }, await dictionaryOf(['RETAIN']));
  const view = viewOf(match.last.state, 0);
  const promise = (laidBy: readonly number[], held: number): number => {
    const hand = { ...view.zones['hand 1'], count: held } as (typeof view.zones)[string];
    const seen = { ...view, shared: { ...view.shared, laidBy }, zones: { ...view.zones, 'hand 1': hand } };
    const move = parseCommand(wordLift, seen, 'lay RETAIN', match.tools) as Move;
    return wordLift.moves['lay']?.promise?.(seen, move, match.tools as WordTools) ?? 0;
  };
  expect(promise([1], 5)).toBeLessThan(promise([1], 2));
  expect(promise([1], 2)).toBeLessThan(promise([1], 1));
  // Who has not laid a word yet may not steal.
  expect(promise([], 5)).toBe(promise([1], 1));
});

test('of a steal only the words off the list are put to the vote', async () => {
  const dictionary = await dictionaryOf(['FORGE', 'PEA', 'ORDER']);
  const match = open({ stack: FORGE, options: { checking: 'vote' } }, dictionary);
  const { frames } = act(match, ...FORGE_LINES, '1: steal FORGE > ORDER + GIFT').last.state;
  expect(frames.at(-1)?.data).toMatchObject({ seat: 1, words: ['GIFT'] });
});

// Commands only ever lead to ways that can be laid: a client may send anything.
describe('a steal that is sent as a move', async () => {
  const dictionary = await dictionaryOf('FORGE PEA ORDER GIFT GAMES GAMED LIE TIS CHART ACID THIRD TOR'.split(' '));
  const opened = open({ stack: FORGE }, dictionary);

  /** Small letters are cards of the word on the table, capitals come from the hand. */
  function steal(match: Match, seat: number, texts: string, zone: string, letters: readonly string[]): string | null {
    const { zones } = match.last.state;
    const { pack } = match.tools;
    const rows = [zones[zone]?.row ?? [], zones[`hand ${seat}`]?.row ?? []].map((row) => row.flat());
    const [table = [], hand = []] = rows.map((cards) => cards.map((card) => ({ card, face: pack[card]?.face })));
    const used = new Set<number>();
    const slot = (letter: string) => {
      const from = letter === letter.toUpperCase() ? hand : table;
      const at = from.findIndex(({ card, face }) => face === letter.toUpperCase() && !used.has(card));
      const card = from[at]?.card ?? -1;
      used.add(card);
      return from === hand ? { play: card } : { keep: [zone, at] as const };
    };
    const move: Move = { kind: 'steal', letters, words: texts.split(' ').map((text) => Array.from(text, slot)) };
    const next = playInput(match, inputFor(match.last.state, seat, move));
    return isRefusal(next) ? next.refused : null;
  }

  const later = act(opened, ...FORGE_LINES);
  test.each<[texts: string, stolen: string, zone: string, refused: string | null]>([
    ['orDeR gIfT', 'FORGE', 'words 0 1', null],
    ['orDeR gIfT', 'FORGES', 'words 0 1', 'no-such-word'],
    ['orDeR gIfT', 'PEA', 'words 0 1', 'no-such-word'],
    ['orDeR gIfT', 'FORGE', 'words 0 2', 'no-such-word'],
    ['forgeD TIa', 'FORGE', 'words 0 1', 'no-pile'],
    ['forgeD TOR', 'FORGE', 'words 0 1', 'no-part'],
    ['orDeR gIfT DIP', 'FORGE', 'words 0 1', 'bad-form'],
    ['orDeRgIfT', 'FORGE', 'words 0 1', 'bad-form'],
    ['orDeR fIT', 'FORGE', 'words 0 1', 'must-use'],
    ['goer DIfT', 'FORGE', 'words 0 1', 'card-in-each'],
    ['orDeR fIgT', 'FORGE', 'words 0 1', 'not-a-word'],
  ])('%s of %s in %s: %s', (texts, stolen, zone, refused) => {
    expect(steal(later, 1, texts, zone, [stolen])).toBe(refused);
  });

  test('by somebody who has not laid a word', () => {
    expect(steal(act(opened, ...FORGE_LINES.slice(0, 2)), 1, 'orDeR gIfT', 'words 0 1', ['FORGE'])).toBe('not-yet');
  });

  test.each<[refused: string, consonants: string, vowels: string, stolen: string, texts: string]>([
    ['mere-form', 'G M S T D T L P P', 'A E O I E I U', 'GAMES', 'gameD TIs'],
    ['inside', 'C:¶ H R T D D T L P P', 'A E O I E I I', 'CHART', 'acID thIrD'],
  ])('%s', (refused, consonants, vowels, stolen, texts) => {
    const stack = { consonants: consonants.split(' '), vowels: vowels.split(' ') };
    const lines = [`0: lay ${stolen}`, '0: draw C C', '1: lay LIE', '1: draw C V', '0: pass', '0: draw C V'];
    expect(steal(act(open({ stack }, dictionary), ...lines), 1, texts, 'words 0 1', [stolen])).toBe(refused);
  });

  test('from somebody with fewer words', () => {
    const more = act(later, '1: lay TOR', '1: draw C V', '0: pass', '0: draw C V');
    expect(steal(more, 1, 'forgeD fIt', 'words 0 1', ['FORGE'])).toBe('fewer-words');
  });
});

test.each<[count: number, consonants: number, vowels: number, drawn: string]>([
  [2, 9, 9, 'CONSONANT VOWEL'],
  [4, 9, 9, 'CONSONANT CONSONANT VOWEL VOWEL'],
  [4, 1, 9, 'CONSONANT VOWEL VOWEL VOWEL'],
  [4, 9, 1, 'CONSONANT CONSONANT CONSONANT VOWEL'],
])('when time is up, %i cards of %i and %i: %s', (count, consonants, vowels, drawn) => {
  expect(evenDraw(count, { consonants, vowels }).letters?.join(' ')).toBe(drawn);
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
  expect([wordLift.version, digest]).toEqual([1, '3c769beb310b37a2']);
});
