export { greedy } from './greedy.ts';
export { LEVELS, levelNamed } from './level.ts';
export { type Choice, type Player, seatPlayer } from './player.ts';
export { random } from './random.ts';
