import { type Game, isRefusal, type Move, type MoveSpec, type Refusal, type View } from '@deckle/kernel';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCommand, parseCommand, parseWays, sayableText, textsOf } from './command.ts';
import type { WordRules } from './rules.ts';
import { lay, openWords, sit, textOf } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O', 'D', 'G', 'S'] };
const KINDS = ['play', 'trade', 'name', 'draw', 'pluck'];
const dictionary = await openWords('EARTH', 'EARTHS', 'EXIT', 'HEART', 'TEAR', 'THE', 'QUIET', 'QUITE');

const laid = lay(CHANGE, ['EARTH'], 'TEQXE');
const { game, view } = sit(laid, KINDS);
const tools = { pack: laid.pack, dictionary };
const parse = (text: string, seen: View = view): Move | Refusal => parseCommand(game, seen, text, tools);

/** `play: T k0 k1` or the code and detail of a refusal. */
function read(text: string, seen?: View): string {
  const move = parse(text, seen);
  if (isRefusal(move)) return `${move.refused} ${move.detail ?? ''}`.trim();
  const { kind, words, cards, ...rest } = move;
  const parts = [words && textOf(laid, words), cards?.join(' '), ...Object.values(rest)];
  return `${kind} ${parts.filter((part) => part !== undefined).join(' | ')}`.trim();
}

describe('what can be said', () => {
  test.each([
    ['play TEAR + THE', 'play T k0 k1 k2 + k3 k4 E'],
    ['play tear the', 'play T k0 k1 k2 + k3 k4 E'],
    ['TEAR+THE', 'play T k0 k1 k2 + k3 k4 E'],
    ['  PLAY   Earth  ', 'play k0 k1 k2 T>3 k4'],
    ['earth', 'play k0 k1 k2 T>3 k4'],
    ['earth #2', 'play E>0 k1 k2 k3 k4'],
    ['earth#2', 'play E>0 k1 k2 k3 k4'],
    ['trade Q X', 'trade 7 8'],
    ['trade QX', 'trade 7 8'],
    ['trade q, x', 'trade 7 8'],
    ['trade E', 'trade 6'],
    ['trade E #2', 'trade 9'],
    ['trade E E #2', 'trade 9 6'],
    ['name e', 'name E'],
    ['draw from deck', 'draw deck'],
    ['draw from row 0', 'draw row 0'],
    ['pluck E from 1', 'pluck E | 1'],
    ['resign', 'resign'],
    ['UNDO', 'undo'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a way that the referee refuses', () => {
  const play = game.moves['play'] as MoveSpec;
  const first = parse('earth') as Move;
  const refusing = (isBad: (move: Move) => boolean) => ({
    ...game,
    moves: {
      ...game.moves,
      play: { ...play, check: (_: View, move: Move) => (isBad(move) ? { refused: 'no', rule: 'No.' } : null) },
    },
  });

  test('makes room for the next best that it allows', () => {
    const [, second] = parseWays(game, view, 'earth', tools);
    const strict = refusing(({ words }) => JSON.stringify(words) === JSON.stringify(first.words));
    expect(parseCommand(strict, view, 'earth', tools)).toEqual(second);
  });

  test('is what was meant where all are refused', () => {
    expect(
      parseCommand(
        refusing(() => true),
        view,
        'earth',
        tools,
      ),
    ).toEqual(first);
  });
});

describe('cards that go without saying', () => {
  const hand = view.zones['hand']?.row ?? Object.values(view.zones).find(({ owner }) => owner === 0)?.row ?? [];
  const last = hand.at(-1)?.[0] ?? 0;
  const { trade } = game.moves as { readonly trade: MoveSpec };
  const filling: MoveSpec = {
    ...trade,
    syntax: ['sell', ...trade.syntax],
    fill: (_view, move) => (move.cards === undefined ? { ...move, cards: [last] } : move),
  };
  const shop = { ...game, moves: { ...game.moves, trade: filling } };
  test('are filled in when a command is read, and left out when it is said', () => {
    const move = { kind: 'trade', cards: [last] };
    expect(parseCommand(shop, view, 'sell', tools)).toEqual(move);
    expect(makeCommand(shop, view, move, tools)).toBe('sell');
    expect(makeCommand(shop, view, { kind: 'trade', cards: [7, 8] }, tools)).toBe('trade Q X');
  });
});

describe('what cannot', () => {
  const asked = (...kinds: string[]): View => ({ ...view, asks: [{ id: 1, seat: 0, kinds, must: true }] });
  test.each<[string, string, View?]>([
    ['earth #999999', 'no-such-way 999999'],
    ['earth #0', 'no-such-way 0'],
    ['trade Z', 'not-in-hand Z'],
    ['trade QZ', 'not-in-hand Z'],
    ['trade Q Q', 'too-few-held Q'],
    ['play EARTHY', 'not-in-hand Y'],
    ['play EAR7H', 'not-a-word EAR7H'],
    ['play', 'unknown-command play'],
    ['resign now', 'unknown-command resign now'],
    ['undo it', 'unknown-command undo it'],
    ['play + + +', 'unknown-command play + + +'],
    ['trade', 'unknown-command trade'],
    ['trade +', 'unknown-command trade +'],
    ['', 'unknown-command'],
    ['draw from nowhere', 'unknown-command draw from nowhere'],
    ['draw from __proto__', 'unknown-command draw from __proto__'],
    ['pluck E from 7', 'unknown-command pluck E from 7'],
    ['pluck E from 0x1', 'unknown-command pluck E from 0x1'],
    ['name 7', 'unknown-command name 7'],
    ['pass', 'not-now'],
    ['trade Q', 'not-now', asked('play', 'pass')],
    ['earth', 'not-asked', { ...view, asks: [] }],
    ['earth', 'no-seat', { ...view, seat: null }],
    ['resign', 'no-seat', { ...view, seat: null }],
    ['E'.repeat(401), 'too-much'],
  ])('%s', (text, expected, seen) => {
    expect(read(text, seen)).toBe(expected);
  });

  test.each([
    ['not-now', 'One trades after the draw. Make a word.', asked('play')],
    ['not-asked', 'One trades after the draw.', { ...view, asks: [] }],
  ])('%s: at another time a move says when it can be done', (refused, rule, seen) => {
    const trade = { ...game.moves['trade'], when: 'One trades after the draw.' } as MoveSpec;
    const timed = { ...game, moves: { ...game.moves, trade } };
    expect(parseCommand(timed, seen, 'trade Q', tools)).toMatchObject({ refused, rule });
  });

  test('an unknown command says what the rules want', () => {
    const asking = {
      ...game.moves['trade'],
      task: () => ({ brief: 'Trade', says: 'First trade a card.' }),
    } as MoveSpec;
    const told = (kinds: readonly string[], moves: Game['moves'] = game.moves): string =>
      (parseCommand({ ...game, moves }, asked(...kinds), 'trade', tools) as Refusal).rule;
    expect(told(['play', 'pass'])).toBe('Make a word.');
    expect(told(['pass', 'trade'], { ...game.moves, trade: asking })).toBe('First trade a card.');
    expect(told(['pass', 'name'])).toBe('First answer: pass or name.');
  });

  test('what can be said, for those who type', () => {
    expect(sayableText(game, view, tools)).toBe(
      'Now you can say: play WORDS, trade CARDS, name LETTERS, draw from PLACE, pluck LETTER from SEAT, resign.',
    );
  });
});

describe('parts with a name of their own', () => {
  const spec = { ...game.moves['draw'], syntax: ['open {zone:row}', '{zone:row}'] } as MoveSpec;
  const keep = { ...game.moves['name'], syntax: ['keep {letters:WORD}'] } as MoveSpec;
  const named = { ...game, moves: { ...game.moves, draw: spec, name: keep } };
  const said = (text: string): Move | Refusal => parseCommand(named, view, text, tools);
  test.each(['open row 0', 'open 0', 'row 0', '0', 'Open Row 0'])('a place with a number: %s', (text) =>
    expect(said(text)).toEqual({ kind: 'draw', zone: 'row 0' }),
  );
  test.each(['open row 7', '7', 'open 0 1'])('no such place: %s', (text) =>
    expect(said(text)).toMatchObject({ refused: 'unknown-command' }),
  );
  test('what is said for another move is no place', () => {
    const asks = view.asks.map((ask) => ({ ...ask, kinds: ['draw'] }));
    const now = parseCommand(named, { ...view, asks }, 'play EARTH', tools);
    expect(now).toMatchObject({ refused: 'not-now' });
  });
  test('are shown by it and read back', () => {
    expect(sayableText(named, view, tools)).toContain('keep WORD, open row NUMBER,');
    expect(makeCommand(named, view, { kind: 'draw', zone: 'row 0' }, tools)).toBe('open row 0');
    expect(makeCommand(named, view, { kind: 'name', letters: ['TEAR'] }, tools)).toBe('keep TEAR');
  });
});

describe('a move is said so that it reads back as itself', () => {
  const candidates = [...(game.moves['play']?.candidates(view, tools) ?? [])];
  const others: readonly Move[] = [
    { kind: 'trade', cards: [9] },
    { kind: 'trade', cards: [9, 6, 7] },
    { kind: 'name', letters: ['E', 'Q'] },
    { kind: 'draw', zone: 'hand 1' },
    { kind: 'pluck', letters: ['E'], seat: 1 },
    { kind: 'resign' },
    { kind: 'undo' },
  ];
  test('there are candidates', () => expect(candidates.length).toBeGreaterThan(5));
  test.each([...candidates, ...others].map((move) => [makeCommand(game, view, move, tools), move] as const))(
    '%s',
    (text, move) => expect(parse(text)).toEqual(move),
  );
  test('whatever the order of its keys', () => {
    const [first, second] = [...parseWays(game, view, 'earth', tools)] as [Move, Move];
    const words = second.words?.map((slots) => slots.map((slot) => Object.fromEntries(Object.entries(slot).reverse())));
    expect(makeCommand(game, view, { words, kind: 'play' } as unknown as Move, tools)).toBe('play EARTH #2');
    expect(makeCommand(game, view, first, tools)).toBe('play EARTH');
  });
  test.each(['constructor', 'nothing', '__proto__'])('a move that is none: %s', (kind) =>
    expect(makeCommand(game, view, { kind }, tools)).toBe(kind),
  );
  test('cards of several letters and wilds', () => {
    const other = lay({}, [], 'QU Q U I E ? T');
    const seat = sit(other, ['play']);
    const these = { pack: other.pack, dictionary };
    for (const move of seat.game.moves['play']?.candidates(seat.view, these) ?? []) {
      const text = makeCommand(seat.game, seat.view, move, these);
      expect(parseCommand(seat.game, seat.view, text, these)).toEqual(move);
      expect(text).toContain(textsOf(seat.view, move, these)[0]);
    }
  });
});

describe('anything typed', () => {
  const token = constantFrom(
    'play',
    'EARTH',
    'TEAR',
    'THE',
    '+',
    '#',
    '#3',
    '#999999',
    'trade',
    'Q',
    'QX',
    'from',
    'deck',
    'pluck',
    'E',
    '1',
    '__proto__',
    'constructor',
    'toString',
    '{words}',
    'E'.repeat(90),
    '$&',
  );
  const text = oneof(
    string({ unit: 'binary', maxLength: 500 }),
    array(token, { maxLength: 12 }).map((tokens) => tokens.join(' ')),
    string({ unit: constantFrom('E', 'A', 'R', 'T', 'H', ' ', '+'), maxLength: 60 }),
  );
  test('is read or refused and changes nothing', () => {
    const before = JSON.stringify(view);
    assert(
      property(text, (typed) => {
        const move = parse(typed);
        const again = isRefusal(move) ? move : parse(makeCommand(game, view, move, tools));
        expect(again).toEqual(move);
        expect(isRefusal(move) ? move.rule : '.').toMatch(/\.$/);
      }),
      { numRuns: 300 },
    );
    expect(JSON.stringify(view)).toBe(before);
  });
  test('however long', () => expect(read('x'.repeat(10_000))).toBe('too-much'));
});
