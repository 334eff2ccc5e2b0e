import {
  expiredInput,
  type Input,
  isRefusal,
  type Match,
  type Move,
  openMatch,
  playInput,
  type Setup,
  viewOf,
} from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { inputFor } from '@deckle/testkit';
import { makeTools, parseCommand } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { letters } from './letters.ts';

const dictionary = await openDictionary({ name: 'test', list: buildGraph(['ACE']) });
const FACES = Array.from('ABCDEFGHIJKLMNOPQRSTUV');

/** A small deck that lies in the order of the alphabet for any seed: seat 0 has A C E, seat 1 B D F, G is turned up. */
function open(seed: string): Match {
  const deck = FACES.map((face) => ({ face, points: 1, count: 1 }));
  const setup: Setup = { seats: 2, options: { clock: '1' }, seed, deck, stack: { deck: FACES } };
  const match = openMatch(letters, setup, makeTools(letters, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

function act(match: Match, ...lines: readonly string[]): Match {
  return lines.reduce((so, line) => {
    const seat = Number(line[0]);
    const move = parseCommand(letters, viewOf(so.last.state, seat), line.slice(3), so.tools);
    const next = isRefusal(move) ? move : playInput(so, inputFor(so.last.state, seat, move));
    if (isRefusal(next)) throw new Error(`${line}: ${next.rule}`);
    return next;
  }, match);
}

/** Everybody lets the time run out until this is said. */
function waitFor(match: Match, what: string): Match {
  let so = match;
  do {
    const next = playInput(so, expiredInput(so.last.state, Number.POSITIVE_INFINITY) as Input);
    if (isRefusal(next)) throw new Error(next.rule);
    so = next;
  } while (!so.last.events.some((event) => event.kind === 'said' && event.what === what));
  return so;
}

const facesIn = ({ last, tools }: Match, zone: string): string =>
  (last.state.zones[zone]?.row.flat() ?? []).map((card) => tools.pack[card]?.face).join('');
const sorted = (faces: string): string => Array.from(faces).sort().join('');

test('the deck is used up: the discards under the top one are shuffled, as the seed has it', () => {
  const [one, other] = ['a', 'b'].map((seed) => waitFor(open(seed), 'reshuffled')) as [Match, Match];
  expect([one, other].map((match) => facesIn(match, 'discard'))).toEqual(['V', 'V']);
  expect(sorted(facesIn(one, 'deck'))).toBe('GHIJKLMNOPQRSTU');
  expect(facesIn(one, 'deck')).not.toBe(facesIn(other, 'deck'));
});

test('for the next deal all cards are shuffled, as the seed has it', () => {
  const lines = ['0: draw', '0: go out ACE discard H', '1: draw', '1: discard I'];
  const [one, other] = ['a', 'b'].map((seed) => act(open(seed), ...lines)) as [Match, Match];
  expect(sorted(['hand 0', 'hand 1', 'deck', 'discard'].map((zone) => facesIn(one, zone)).join(''))).toBe(
    FACES.join(''),
  );
  expect(facesIn(one, 'deck')).not.toBe(facesIn(other, 'deck'));
});

describe('cards of others', () => {
  const match = act(open('a'), '0: draw');
  const [theirs = -1] = match.last.state.zones['hand 1']?.row.flat() ?? [];
  const own = match.last.state.zones['hand 0']?.row.flat() ?? [];
  const ace = [own.slice(0, 3).map((play) => ({ play }))];
  test.each<[what: string, move: Move]>([
    ['discarded', { kind: 'discard', cards: [theirs] }],
    ['discarded in going out', { kind: 'out', words: ace, cards: [theirs] }],
    [
      'laid',
      {
        kind: 'out',
        words: [own.slice(0, 3).map((play, at) => ({ play: at === 0 ? theirs : play }))],
        cards: own.slice(3),
      },
    ],
    ['made up', { kind: 'discard', cards: [9999] }],
  ])('cannot be %s', (_what, move) => {
    expect(playInput(match, inputFor(match.last.state, 0, move))).toMatchObject({ refused: 'not-in-hand' });
  });
});
