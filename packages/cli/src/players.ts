import type { Player } from '@deckle/host';
import { LEVELS, levelNamed, seatPlayer, usualLevel, VOCABULARIES, type Vocabulary } from '@deckle/bots';
import type { Game } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { Failure } from './failure.ts';

export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);
export const DEFAULT_LEVEL = usualLevel.name;

export function parseLevel(name: string): string {
  if (levelNamed(name) !== null) return name;
  throw new Failure(`There is no level ${name.slice(0, 40)}; there are ${LEVEL_NAMES.join(', ')}.`);
}

export function parseVocabulary(name: string): Vocabulary {
  const found = VOCABULARIES.find((each) => each === name);
  if (found !== undefined) return found;
  throw new Failure(`There are no hints about ${name.slice(0, 40)} words; there are ${VOCABULARIES.join(', ')}.`);
}

/** Seats a bot of this level; without a clock it thinks to the end, and so the same whatever else the machine does. */
export function makePlayer(level: string, game: Game, tools: WordTools, seed: string, now?: () => number): Player {
  const player = levelNamed(parseLevel(level));
  if (player === null) throw new Error(`the level ${level} has no player`);
  return seatPlayer(player, game, tools, seed, now);
}
