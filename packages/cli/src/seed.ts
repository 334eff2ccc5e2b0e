import { randomBytes, randomInt } from 'node:crypto';

/** A seed nobody can guess: whoever knows it knows the whole deal. */
export const makeSeed = (): string => randomBytes(32).toString('hex');

/** Chance that is no part of the match, such as the order in which a player holds the cards. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = randomInt(last + 1);
    [mixed[last], mixed[at]] = [mixed[at] as T, mixed[last] as T];
  }
  return mixed;
}
