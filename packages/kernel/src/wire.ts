import { z } from 'zod';
import { MOST_DELAY } from './clock.ts';
import { refuse } from './refusal.ts';
import { type GameRecord, HOUSE, type Input, type Move, type Refusal } from './types.ts';

/** What comes from outside, by one schema each. Limits are far above any real table, so that no input can be a burden. */
const MAX_CARDS = 1000;
const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const text = z.string().min(1).max(200);
const letters = z.string().regex(/^[A-Z]{1,30}$/, 'expected letters A to Z');
const spot = z.tuple([text, whole]);

const slotSchema = z.union([
  z.strictObject({ keep: spot, as: letters.exactOptional() }),
  z.strictObject({
    play: whole,
    as: letters.exactOptional(),
    on: spot.exactOptional(),
    take: z.literal(true).exactOptional(),
  }),
  z.strictObject({ free: letters }),
]);

export const moveSchema = z.strictObject({
  kind: text,
  words: z.array(z.array(slotSchema).min(1).max(100)).min(1).max(50).exactOptional(),
  cards: z.array(whole).max(MAX_CARDS).exactOptional(),
  letters: z.array(letters).max(100).exactOptional(),
  zone: text.exactOptional(),
  seat: whole.exactOptional(),
});

export const inputSchema = z.strictObject({
  ask: whole,
  seat: whole,
  move: moveSchema,
  at: z.number().min(0),
  delay: z.number().min(0).max(MOST_DELAY).exactOptional(),
});

const deckLine = z.strictObject({
  // A wild, letters to spell with, or the name of a card that spells nothing.
  face: z
    .string()
    .regex(/^(\?|[A-Z]{1,5}|[A-Z]+( [A-Z0-9]+)?)$/, 'expected letters or ?')
    .max(20),
  points: z.int().min(-1000).max(1000),
  count: z.int().min(1).max(MAX_CARDS),
  marks: z.array(text).max(10).exactOptional(),
  deck: text.exactOptional(),
  minSeats: whole.exactOptional(),
  house: z.enum(HOUSE).exactOptional(),
});

export const recordSchema = z.strictObject({
  game: text,
  version: whole,
  dictionary: text,
  seats: whole,
  options: z.record(text, z.union([z.string().max(200), z.number()])),
  seed: text,
  stack: z.record(text, z.array(text).max(MAX_CARDS)).exactOptional(),
  deck: z.array(deckLine).min(1).max(500).exactOptional(),
  inputs: z.array(inputSchema).max(100_000),
});

function parse<T>(schema: z.ZodType<T>, what: string, value: unknown): T | Refusal {
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

export const parseMove = (value: unknown): Move | Refusal => parse<Move>(moveSchema, 'move', value);
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
