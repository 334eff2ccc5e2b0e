import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { openAdvice } from './advice.ts';

const list = readFileSync(new URL('../../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const game = games[0] as Game;
const tools = makeTools(game, {}, { ...dictionary, sizeOf: (word) => (word.length > 4 ? 70 : 10) });
const match = openMatch(game, { seats: 2, options: {}, seed: 's' }, tools, dictionary.hash);
if (isRefusal(match)) throw new Error(match.rule);
const view = viewOf(match.last.state, match.last.state.frames.at(-1)?.asks[0]?.seat as number);
const advice = openAdvice(match, tools, ['sage', null], 's');
const wordAfter = (words: 'everyday' | 'all'): string =>
  [1, 2, 3]
    .map(() => advice.hint(view, match.last, words).command)
    .at(-1)
    ?.match(/[A-Z]+/)?.[0] ?? '';

test('hints are about the words the player knows, whoever else sits there; who knows others is advised anew', () => {
  expect(advice.hint(view, match.last, 'everyday').text).toMatch(/^There is a play worth/);
  expect(wordAfter('everyday').length).toBeLessThanOrEqual(4);
  expect(advice.hint(view, match.last, 'all').text).toMatch(/^There is a play worth/);
  expect(wordAfter('all').length).toBeGreaterThan(4);
});

test('the first hint is how many points are possible, whatever is advised', () => {
  const most = (words: 'everyday' | 'all'): number =>
    Number(/worth (\d+)/.exec(openAdvice(match, tools, ['sage', null], 's').hint(view, match.last, words).text)?.[1]);
  const points = [...(game.moves['play']?.candidates(view, tools) ?? [])].map(
    (move) => game.moves['play']?.points?.(view, move, tools) ?? 0,
  );
  expect(most('all')).toBe(Math.max(...points));
  expect(most('everyday')).toBeLessThan(most('all'));
});
