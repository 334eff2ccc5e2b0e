import { type Match, type Move, viewOf } from '@deckle/kernel';
import { parseWays } from '@deckle/words';
import { expect, test } from 'vitest';
import { ow } from './ow.ts';
import { open, play, tryMove } from './testing.ts';

const candidates = ({ last, tools }: Match, kind: string): readonly Move[] => [
  ...(ow.moves[kind]?.candidates(viewOf(last.state, 0), tools) ?? []),
];

test.each<[word: string, best: string]>([
  // The cheapest two: the X stays and scores.
  ['BOXES', 'O S'],
  // Equally cheap: few words hold both U and L.
  ['SALUTE', 'U L'],
  ['QUIZ', 'U Q'],
  // Y as vowel is dear, but there is no other.
  ['DRY', 'Y R'],
])('of %s a bot passes on %s', async (word, best) => {
  const cards = `${word}${'IIIIIIIIII'.slice(word.length)} OOOOOOOOOO`;
  const match = play(await open(ow, { words: word, cards }), `0: play ${word}`);
  expect(candidates(match, 'passOn')[0]?.letters?.join(' ')).toBe(best);
});

test.each(['pass on U L', 'pass on U and L'])('%s is one way, not two', async (said) => {
  const { last, tools } = play(await open(ow, { words: 'SALUTE', cards: 'SALUTEIIII OOOOOOOOOO' }), '0: play SALUTE');
  expect([...parseWays(ow, viewOf(last.state, 0), said, tools)]).toEqual([{ kind: 'passOn', letters: ['U', 'L'] }]);
});

test('a bot lays the word that scores most without what it passes on', async () => {
  // ADZE is 8 and keeps 5 of it; WHY is 9 but keeps only 3.
  const match = await open(ow, { words: 'ADZE WHY', cards: 'ADZEWHYIII OOOOOOOOOO' });
  const view = viewOf(match.last.state, 0);
  const spec = ow.moves['play'];
  const worth = candidates(match, 'play').map(
    (move) => (spec?.points?.(view, move, match.tools) ?? 0) + (spec?.promise?.(view, move, match.tools) ?? 0),
  );
  expect(worth).toEqual([3, 5]);
});

test('who looks ahead counts what is passed on once', async () => {
  const match = play(
    await open(ow, { words: 'ADZE', cards: 'ADZEIIIIII OOOOOOOOOO', options: { checking: 'challenge' } }),
    '0: play ADZE',
  );
  const points = ({ last, tools }: Match): readonly unknown[] =>
    [0, 1].map((seat) => ow.standing?.(last.state, seat, tools));
  expect(points(match)).toEqual([8, 0]);
  expect(points(play(match, '0: pass on A D'))).toEqual([5, 0]);
});

test('the two cards passed on are not covered', async () => {
  const match = play(
    await open(ow, { words: 'CROW TON', cards: 'CROWIIIIII TONEEEEEEE' }),
    '0: play CROW',
    '0: pass on O W',
  );
  const held = match.last.state.zones['hand 1']?.row.flat() ?? [];
  const card = (face: string): number => held.find((id) => match.tools.pack[id]?.face === face) as number;
  const keep = (index: number) => ({ keep: ['row 1', index] as const });
  const covered = [{ play: card('T') }, { play: card('O'), on: ['row 1', 0] as const }, keep(0), keep(1)];
  expect(tryMove(match, 1, { kind: 'play', words: [covered] })).toBe('no-duplicate');
  const over = [keep(0), keep(1), { play: card('N'), on: ['row 1', 1] as const }];
  expect(tryMove(match, 1, { kind: 'play', words: [over] })).toBe('no-overlay');
});
