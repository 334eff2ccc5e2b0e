export { greedy, MOST as LOOKED_AT } from './greedy.ts';
export { adviserAt, LEVELS, levelNamed, usualLevel } from './level.ts';
export { type Choice, type Player, seatPlayer } from './player.ts';
export { random } from './random.ts';
