import { games } from '@deckle/games';
import { type Refusal, refuse } from '@deckle/kernel';
import type { Shown } from '../game/frames.ts';
import { framesOf } from './frames.ts';
import { openWords } from './lists.ts';

const texts = import.meta.glob<string>('../../../games/examples/*.txt', { query: '?raw', import: 'default' });

/** The example of a game, played. */
export async function showExample(game: string): Promise<Shown | Refusal> {
  const text = await texts[`../../../games/examples/${game}.txt`]?.();
  if (text === undefined) return refuse('no-example', 'There is no example of this game.', game);
  return framesOf(text, {
    games,
    openDictionary: async ({ house, bans }) => (await openWords({ list: 'standard', house, bans })).dictionary,
  });
}
