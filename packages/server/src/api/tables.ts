import { isRefusal, type Refusal } from '@deckle/kernel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { streetOf, TOO_MANY, within } from '../limits.ts';
import { freeSeat, seatBot, sit, watchAnew } from '../table/requests.ts';
import { tableFor } from '../table/seen.ts';
import { NO_TABLE } from './access.ts';
import { coming, type Desk, keepKey, visit, visitWithKey } from './desk.ts';
import { lobbyOf } from './lobby.ts';
import {
  createBody,
  createdSchema,
  freedSchema,
  satSchema,
  seatBody,
  seatParams,
  sitBody,
  tableParams,
  tableSchema,
  tablesSchema,
  watchSchema,
} from './schemas.ts';
import { refusalSchema } from './shapes.ts';

const refused = { '4xx': refusalSchema };

/** Opening tables, finding them, sitting down. */
export const tableRoutes =
  (desk: Desk): FastifyPluginAsyncZod =>
  async (server) => {
    server.post(
      '/api/tables',
      { schema: { summary: 'Open a table', body: createBody, response: { 201: createdSchema, ...refused } } },
      async (request, reply) => {
        const street = streetOf(request.ip);
        const open = () => create(desk, request.body, request, reply);
        const isListed = request.body.plan.listed;
        const made = await within(desk.limits, 'create', street, () =>
          isListed ? within(desk.limits, 'list', street, open) : open(),
        );
        if (isRefusal(made)) return reply.code(made === TOO_MANY ? 429 : 400).send(made);
        return reply.code(201).send(made);
      },
    );
    server.get(
      '/api/tables',
      { schema: { summary: 'Tables that anybody may join', response: { 200: tablesSchema } } },
      async () => ({ tables: await lobbyOf(desk) }),
    );
    server.get(
      '/api/tables/:id',
      {
        schema: {
          summary: 'A table, by its id or its code',
          params: tableParams,
          response: { 200: tableSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        return isRefusal(found) ? found : tableFor(found.live.table(), found.reader, desk.people.here(found.live));
      },
    );
    server.post(
      '/api/tables/:id/sit',
      {
        schema: {
          summary: 'Sit down: with a key on its chair, without one on an open chair',
          params: tableParams,
          body: sitBody,
          response: { 200: satSchema, ...refused },
        },
      },
      async (request, reply) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const { name, colour = null, seat = null, key } = request.body;
        const sat = await coming(desk, found, request, () =>
          sit(found.live, found.key, { name, colour, seat, key }, desk.time()),
        );
        if (!isRefusal(sat)) keepKey(request, reply, found, [sat.key]);
        return sat;
      },
    );
    server.post(
      '/api/tables/:id/key',
      {
        schema: {
          summary: 'A link was opened: its key is kept as a cookie',
          params: tableParams,
          response: { 204: z.null(), ...refused },
        },
      },
      async (request, reply) => {
        const found = await visitWithKey(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        return coming(desk, found, request, async () => {
          keepKey(request, reply, found, found.key === null ? [] : [found.key]);
          return reply.code(204).send(null);
        });
      },
    );
    server.post(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          summary: 'The host gives a chair to a bot, or free for somebody else',
          params: seatParams,
          body: seatBody,
          response: { 200: freedSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const { body, params } = request;
        return coming(desk, found, request, async () => {
          if ('free' in body) return freeSeat(found.live, found.reader, params.seat, body.free, desk.time());
          return (await seatBot(found.live, found.reader, params.seat, body.bot, desk.time())) ?? { key: null };
        });
      },
    );
    server.post(
      '/api/tables/:id/watch',
      {
        schema: {
          summary: 'The host makes the link for spectators anew; the old one is dead',
          params: tableParams,
          response: { 200: watchSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        return coming(desk, found, request, () => watchAnew(found.live, found.reader, desk.time()));
      },
    );
  };

/** A new table; whoever gives a name sits at it on the first chair that is not a bot's. */
async function create(
  desk: Desk,
  { plan, name, colour }: z.infer<typeof createBody>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<z.infer<typeof createdSchema> | Refusal> {
  const created = await desk.tables.create(plan);
  if (isRefusal(created)) return created;
  const live = await desk.tables.open(created.id);
  if (live === null) return NO_TABLE;
  const keys = [created.host];
  const chair = plan.chairs.findIndex(({ kind }) => kind !== 'bot');
  let seats = created.seats;
  if (name !== undefined && chair >= 0) {
    const sat = await sit(live, seats[chair] ?? null, { name, colour: colour ?? null, seat: chair }, desk.time());
    if (isRefusal(sat)) return sat;
    seats = seats.with(chair, sat.key);
    keys.unshift(sat.key);
  }
  keepKey(request, reply, { live }, keys);
  return { ...created, seats, seat: name === undefined || chair < 0 ? null : chair };
}
