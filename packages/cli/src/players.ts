import type { Player } from '@deckle/host';
import { LEVELS, levelNamed, seatPlayer } from '@deckle/bots';
import type { Game } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { Failure } from './failure.ts';

export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);
/** The strongest one; levels come weakest first. */
export const DEFAULT_LEVEL = LEVEL_NAMES.at(-1) as string;

export function parseLevel(name: string): string {
  if (LEVEL_NAMES.includes(name)) return name;
  throw new Failure(`There is no level ${name.slice(0, 40)}; there are ${LEVEL_NAMES.join(', ')}.`);
}

/** Seats a bot of this level. */
export function makePlayer(level: string, game: Game, tools: WordTools, seed: string): Player {
  const player = levelNamed(parseLevel(level));
  if (player === null) throw new Error(`the level ${level} has no player`);
  return seatPlayer(player, game, tools, seed);
}
