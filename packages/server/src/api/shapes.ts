import { moveSchema, type Refusal, SIGHTS } from '@deckle/kernel';
import * as z from 'zod/mini';
import { SPECTATORS } from '../table/plan.ts';

/** What those at a table are told, whichever way they ask. */

export const whole = z.int().check(z.minimum(0));

/** Types of answers are written once for both sides, in `host` and `kernel`; a test holds every answer to its schema. */
export const told = <T>(schema: z.ZodMiniType): z.ZodMiniType<T> => schema as z.ZodMiniType<T>;

export const refusalShape = z.strictObject({
  refused: z.string(),
  rule: z.string(),
  detail: z.exactOptional(z.union([z.string(), z.number()])),
});
export const refusalSchema = told<Refusal>(refusalShape);

const chairSeen = z.strictObject({
  kind: z.enum(['open', 'kept', 'person', 'bot']),
  name: z.string(),
  colour: z.nullable(z.string()),
  level: z.nullable(z.string()),
  isHere: z.boolean(),
});
export const wordsShape = z.strictObject({ list: z.string(), house: z.array(z.string()), bans: z.array(z.string()) });
export const tableShape = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  words: wordsShape,
  dictionary: z.string(),
  version: whole,
  chairs: z.array(chairSeen),
  spectators: z.enum(SPECTATORS),
  chat: z.enum(['off', 'phrases', 'all']),
  hasBegun: z.boolean(),
  again: z.nullable(z.string()),
  seat: z.nullable(whole),
  isHost: z.boolean(),
});
const pile = z.array(whole);
export const seatOrNobody = z.nullable(whole);
export const askShape = z.strictObject({
  id: whole,
  seat: whole,
  kinds: z.array(z.string()),
  must: z.boolean(),
  until: z.exactOptional(z.number()),
  otherwise: z.exactOptional(moveSchema),
  soon: z.exactOptional(z.number()),
  timed: z.exactOptional(z.literal(true)),
});
export const viewShape = z.strictObject({
  seat: seatOrNobody,
  seats: whole,
  options: z.record(z.string(), z.unknown()),
  zones: z.record(
    z.string(),
    z.strictObject({ owner: seatOrNobody, sight: z.enum(SIGHTS), count: whole, row: z.nullable(z.array(pile)) }),
  ),
  scores: z.array(z.number()),
  out: z.array(z.boolean()),
  asks: z.array(askShape),
  phase: z.nullable(z.strictObject({ then: z.string(), data: z.unknown() })),
  later: z.array(z.strictObject({ asks: z.array(askShape), then: z.string(), data: z.unknown() })),
  shared: z.unknown(),
  own: z.unknown(),
  now: z.number(),
  commitment: z.string(),
  seed: z.nullable(z.string()),
  result: z.nullable(z.strictObject({ winners: z.array(whole), reason: z.string() })),
});
export const eventShape = z.looseObject({ kind: z.enum(['moved', 'scored', 'said', 'out', 'ended']) });
export const matchShape = z.strictObject({
  view: viewShape,
  now: z.number(),
  canUndo: z.boolean(),
  tried: z.array(z.string()),
});

export const happeningShape = z.strictObject({
  number: z.int(),
  events: z.array(eventShape),
  takesBack: z.nullable(whole),
});
export const saidShape = z.strictObject({ seat: whole, text: z.string() });
