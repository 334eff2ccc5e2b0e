import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** The status of an answer that is no refusal by the rules. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'bad-text': 400,
  'bad-hook': 400,
  'no-key': 403,
  'no-seat': 403,
  'not-host': 403,
  'other-site': 403,
  'no-table': 404,
  'no-address': 404,
  'too-large': 413,
  'too-many': 429,
  trouble: 503,
};

/** What the rules refuse is a conflict with what the table is now. */
const CONFLICT = 409;

export const statusOf = ({ refused }: Refusal): number =>
  Object.hasOwn(STATUS, refused) ? (STATUS[refused] as number) : CONFLICT;

const cut = (text: string): string => text.slice(0, 200);

interface Issue {
  readonly instancePath?: string;
  readonly message?: string;
}

/** Whatever goes wrong is told as a refusal, and never with anything that was sent or is kept secret. */
function refusalOf(error: FastifyError): Refusal {
  const [issue] = (error.validation ?? []) as readonly Issue[];
  if (issue !== undefined) {
    const field = cut((issue.instancePath ?? '').split('/').filter(Boolean).join('.'));
    return refuse('malformed', `${field || 'This'}: ${cut(issue.message ?? 'not as expected')}.`, field);
  }
  if (error.statusCode === 413) return refuse('too-large', 'That is more than anything asked for here needs.');
  if (error.statusCode === 429) return refuse('too-many', 'Too much at once: wait a little.');
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refuse('malformed', 'This is no request: expected JSON that can be read.');
  return refuse('trouble', 'Something went wrong here. Please try again.');
}

/** An answer that is a refusal has the status that belongs to it. */
export function answerRefusals(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('preSerialization', async (_request, reply, payload) => {
    if (!isRefusal(payload)) return payload;
    metrics.refused(payload.refused);
    if (reply.statusCode < 400) reply.code(statusOf(payload));
    return payload;
  });
}

/** What goes wrong is answered as a refusal, also where there is nothing. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.refused === 'trouble') request.log.error({ err: error }, 'trouble');
    return reply.code(statusOf(refusal)).send(refusal);
  });
}
