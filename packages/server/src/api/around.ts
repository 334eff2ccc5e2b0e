import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { within } from '../limits.ts';
import { isSurely } from '../table/hear.ts';
import { keysIn, ringOf } from '../table/keys.ts';
import { hookOf, rematch, say, setHook, sit } from '../table/requests.ts';
import { readerOf } from '../table/seen.ts';
import { keepKeys, NO_TABLE } from './access.ts';
import { coming, type Desk, seatOf, type Visit, visit, visitWithKey } from './desk.ts';
import {
  againSchema,
  claimedSchema,
  hookBody,
  hookedSchema,
  hookSchema,
  playedSchema,
  sayBody,
  tableParams,
} from './schemas.ts';
import { refusalSchema } from './shapes.ts';

type Claimed = z.infer<typeof claimedSchema>;

const refused = { '4xx': refusalSchema };
const SIGNED = `The secret is told once. Each call is a POST of \`{ table, game, seat, ask, number }\` as JSON with the header
\`deckle-signature: t=<time>,v1=<HMAC-SHA256 of "<time>.<body>" by the secret, in hex>\`.`;
const NO_REMATCH = refuse('no-rematch', 'Nobody has asked for another game yet.');

/** What is done around the game: talking, being called, playing again. */
export const aroundRoutes =
  (desk: Desk): FastifyPluginAsyncZod =>
  async (server) => {
    server.post(
      '/api/tables/:id/say',
      {
        schema: {
          summary: 'Say something to all at the table',
          params: tableParams,
          body: sayBody,
          response: { 200: playedSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const refusal = await within(desk.limits, 'say', seatOf(found), () =>
          say(found.live, found.reader, request.body.text, desk.time()),
        );
        return refusal ?? { number: found.live.table().number };
      },
    );
    server.get(
      '/api/tables/:id/hook',
      {
        schema: {
          summary: 'The address that is called when it is your turn',
          params: tableParams,
          response: { 200: hookSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        return isRefusal(found) ? found : hookOf(found.live, found.reader);
      },
    );
    server.post(
      '/api/tables/:id/hook',
      {
        schema: {
          summary: 'Be called at a public https address when it is your turn; null: no more',
          description: SIGNED,
          params: tableParams,
          body: hookBody,
          response: { 200: hookedSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        return within(desk.limits, 'say', seatOf(found), () =>
          setHook(found.live, found.reader, request.body.url, desk.time()),
        );
      },
    );
    server.post(
      '/api/tables/:id/rematch',
      {
        schema: {
          summary: 'The same people play again, at a new table',
          params: tableParams,
          response: { 200: againSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        return coming(desk, found, request, () =>
          rematch(found.live, found.reader, (before) => desk.tables.createAgain(before), desk.time()),
        );
      },
    );
    server.post(
      '/api/tables/:id/claim',
      {
        schema: {
          summary: 'Sit down at the table of the rematch; the keys of this table fit there too',
          params: tableParams,
          response: { 200: claimedSchema, ...refused },
        },
      },
      async (request, reply) => {
        const found = await visitWithKey(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        return coming(desk, found, request, () => claim(desk, found, request, reply));
      },
    );
  };

/** Sits down at the table of the rematch, as whoever they were before. */
async function claim(
  { tables, time }: Desk,
  { live, key, reader }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Claimed | Refusal> {
  if (!(await isSurely(live, (table) => table.again !== null))) return NO_REMATCH;
  const { again, chairs } = live.table();
  const next = again === null ? null : await tables.open(again);
  if (again === null || next === null) return NO_TABLE;
  const { name = '', colour = null } = chairs[reader.seat ?? -1] ?? {};
  const { seat } = readerOf(next.table(), ringOf(key));
  if (seat !== null && next.table().chairs[seat]?.kind === 'kept') {
    const sat = await sit(next, key, { name, colour, seat: null }, time());
    if (isRefusal(sat)) return sat;
  }
  keepKeys(request, reply, again, keysIn(key));
  return { id: again, seat };
}
