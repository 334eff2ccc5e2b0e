import type { Settings } from '../settings/settings.ts';
import type { Pace } from './room.ts';

const LEAST = 150;
const RESTS: { readonly [how in Settings['bots']]: number } = { unhurried: 1000, quick: LEAST };

let how: Settings['bots'] = 'unhurried';

/** As it is set on this device, also while a game is going on. */
export function setBotPace(now: Settings['bots']): void {
  how = now;
}

export const botPace: Pace = { least: LEAST, rest: () => RESTS[how] };
