import type { Fresh, SavedTable, TableSeen } from '@deckle/host';
import { type GameRecord, moveSchema, type Refusal, recordSchema, SIGHTS } from '@deckle/kernel';
import * as z from 'zod/mini';
import type { Candidate } from '../bots/crew.ts';
import { colourSchema, levelSchema, nameSchema, planSchema, SPECTATORS } from '../table/plan.ts';

/** What is asked for, checked by the same schemas that the documentation is made from. */

const MOST_WAIT = 25;
const MOST_CANDIDATES = 50;

const whole = z.int().check(z.minimum(0));
/** Numbers in addresses are text. */
const wholeText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'expected a whole number')),
  z.transform((text: string) => Number(text)),
);
const tableId = z.string().check(z.regex(/^[\w-]{1,40}$/, 'expected the id of a table'));

export const tableParams = z.strictObject({ id: tableId });
export const seatParams = z.strictObject({ id: tableId, seat: wholeText });

export const createBody = z.strictObject({
  plan: planSchema,
  /** Whoever opens the table sits down at once. */
  name: z.exactOptional(nameSchema),
  colour: z.exactOptional(colourSchema),
});
export const sitBody = z.strictObject({
  name: nameSchema,
  colour: z.exactOptional(colourSchema),
  seat: z.exactOptional(whole),
  /** 128 random bits of your own making, as a key for an open chair: asking again with it gives the same chair. */
  key: z.exactOptional(z.string().check(z.regex(/^[\w-]{22}$/, 'expected 128 random bits as 22 signs of base64url'))),
});
export const seatBody = z.union([
  z.strictObject({ bot: z.strictObject({ level: levelSchema, name: nameSchema }) }),
  z.strictObject({ free: z.enum(['link', 'anybody']) }),
]);
export const viewQuery = z.strictObject({ after: z.exactOptional(wholeText), wait: z.exactOptional(wholeText) });
export const candidatesQuery = z.strictObject({ most: z.exactOptional(wholeText) });
const nonce = z.string().check(z.regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _'));
export const moveBody = z.union([
  /** `ask`: the question it answers, and no other one. */
  z.strictObject({ nonce, move: moveSchema, ask: z.exactOptional(whole) }),
  z.strictObject({ nonce, says: z.string().check(z.minLength(1), z.maxLength(500)), ask: z.exactOptional(whole) }),
]);
export const sayBody = z.strictObject({ text: z.string().check(z.maxLength(1000)) });
export const hookBody = z.strictObject({ url: z.nullable(z.string().check(z.maxLength(500))) });

export const waitOf = (seconds: number): number => Math.min(seconds, MOST_WAIT);
export const mostOf = (wanted: number): number => Math.min(wanted, MOST_CANDIDATES);

/** Types of answers are written once for both sides, in `host` and `kernel`; a test holds every answer to its schema. */
const told = <T>(schema: z.ZodMiniType): z.ZodMiniType<T> => schema as z.ZodMiniType<T>;

export const refusalSchema = told<Refusal>(
  z.strictObject({
    refused: z.string(),
    rule: z.string(),
    detail: z.exactOptional(z.union([z.string(), z.number()])),
  }),
);

const key = z.string();
const chairSeen = z.strictObject({
  kind: z.enum(['open', 'kept', 'person', 'bot']),
  name: z.string(),
  colour: z.nullable(z.string()),
  level: z.nullable(z.string()),
  isHere: z.boolean(),
});
const wordsShape = z.strictObject({ list: z.string(), house: z.array(z.string()), bans: z.array(z.string()) });
const tableShape = z.strictObject({
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
const seatOrNobody = z.nullable(whole);
const askShape = z.strictObject({
  id: whole,
  seat: whole,
  kinds: z.array(z.string()),
  must: z.boolean(),
  until: z.exactOptional(z.number()),
  otherwise: z.exactOptional(moveSchema),
  soon: z.exactOptional(z.number()),
  timed: z.exactOptional(z.literal(true)),
});
const viewShape = z.strictObject({
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
const eventShape = z.looseObject({ kind: z.enum(['moved', 'scored', 'said', 'out', 'ended']) });
const matchShape = z.strictObject({
  view: viewShape,
  now: z.number(),
  canUndo: z.boolean(),
  tried: z.array(z.string()),
});

export const tableSchema = told<TableSeen>(tableShape);
export const tablesSchema = told<{ readonly tables: readonly TableSeen[] }>(
  z.strictObject({ tables: z.array(tableShape) }),
);
export const createdSchema = told<{
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly watch: string | null;
  readonly seats: readonly (string | null)[];
  readonly seat: number | null;
}>(
  z.strictObject({
    id: z.string(),
    code: z.string(),
    host: key,
    watch: z.nullable(key),
    seats: z.array(z.nullable(key)),
    seat: seatOrNobody,
  }),
);
export const satSchema = z.strictObject({ seat: whole, key });
export const watchSchema = z.strictObject({ key });
export const freedSchema = z.strictObject({ key: z.nullable(key) });
export const freshSchema = told<Fresh>(
  z.strictObject({
    is: z.literal('fresh'),
    number: whole,
    after: whole,
    table: tableShape,
    match: z.nullable(matchShape),
    happenings: z.array(z.strictObject({ number: z.int(), events: z.array(eventShape), takesBack: z.nullable(whole) })),
    said: z.array(z.strictObject({ seat: whole, text: z.string() })),
  }),
);
export const playedSchema = z.strictObject({ number: whole });
export const candidatesSchema = told<{ readonly moves: readonly Candidate[] }>(
  z.strictObject({
    moves: z.array(
      z.strictObject({ ask: whole, move: moveSchema, says: z.string(), points: z.number(), must: z.boolean() }),
    ),
  }),
);
export const hookSchema = z.strictObject({ url: z.nullable(z.string()) });
export const hookedSchema = z.strictObject({ secret: z.nullable(z.string()) });
export const againSchema = z.strictObject({ id: z.string() });
export const claimedSchema = z.strictObject({ id: z.string(), seat: seatOrNobody });
export const reviewSchema = z.strictObject({ text: z.string() });
export const recordAnswer = told<GameRecord & { readonly table: SavedTable }>(
  z.extend(recordSchema, {
    table: z.strictObject({
      words: wordsShape,
      sitters: z.array(z.strictObject({ name: z.string(), level: z.nullable(z.string()) })),
    }),
  }),
);
