export { greedy, MOST as LOOKED_AT } from './greedy.ts';
export { type Hand, handIn, quickAnswer } from './learning.ts';
export { adviserAt, LEVELS, levelNamed, usualLevel } from './level.ts';
export { type Choice, type Player, seatPlayer } from './player.ts';
export { random } from './random.ts';
export type * from './review/review-types.ts';
export { type Depth, DEPTHS, reviewMatch } from './review/review.ts';
export { reviewText, type Section, tellReview, type Told } from './review/tell.ts';
export { THREAD_LIMITS } from './thread.ts';
