import type { CardStyle } from './cards.ts';
import { COLOUR_PAINT, PLAIN_PAINT } from './paint.ts';
import type { World } from './world.ts';

export type Look = CardStyle;

/** How this terminal shows things, at its present width. */
export const lookOf = (world: World): Look => ({
  columns: world.columns(),
  paint: world.look === 'terminal' ? COLOUR_PAINT : PLAIN_PAINT,
  look: world.look === 'terminal' ? 'boxes' : 'lines',
});
