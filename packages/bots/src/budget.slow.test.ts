import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, parseRecord, playInput, type View, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { levelNamed } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { isLegal, weigh } from './weigh.ts';

const read = (path: string): Buffer => readFileSync(new URL(`../../../${path}`, import.meta.url));
const shipped = (file: string): Buffer => read(`dictionaries/${file}`);
const dictionary = await openDictionary({
  name: 'everyday',
  list: shipped('everyday.dawg'),
  isForm: await openForms(shipped),
});
const keen = levelNamed('keen') as Player;
/** Every so-many-th question of a recorded game is looked at. */
const EVERY = 5;

/** The recorded position of a game in which there is most to choose from. */
function worstOf(game: Game): { readonly view: View; readonly tools: WordTools } {
  const record = parseRecord(read(`packages/games/goldens/${game.id}.json`).toString());
  if (isRefusal(record)) throw new Error(record.rule);
  const tools = makeTools(game, record, dictionary);
  let match = openMatch(game, record, tools, record.dictionary) as Match;
  let worst: { readonly view: View; readonly options: number } | null = null;
  for (const [at, input] of record.inputs.entries()) {
    const view = viewOf(match.last.state, input.seat);
    const options = at % EVERY === 0 ? weigh(view, game, tools, 60).length : 0;
    if (options > (worst?.options ?? 0)) worst = { view, options };
    match = playInput(match, input) as Match;
  }
  if (worst === null) throw new Error(`nothing to decide in ${game.id}`);
  return { view: worst.view, tools };
}

/** The game, and how many acts were done in it, imagined ones included. */
function counting(game: Game): { readonly game: Game; readonly acts: () => number } {
  let acts = 0;
  const moves = Object.entries(game.moves).map(([kind, spec]) => [
    kind,
    {
      ...spec,
      apply(...given: Parameters<typeof spec.apply>) {
        acts++;
        spec.apply(...given);
      },
    },
  ]);
  return { game: { ...game, moves: Object.fromEntries(moves) }, acts: () => acts };
}

describe.each(games)('in its worst recorded position of $name', (game) => {
  const { view, tools } = worstOf(game);

  test('keen thinks no more than its budget allows at the pace of the game', () => {
    const counted = counting(game);
    expect(seatPlayer(keen, counted.game, tools, 's')(view)).not.toBeNull();
    expect(counted.acts() * (game.learnt?.pace ?? 1)).toBeLessThanOrEqual(2 * keen.budget);
  });

  test('on a busy machine it answers after the step in which its time is over, with what is allowed', () => {
    let time = 0;
    const answer = seatPlayer(keen, game, tools, 's', () => (time += keen.budget / 2))(view);
    expect(answer !== null && isLegal(answer, view, game, tools)).toBe(true);
    expect(time).toBeLessThanOrEqual(2 * keen.budget);
  });
});
