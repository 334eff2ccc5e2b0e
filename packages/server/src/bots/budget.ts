import type { Player } from '@deckle/bots';
import type { Millis } from '@deckle/kernel';

/** However many wait, nobody thinks less than that. */
const LEAST: Millis = 100;

/** The time of a level is for one who is alone; where questions wait behind it, they share it. */
export const budgetFor = ({ budget }: Pick<Player, 'budget'>, behind: number): Millis =>
  Math.max(Math.min(LEAST, budget), budget / (1 + behind));
