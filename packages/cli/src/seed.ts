import { randomBytes, randomInt } from 'node:crypto';
import { inAnyOrder } from '@deckle/kernel';

/** A seed nobody can guess: whoever knows it knows the whole deal. */
export const makeSeed = (): string => randomBytes(32).toString('hex');

/** Chance that is no part of the match, such as the order in which a player holds the cards. */
export const shuffled = <T>(items: readonly T[]): readonly T[] => inAnyOrder(items, { below: (n) => randomInt(n) });
