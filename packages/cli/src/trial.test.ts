import { beyondTrial, wordsTried } from '@deckle/host';
import { games } from '@deckle/games';
import { type Game, isRefusal, makePack, type Match, type MoveSpec, openMatch, type View } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { emptyDesk, type Talk } from './desk.ts';
import { openFakeWorld } from './fake-world.ts';
import { hintLines } from './hints.ts';

const pass = toy.moves['pass'] as MoveSpec;
const checking = { label: 'Checking', default: 'challenge', choices: { challenge: 'later', referee: 'at once' } };

/** A toy whose words can be challenged by name; a seat never challenges its own, which is its number in letters. */
const tried: Game = {
  ...toy,
  id: 'tried',
  options: { ...toy.options, checking },
  moves: {
    ...toy.moves,
    challenge: {
      ...pass,
      candidates: ({ seat }: View) =>
        ['ZERO', 'ONE'].filter((_, at) => at !== seat).map((word) => ({ kind: 'challenge', letters: [word] })),
    },
  },
};

function open(options: { readonly [name: string]: string }): Match {
  const match = openMatch(tried, { seats: 2, seed: 's', options }, { pack: makePack(tried.deck) }, 'none');
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

test('what can be challenged by name is on trial for everybody, at a table that challenges', () => {
  expect(wordsTried(open({}))).toEqual(['ONE', 'ZERO']);
  expect(wordsTried(open({ checking: 'referee' }))).toEqual([]);
});

test('so is what can be disputed, where the game says which word that is', () => {
  const { challenge: _, ...moves } = tried.moves;
  const dispute = {
    ...pass,
    candidates: () => [{ kind: 'dispute' }],
    tries: ({ seat }: View) => (seat === 0 ? [] : ['TWO']),
  };
  const match = open({});
  expect(wordsTried({ ...match, game: { ...tried, moves: { ...moves, dispute } } })).toEqual(['TWO']);
});

describe('beyond the trial', () => {
  const asked = (...kinds: readonly (readonly string[])[]): View =>
    ({ asks: kinds.map((each, id) => ({ id, seat: id, kinds: each, must: true })) }) as unknown as View;
  const kindsOf = (view: View): readonly (readonly string[])[] => view.asks.map(({ kinds }) => kinds);

  test.each([
    [[['allow', 'challenge']], []],
    [[['allow'], ['challenge']], []],
    [[['play', 'pass', 'challenge'], ['challenge']], [['play', 'pass']]],
    [[['allow', 'dispute']], []],
    [
      [
        ['play', 'pass'],
        ['dispute', 'cheer'],
      ],
      [['play', 'pass'], ['cheer']],
    ],
    [[['cancel', 'allow']], [['cancel', 'allow']]],
  ])('%j leaves %j', (before, after) => {
    expect(kindsOf(beyondTrial(asked(...before)))).toEqual(after);
  });
});

test('a hint leaves the answer to a trial to the player', () => {
  const view = { asks: [{ id: 1, seat: 0, kinds: ['allow', 'challenge'], must: true }] } as unknown as View;
  const adviser: Talk['adviser'] = ({ asks: [ask] }) =>
    ask === undefined ? null : { ask: ask.id, move: { kind: ask.kinds[0] as string }, after: 0 };
  const talk = { match: open({}), view, adviser, desk: emptyDesk() } as unknown as Talk;
  expect(hintLines(talk)).toEqual(['A word is on trial: judge for yourself.']);
  expect(hintLines({ ...talk, view: { ...view, asks: [] } })).toEqual(['There is nothing to advise now.']);
});

describe('at a table that challenges', () => {
  const { play } = openFakeWorld();
  const [{ id }] = games as [Game];
  const table = ['play', id, '--names', 'Ann,Bea', '--seed', 'trial', '-o', 'checking=challenge'];

  /** The first seat lays three cards as they come; then the other says this. */
  const afterPlay = async (...said: readonly string[]): Promise<string> => {
    const dealt = (await play(table, [''])).out;
    const cards = /^Hand +(.*)$/m.exec(dealt)?.[1]?.split(' ') ?? [];
    const faces = cards.map((card) => card.replace(/\d+$/, '')).filter((face) => /^[A-Z]+$/.test(face));
    const word = faces.slice(0, 3).join('');
    const lines = said.map((line) => line.replace('WORD', word));
    const { out } = await play(table, ['', `play ${word}`, '', ...lines]);
    return out.slice(out.lastIndexOf('take the screen')).replaceAll(word, 'WORD');
  };

  test.each(['define WORD', 'Ann: define WORD', 'Bea: define kit WORD'])('%s is not answered', async (said) => {
    const out = await afterPlay(said);
    expect(out).toContain('WORD is on trial: judge for yourself.');
    expect(out).not.toContain('WORD is in none');
  });

  test('other words are', async () => {
    expect(await afterPlay('define kite')).toContain('In the everyday list');
  });

  test('a hint is about a play, never about the challenge', async () => {
    const out = await afterPlay('hint', 'hint', 'hint');
    expect(out).toMatch(/You could say: (?!challenge|allow)/);
  });

  test('a judged word is explained again', async () => {
    const out = await afterPlay('challenge', 'define WORD');
    expect(out).toContain('> define WORD');
    expect(out).not.toContain('on trial');
  });
});
