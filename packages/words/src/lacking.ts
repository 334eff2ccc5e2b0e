import type { Refusal } from '@deckle/kernel';
import { listed } from './listed.ts';
import { no } from './refusals.ts';

/** How often something is there, by place: `your hand`, `the row`. */
export type There = readonly (readonly [place: string, count: number])[];

/** Why a letter or card cannot be had: it is nowhere, or there are fewer of it than are wanted. */
export function lacking(wanted: string, there: There): Refusal {
  const places = there.filter(([, count]) => count > 0).map(([place]) => place);
  const [place, ...more] = places;
  if (place === undefined) return no('not-in-hand', wanted, 'your hand');
  const count = there.reduce((sum, [, each]) => sum + each, 0);
  const has = more.length > 0 || place.endsWith('s') ? 'have' : 'has';
  return no('too-few-held', wanted, `${listed(places)} ${has} only ${count === 1 ? 'one' : count}`);
}
