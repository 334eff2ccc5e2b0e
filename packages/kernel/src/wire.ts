import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import { MOST_DELAY } from './clock.ts';
import { isPlainMove } from './glance.ts';
import { refuse } from './refusal.ts';
import { type GameRecord, HOUSE, type Input, type Move, type Refusal } from './types.ts';

z.config(en());

/** What comes from outside, by one schema each. Limits are far above any real table, so that no input can be a burden. */
const MAX_CARDS = 1000;
const whole = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const text = z.string().check(z.minLength(1), z.maxLength(200));
const letters = z.string().check(z.regex(/^[A-Z]{1,30}$/, 'expected letters A to Z'));
const spot = z.tuple([text, whole]);

const slotSchema = z.union([
  z.strictObject({ keep: spot, as: z.exactOptional(letters) }),
  z.strictObject({
    play: whole,
    as: z.exactOptional(letters),
    on: z.exactOptional(spot),
    take: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({ free: letters }),
]);

const wordSchema = z.array(slotSchema).check(z.minLength(1), z.maxLength(100));

export const moveSchema = z.strictObject({
  kind: text,
  words: z.exactOptional(z.array(wordSchema).check(z.minLength(1), z.maxLength(50))),
  cards: z.exactOptional(z.array(whole).check(z.maxLength(MAX_CARDS))),
  letters: z.exactOptional(z.array(letters).check(z.maxLength(100))),
  zone: z.exactOptional(text),
  seat: z.exactOptional(whole),
});

export const inputSchema = z.strictObject({
  ask: whole,
  seat: whole,
  move: moveSchema,
  at: z.number().check(z.minimum(0)),
  delay: z.exactOptional(z.number().check(z.minimum(0), z.maximum(MOST_DELAY))),
});

const deckLine = z.strictObject({
  // A wild, letters to spell with, or the name of a card that spells nothing.
  face: z.string().check(z.regex(/^(\?|[A-Z]{1,5}|[A-Z]+( [A-Z0-9]+)?)$/, 'expected letters or ?'), z.maxLength(20)),
  points: z.int().check(z.minimum(-1000), z.maximum(1000)),
  count: z.int().check(z.minimum(1), z.maximum(MAX_CARDS)),
  marks: z.exactOptional(z.array(text).check(z.maxLength(10))),
  deck: z.exactOptional(text),
  minSeats: z.exactOptional(whole),
  house: z.exactOptional(z.enum(HOUSE)),
});

export const recordSchema = z.strictObject({
  game: text,
  version: whole,
  dictionary: text,
  seats: whole,
  options: z.record(text, z.union([z.string().check(z.maxLength(200)), z.number()])),
  seed: text,
  stack: z.exactOptional(z.record(text, z.array(text).check(z.maxLength(MAX_CARDS)))),
  deck: z.exactOptional(z.array(deckLine).check(z.minLength(1), z.maxLength(500))),
  inputs: z.array(inputSchema).check(z.maxLength(100_000)),
});

function parse<T>(schema: z.ZodMiniType<T>, what: string, value: unknown): T | Refusal {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const strange = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = cut([...path, ...strange].join('.') || what);
  return refuse('malformed', `This is not a ${what}: ${field}: ${cut(issue?.message ?? 'not readable')}.`, field);
}

/** An answer is not made longer by a long question. */
const cut = (told: string): string => (told.length <= 200 ? told : `${told.slice(0, 200)}…`);

export const parseMove = (value: unknown): Move | Refusal =>
  isPlainMove(value) ? value : parse<Move>(moveSchema, 'move', value);
export const parseInput = (value: unknown): Input | Refusal => parse<Input>(inputSchema, 'input', value);

/** A record from its text, as it is kept in a file. */
export function parseRecord(json: string): GameRecord | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refuse('malformed', 'This is not a record: it is not readable JSON, perhaps cut off.');
  }
  return parse<GameRecord>(recordSchema, 'record', value);
}

export const makeRecord = (record: GameRecord): string => `${JSON.stringify(record)}\n`;
