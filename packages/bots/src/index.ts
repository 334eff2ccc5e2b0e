export { LEVELS, levelNamed } from './level.ts';
export { type Choice, type Player, seatPlayer } from './player.ts';
