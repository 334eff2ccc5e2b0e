import * as fc from 'fast-check';
import { refusalSchema } from '../api/shapes.ts';

const garbage = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.double(),
  fc.constantFrom('__proto__', 'constructor', -1, 1e99),
);

/** A valid thing with one of its parts changed, left out or added. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    return fc.oneof(
      garbage,
      fc.array(garbage, { maxLength: 4 }),
      ...value.map((part, at) => spoilt(part).map((each) => value.with(at, each))),
    );
  }
  if (typeof value !== 'object' || value === null) return fc.oneof(garbage, fc.constant(value));
  const parts = Object.entries(value);
  return fc.oneof(
    garbage,
    fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'extra', 'toString'), garbage)
      .map(([name, each]) => Object.fromEntries([...parts, [name, each]])),
    ...parts.map(([name]) => fc.constant(Object.fromEntries(parts.filter(([other]) => other !== name)))),
    ...parts.map(([name, part]) => spoilt(part).map((each) => ({ ...value, [name]: each }))),
  );
};

/** A refusal, and not much that somebody has sent comes back with it. */
export const isShort = (refusal: unknown): boolean =>
  JSON.stringify(refusal).length < 1000 && refusalSchema.safeParse(refusal).success;
