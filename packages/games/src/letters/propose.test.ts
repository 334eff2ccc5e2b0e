import { guessOf, isRefusal, type Match, openMatch, playInput, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { inputFor } from '@deckle/testkit';
import { makeCommand, makeTools, parseCommand } from '@deckle/words';
import { expect, test } from 'vitest';
import { letters } from './letters.ts';

const WORDS = ['CAT', 'CATS', 'AT', 'SO', 'COAT', 'COATS', 'BYE', 'BE', 'BEE', 'THE', 'HE', 'AX', 'QUIT', 'IT'];
const dictionary = await openDictionary({ name: 'small', list: buildGraph(WORDS) });
const tools = makeTools(letters, {}, dictionary);

/** A table of two in the first deal: seat 0 and seat 1 hold three cards each, then the discard, then what is drawn. */
function open(mine: string, theirs: string, then: string, ...commands: readonly string[]): Match {
  const [a, b] = [mine.split(' '), theirs.split(' ')];
  const deck = [...a.flatMap((face, at) => [face, b[at] as string]), ...then.split(' ')];
  const opened = openMatch(letters, { seats: 2, options: {}, seed: 'x', stack: { deck } }, tools, dictionary.hash);
  return commands.reduce((match, command) => act(match, command), sure(opened));
}

function sure(match: ReturnType<typeof openMatch>): Match {
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

function act(match: Match, command: string): Match {
  const { state } = match.last;
  const { turn } = state.shared;
  const move = parseCommand(letters, viewOf(state, turn), command, tools);
  if (isRefusal(move)) throw new Error(`${command}: ${move.rule}`);
  return sure(playInput(match, inputFor(state, turn, move)));
}

const turnView = ({ last: { state } }: Match) => viewOf(state, state.shared.turn);

/** The proposals of a kind as commands with their points, best first. */
function proposals(match: Match, kind: string): readonly string[] {
  const view = turnView(match);
  const spec = letters.moves[kind];
  return [...(spec?.candidates(view, tools) ?? [])].map((move) => {
    expect(spec?.check(view, move, tools)).toBeNull();
    const said = makeCommand(letters, view, move, tools);
    expect(parseCommand(letters, view, said, tools)).toEqual(move);
    return `${said}: ${guessOf(letters, view, move, tools)}`;
  });
}

test.each<[what: string, hand: string, drawn: string, best: readonly string[]]>([
  ['every discard that leaves words', 'C A T', 'S', ['go out CAT discard S: 33']],
  ['the cheapest discard first', 'C O A', 'T', ['go out CAT discard O: 33']],
  ['a card that is a word', 'THE A X', 'Q', ['go out THE + AX discard Q: 44']],
  ['one equal card laid, one discarded', 'E B Y', 'E', ['go out BYE discard E: 34', 'go out BEE discard Y: 32']],
  ['nothing', 'C A X', 'S', []],
])('going out proposes %s', (_what, hand, drawn, best) => {
  expect(proposals(open(hand, 'N N N', `U ${drawn}`, 'draw'), 'out')).toEqual(best);
});

test.each<[what: string, hand: string, drawn: string, best: string]>([
  ['the dearest words, equally long as the other', 'C A T', 'S', 'lay CAT discard S: 13'],
  ['most words', 'THE A T', 'X', 'lay THE + AX discard T: 34'],
  ['the longest word', 'QU I T', 'S', 'lay QUIT discard S: 24'],
  ['what there is, the rest counts minus', 'A X Q', 'Z', 'lay AX discard Q: 0'],
])('a last turn proposes %s', (_what, hand, drawn, best) => {
  const match = open('B E E', hand, `U M ${drawn}`, 'draw', 'go out BEE discard M', 'draw');
  expect(proposals(match, 'lay')[0]).toBe(best);
});

test('in a last turn laying nothing costs all cards kept', () => {
  const match = open('B E E', 'C A T', 'U Z S', 'draw', 'go out BEE discard Z', 'draw');
  expect(proposals(match, 'discard')).toContain('discard C: -8');
});

test('the discard that helps least goes first', () => {
  const said = proposals(open('C A X', 'N N N', 'U S', 'draw'), 'discard');
  expect(said[0]).toMatch(/^discard [CS]:/);
  expect(said).toHaveLength(4);
});

test.each<[what: string, top: string, better: 'take' | 'draw']>([
  ['goes out with it', 'T', 'take'],
  ['cannot use it', 'Z', 'draw'],
])('the discard is taken by who %s', (_what, top, better) => {
  const view = turnView(open('C A O', 'N N N', top));
  const worth = (kind: string): number => guessOf(letters, view, { kind }, tools) ?? 0;
  expect(worth('take') > worth('draw') ? 'take' : 'draw').toBe(better);
});
