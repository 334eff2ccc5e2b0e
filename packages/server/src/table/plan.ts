import { LEVELS } from '@deckle/bots';
import { games } from '@deckle/games';
import { LIST_NAMES } from '@deckle/host';
import * as z from 'zod/mini';

/** What somebody wishes for a table, as it comes from outside. */
const MOST_WORDS = 500;
const MOST_SEATS = 10;

/** No control characters: a name is read aloud and written in logs. */
export const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(30), z.regex(/^[^\p{C}<>]*$/u, 'expected a name without control signs'));

export const colourSchema = z.enum(['red', 'blue', 'green', 'gold', 'purple', 'grey']);

const houseWord = z.string().check(z.regex(/^[A-Z]{1,30}$/, 'expected letters A to Z'));

const gameId = z.enum(games.map(({ id }) => id));
export const levelSchema = z.enum(LEVELS.map(({ name }) => name));

const chairSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.exactOptional(nameSchema) }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: levelSchema, name: nameSchema }),
]);

export const SPECTATORS = ['none', 'delayed', 'after'] as const;
const CHATS = ['off', 'phrases', 'all'] as const;

export const planSchema = z.strictObject({
  game: gameId,
  options: z._default(z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number()])), {}),
  words: z._default(
    z.strictObject({
      list: z.enum(LIST_NAMES),
      house: z.array(houseWord).check(z.maxLength(MOST_WORDS)),
      bans: z.array(houseWord).check(z.maxLength(MOST_WORDS)),
    }),
    { list: 'standard', house: [], bans: [] },
  ),
  chairs: z.array(chairSchema).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  spectators: z._default(z.enum(SPECTATORS), 'none'),
  chat: z._default(z.enum(CHATS), 'phrases'),
  listed: z._default(z.boolean(), false),
});

export type Plan = z.infer<typeof planSchema>;
