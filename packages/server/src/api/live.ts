import type { Fresh, FromServer } from '@deckle/host';
import { moveSchema } from '@deckle/kernel';
import * as z from 'zod/mini';
import { fromPlayerSchema, helloSchema, hereSchema, playSchema, saySchema } from '../messages.ts';
import {
  askShape,
  eventShape,
  happeningShape,
  matchShape,
  refusalShape,
  saidShape,
  tableShape,
  told,
  viewShape,
  whole,
} from './shapes.ts';

/** What is told over a socket. */

const freshShape = z.strictObject({
  is: z.literal('fresh'),
  number: whole,
  after: whole,
  table: tableShape,
  match: z.nullable(matchShape),
  happenings: z.array(happeningShape),
  said: z.array(saidShape),
});
/** The parts of a view that are different. */
const changeShape = z.extend(matchShape, { view: z.partial(viewShape) });
const happenedShape = z.strictObject({
  is: z.literal('happened'),
  number: whole,
  table: z.exactOptional(tableShape),
  match: z.exactOptional(matchShape),
  change: z.exactOptional(changeShape),
  happening: z.exactOptional(happeningShape),
  said: z.exactOptional(saidShape),
});
const presenceShape = z.strictObject({ is: z.literal('presence'), here: z.array(z.boolean()), watchers: whole });
const answeredShape = z.strictObject({
  is: z.literal('answered'),
  nonce: z.string(),
  refusal: z.nullable(refusalShape),
});
const closedShape = z.strictObject({ is: z.literal('closed'), refusal: refusalShape });
const stillHereShape = z.strictObject({ is: z.literal('here') });
const fromServerShape = z.discriminatedUnion('is', [
  freshShape,
  happenedShape,
  presenceShape,
  answeredShape,
  closedShape,
  stillHereShape,
]);

export const freshSchema = told<Fresh>(freshShape);
export const fromServerSchema = told<FromServer>(fromServerShape);

/** By the names that the types in `host` have. */
const NAMED: { readonly [name: string]: z.ZodMiniType } = {
  FromPlayer: fromPlayerSchema,
  Hello: helloSchema,
  PlayIt: playSchema,
  SayIt: saySchema,
  IsHere: hereSchema,
  FromServer: fromServerShape,
  Fresh: freshShape,
  Happened: happenedShape,
  Presence: presenceShape,
  Answered: answeredShape,
  Closed: closedShape,
  StillHere: stillHereShape,
  Table: tableShape,
  Match: matchShape,
  MatchChange: changeShape,
  View: viewShape,
  Ask: askShape,
  Happening: happeningShape,
  Event: eventShape,
  Said: saidShape,
  Refusal: refusalShape,
  Move: moveSchema,
};

/** The messages of a socket and their parts for the documentation, each written once. */
export function messageSchemas(): { readonly [name: string]: object } {
  const named = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id });
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$id;
    delete schema.$schema;
  }
  return schemas;
}

export const SOCKET = `Over this WebSocket a seat is told everything as it happens, and plays. Every message is JSON.

You say what is a **FromPlayer** under *Schemas* below: first **Hello**, with your key (or \`null\` for the cookie's) and the number of
the last thing you have seen (else 0); then **PlayIt**, **SayIt**, **IsHere**. The same nonce again is the same move, played once.

You are told what is a **FromServer**: first **Fresh**, all you may know or all since then; then **Happened** for each thing, after a move
with the parts of the view that are different (of \`zones\` and \`shared\` only those entries); **Presence**, **Answered**, **StillHere**.
After **Closed** the connection ends.`;
