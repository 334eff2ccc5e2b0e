import type { SavedTable, TableSeen } from '@deckle/host';
import { type GameRecord, moveSchema, recordSchema } from '@deckle/kernel';
import * as z from 'zod/mini';
import type { Candidate } from '../bots/crew.ts';
import { colourSchema, levelSchema, nameSchema, planSchema } from '../table/plan.ts';
import { seatOrNobody, tableShape, told, whole, wordsShape } from './shapes.ts';

/** What is asked for, checked by the same schemas that the documentation is made from. */

const MOST_WAIT = 25;
const MOST_CANDIDATES = 50;

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

const key = z.string();

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
