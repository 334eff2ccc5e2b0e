import { greedy } from './greedy.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';

/** Every level there is, weakest first. */
export const LEVELS: readonly Player[] = [random, greedy];

export const levelNamed = (name: string): Player | null => LEVELS.find((level) => level.name === name) ?? null;
