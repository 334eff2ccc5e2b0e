import type { FromPlayer, Hello, PlayIt } from '@deckle/host';
import { isPlainMove, moveSchema, type Refusal, refuse } from '@deckle/kernel';
import type { RawData } from 'ws';
import * as z from 'zod/mini';

const NONCE = /^[\w-]{1,64}$/;
const nonce = z.string().check(z.regex(NONCE, 'expected 1 to 64 letters, digits, - or _'));
export const helloSchema = z.strictObject({
  do: z.literal('hello'),
  key: z.nullable(z.string().check(z.maxLength(80))),
  after: z.int().check(z.minimum(0)),
});
const ask = z.exactOptional(z.int().check(z.minimum(0)));
export const playSchema = z.strictObject({ do: z.literal('play'), nonce, move: moveSchema, ask });
export const saySchema = z.strictObject({ do: z.literal('say'), nonce, text: z.string().check(z.maxLength(1000)) });
export const hereSchema = z.strictObject({ do: z.literal('here') });
const requestSchema = z.discriminatedUnion('do', [playSchema, saySchema, hereSchema]);
export const fromPlayerSchema = z.discriminatedUnion('do', [helloSchema, playSchema, saySchema, hereSchema]);

type Request = Exclude<FromPlayer, Hello>;

/** What a client says first, or why it is nothing of the kind. */
export const parseHello = (data: RawData): Hello | Refusal => parse(data, helloSchema);

/** What it says after that. */
export const parseRequest = (data: RawData): Request | Refusal => parse<Request>(data, requestSchema, isPlainPlay);

interface Reads<T> {
  safeParse(value: unknown): z.core.util.SafeParseResult<T>;
}

/** Most of what comes is a move as it should be, and that is seen at a glance; of all else the schema says what it is. */
function isPlainPlay(message: unknown): message is PlayIt {
  const value = message as Partial<PlayIt> | null;
  if (value?.do !== 'play' || typeof value.nonce !== 'string' || !NONCE.test(value.nonce)) return false;
  const { ask: asked = 0 } = value;
  const parts = 'ask' in value ? 4 : 3;
  return Number.isSafeInteger(asked) && asked >= 0 && isPlainMove(value.move) && Object.keys(value).length === parts;
}

function parse<T extends FromPlayer>(
  data: RawData,
  schema: Reads<T>,
  isPlain?: (value: unknown) => value is T,
): T | Refusal {
  try {
    const value: unknown = JSON.parse((data as Buffer).toString());
    if (isPlain?.(value)) return value;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.').slice(0, 100) ?? '';
    return refuse(
      'malformed',
      `This is no message: ${field || 'all of it'}: ${issue?.message.slice(0, 200) ?? ''}.`,
      field,
    );
  } catch {
    return refuse('malformed', 'This is no message: it is not readable JSON.');
  }
}
