import { join } from 'node:path';
import type { Game, MoveSpec } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { openFakeWorld } from './fake-world.ts';

const pass = toy.moves['pass'] as MoveSpec;

const hinting: Game = { ...toy, id: 'hinting', moves: { ...toy.moves, pass: { ...pass, syntax: ['hint'] } } };
/** Seats 0 and 1 are asked after a pass; seat 1 wants no question and is answered for in two seconds. */
const quiet: Game = {
  ...toy,
  id: 'quiet',
  moves: {
    ...toy.moves,
    pass: {
      ...pass,
      apply(table) {
        const { now } = table.state;
        const ask = { kinds: ['cheer'], must: true, until: now + 60_000, otherwise: { kind: 'cheer' } };
        table.abort();
        table.ask(
          'turn',
          [
            { ...ask, seat: 0 },
            { ...ask, seat: 1, soon: now + 2000 },
          ],
          { seat: 1 },
        );
      },
    },
  },
};
const { data, play } = openFakeWorld([toy, hinting, quiet]);

describe('a game that is one more object in the registry', () => {
  test('is listed', async () => {
    const { code, out } = await play(['games', '--json']);
    expect(code).toBe(0);
    const found = (JSON.parse(out) as { id: string }[]).find(({ id }) => id === 'toy');
    expect(found).toEqual({ id: 'toy', name: 'Toy', seats: [1, 4], options: toy.options, deck: toy.deck });
  });

  test('is told about: its choices and its cards by value, with what the house filled in', async () => {
    const deck: Game['deck'] = [
      { face: 'Q', points: 10, count: 1 },
      { face: 'E', points: 1, count: 12, house: 'points' },
      { face: 'A', points: 1, count: 9, house: 'both' },
      { face: 'T', points: 1, count: 7, house: 'count' },
    ];
    const { out } = await openFakeWorld([{ ...toy, deck }]).play(['games', 'toy']);
    expect(out.split('\n').slice(-6)).toEqual(
      [
        'The deck: 29 cards by value',
        '  10  Q×1',
        '  1*  E×12  A×9*',
        '  1   T×7*',
        '* a figure of the house, because print has lost it',
      ].toSpliced(0, 0, ''),
    );
  });

  test('a game nobody knows is not told about', async () => {
    expect((await play(['games', 'nothing'])).code).toBe(2);
  });

  test('is played by bots', async () => {
    const { out } = await play(['simulate', 'toy', '-n', '3', '-s', '3', '--seed', 'x', '--json']);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ game: 'toy', seats: 3, games: 3 })]);
  });

  test('is played by a person to the end, and can be seen again', async () => {
    const file = join(data, 'toy.json');
    // Enter lets the bot go on while one could still cheer.
    const typed = ['lay a', '', 'bid qu', 'grab'];
    const { code, out } = await play(['play', 'toy', '--seed', 'p', '-o', 'laps=1', '--save', file], typed);
    expect(code).toBe(0);
    expect(out).toContain('Final score');
    expect(out).toContain(`To see it again: npm run deckle -- replay ${file}`);
    const again = await play(['replay', file]);
    expect(again.out).toContain('The game is over: laps.');
  });
});

describe('at the table', () => {
  const quick = ['play', 'toy', '--seed', 'p'];

  test('a refused command loses nothing, and why explains it', async () => {
    const { out } = await play(quick, ['why', 'lay zz', 'why', 'frobnicate', 'quit']);
    expect(out).toContain('Nothing you said has been refused.');
    expect(out).toMatch(/> lay zz\n✗ .*Z/);
    expect(out).toContain('“lay zz” was refused');
    expect(out).toMatch(/> frobnicate\n✗ First answer: lay or pass\.\n *Now you can say: lay CARD, pass, resign/);
    expect(out).toContain('The game is kept. To go on: npm run deckle -- play --resume');
  });

  test('the aim is told when a game begins', async () => {
    const { out } = await play(quick, ['', 'quit']);
    expect(out.split('Say a word, or bid a card.')).toHaveLength(2);
  });

  test.each([
    ['help', 'At any time'],
    ['HELP', 'At any time'],
    ['hint', 'You could say: lay'],
    ['aim', 'Say a word, or bid a card.'],
    ['rules', 'There is no rules page for Toy yet.'],
    ['log', 'Player >'],
    ['sort', 'Say how: sort letters, sort points, sort vowels.'],
    ['ways', 'Say which word: ways WORD.'],
    ['ways kit', 'There is no way to lay KIT now.'],
    ['define kite', 'In the everyday list'],
    ['define banishes', 'A form of BANISH: (verb) '],
    ['define k1te', 'k1te is not a word'],
    ['define zzyzx', 'ZZYZX is in none of the dictionaries.'],
    ['help', '  read '],
    ['help', '  braille '],
    ['undo', '✗ There is nothing to take back.'],
    ['save /dev/null/x', 'cannot be written'],
  ])('%s', async (said, answer) => {
    expect((await play(quick, [said])).out).toContain(answer);
  });

  test('a word of the game comes before the same word to the table', async () => {
    const { out } = await play(['play', 'hinting', '--seed', 'p'], ['hint']);
    expect(out).not.toContain('You could say');
    expect(out).toContain('(Enter to go on)');
  });

  test('a hand is sorted as its player likes', async () => {
    const { out } = await play(quick, ['sort points', 'shuffle', 'table']);
    const hands = [...out.matchAll(/^Hand {2}(.*)$/gm)].map(([, hand = '']) => hand);
    expect(hands.length).toBe(4);
    expect(new Set(hands.map((hand) => hand.split(' ').sort().join(' '))).size).toBe(1);
    const points = (hands[1] ?? '').split(' ').map((card) => Number(/\d+$/.exec(card)?.[0]));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  test('a hand is read aloud and in braille, in the order it is held', async () => {
    const { out } = await play(quick, ['sort points', 'read', 'braille']);
    const said = out.split('\n');
    const at = said.findIndex((line) => line.endsWith('> read'));
    expect(said.slice(at + 1, at + 4)).toEqual([
      'Q U, 4 points, first of three',
      'Q U, 4 points, second of three',
      'A, 1 point, third of three',
    ]);
    const from = said.findIndex((line) => line.endsWith('> braille'));
    expect(said.slice(from + 1, from + 7)).toEqual(['⠿⠟⠥', '⠼⠙', '⠿⠟⠥', '⠼⠙', '⠿⠁', '⠼⠁']);
  });

  test('a game that was left goes on where it was', async () => {
    await play([...quick, '--bots', '2'], ['pass']);
    const { out, code } = await play(['play', '--resume'], ['log']);
    expect(code).toBe(0);
    expect(out).toMatch(/Player .*\n.*Ada .*\n.*Bo /);
  });

  test('two people never see each other’s hand without a curtain', async () => {
    const { out } = await play(['play', 'toy', '--names', 'Ann,Bea', '--seed', 'p'], ['', 'pass', '', 'pass']);
    const said = out.split('\n').filter((line) => /^Hand|take the screen|^. .*\(you\)/.test(line));
    expect(said.map((line) => line.replace(/ {2,}.*$/, ''))).toEqual([
      'Ann’s turn. Ann, take the screen and press Enter: ',
      '▸ Ann (you)',
      'Hand',
      'Bea’s turn. Bea, take the screen and press Enter (Ann: undo): ',
      '▸ Bea (you)',
      'Hand',
      'Ann’s turn. Ann, take the screen and press Enter (Bea: undo): ',
    ]);
  });

  test('who wants no question is not called to the screen for it', async () => {
    const typed = ['', 'pass', 'cheer', '', ''];
    const { out } = await play(['play', 'quiet', '--names', 'Ann,Bea,Cid', '--seed', 'p'], typed);
    expect(out.match(/\w+, take the screen/g)).toEqual(['Ann, take the screen', 'Cid, take the screen']);
    expect(out).toContain('Bea cheers');
  });

  test('who was at the screen can take back before it changes hands', async () => {
    const { out } = await play(['play', 'toy', '--names', 'Ann,Bea', '--seed', 'p'], ['', 'pass', 'undo', 'pass']);
    expect(out.match(/▸ Ann \(you\)/g)).toHaveLength(2);
  });

  test('in a race on one device the time each used decides', async () => {
    const turns = ['', 'pass', '', 'pass'];
    const bids = ['', 'bid qu', '', 'bid qu'];
    const race = ['', 'help', 'help', 'grab', '', 'grab'];
    const table = ['play', 'toy', '--names', 'Ann,Bea', '--seed', 'p', '-o', 'laps=2'];
    const { out } = await play(table, [...turns, ...bids, ...race, '']);
    expect(out).toContain('Bea shouts');
    expect(out).not.toContain('Ann shouts');
    // What came too late is dropped, not said again in the next lap.
    expect(out).not.toContain('✗');
    expect(out).toMatch(/▸ Ann \(you\)[^]*\nAnn > $/m);
  });
});

test.each(['play', 'today', 'games', 'simulate', 'replay', 'referee', 'judge', 'solve', 'licences', 'bench'])(
  '%s explains itself',
  async (name) => {
    expect((await play(['help', name])).out).toContain(`Usage: deckle ${name}`);
    const { code, out } = await play([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: deckle ${name}`);
  },
);
