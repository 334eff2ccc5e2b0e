import { isRefusal, recordOf, type Refusal, refuse, viewOf } from '@deckle/kernel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { streetOf, within } from '../limits.ts';
import { isSurely } from '../table/hear.ts';
import { NO_SEAT, play, wantedIn } from '../table/requests.ts';
import { savedOf } from '../table/saved.ts';
import { sightOf } from '../table/sight.ts';
import { isFinished } from '../table/table.ts';
import { type Desk, seatOf, type Visit, visit, visitWithKey } from './desk.ts';
import { newsFor } from './news.ts';
import { freshSchema } from './live.ts';
import {
  candidatesQuery,
  candidatesSchema,
  mostOf,
  moveBody,
  playedSchema,
  recordAnswer,
  reviewSchema,
  tableParams,
  viewQuery,
  waitOf,
} from './schemas.ts';
import { refusalSchema } from './shapes.ts';

const refused = { '4xx': refusalSchema };
type Searched = z.infer<typeof candidatesSchema>;

const NOT_OVER = refuse('not-over', 'The record is shown when the game is over.');

/** Playing: what a seat sees, what it does, and what is left when the game is over. */
export const matchRoutes =
  (desk: Desk): FastifyPluginAsyncZod =>
  async (server) => {
    server.get(
      '/api/tables/:id/view',
      {
        schema: {
          summary: 'What you may know; with `after` and `wait` as soon as there is more',
          params: tableParams,
          querystring: viewQuery,
          response: { 200: freshSchema, ...refused },
        },
      },
      async (request, reply) => {
        const found = await visitWithKey(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const { after = 0, wait = 0 } = request.query;
        return newsFor(desk, found, { after, seconds: waitOf(wait), asking: reply.raw });
      },
    );
    server.get(
      '/api/tables/:id/candidates',
      {
        schema: {
          summary: 'Moves that your seat may choose among, most points first',
          params: tableParams,
          querystring: candidatesQuery,
          response: { 200: candidatesSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const most = mostOf(request.query.most ?? 20);
        return within(desk.limits, 'search', seatOf(found), () => search(desk, found, most));
      },
    );
    server.post(
      '/api/tables/:id/moves',
      {
        schema: {
          summary: 'Play; the same nonce again is the same move and is played once',
          params: tableParams,
          body: moveBody,
          response: { 200: playedSchema, ...refused },
        },
      },
      async (request, reply) => {
        const found = await visit(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        const { body } = request;
        const { nonce, ...wanted } = body;
        const move = 'says' in wanted ? wanted : wantedIn(wanted);
        const refusal = await within(desk.limits, 'play', seatOf(found), () =>
          play(found.live, found.reader, move, nonce, 0),
        );
        desk.metrics.played(reply.elapsedTime / 1000);
        return refusal ?? { number: found.live.table().number };
      },
    );
    server.get(
      '/api/tables/:id/record',
      {
        schema: {
          summary: 'The whole match with the seed that proves the shuffle, when it is over',
          params: tableParams,
          response: { 200: recordAnswer, ...refused },
        },
      },
      async (request, reply) => {
        const found = await visitWithKey(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        await isSurely(found.live, isFinished);
        const { match, opening, chairs } = sightOf(found.live, found.reader, desk.time()).table;
        if (match === null || match.last.state.result === null) return NOT_OVER;
        const { id } = found.live.place;
        const record = { ...recordOf(match), table: savedOf(opening.plan, chairs) };
        return reply.header('content-disposition', `attachment; filename="deckle-${id}.json"`).send(record);
      },
    );
    server.get(
      '/api/tables/:id/review',
      {
        schema: {
          summary: 'What was played and what was better, in sentences, when the game is over',
          params: tableParams,
          response: { 200: reviewSchema, ...refused },
        },
      },
      async (request) => {
        const found = await visitWithKey(desk, request, request.params.id);
        if (isRefusal(found)) return found;
        await isSurely(found.live, isFinished);
        const { table } = sightOf(found.live, found.reader, desk.time());
        const told = await within(desk.limits, 'review', streetOf(request.ip), () => desk.reviews.of(table));
        return isRefusal(told) ? told : { text: told };
      },
    );
  };

async function search({ crew }: Desk, { live, reader: { seat } }: Visit, most: number): Promise<Searched | Refusal> {
  if (seat === null) return NO_SEAT;
  const { match, opening } = live.table();
  if (match === null) return { moves: [] };
  const { game, words } = opening.plan;
  return { moves: await crew.search({ game, words, view: viewOf(match.last.state, seat), most }) };
}
