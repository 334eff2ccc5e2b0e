import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { messageSchemas } from './live.ts';

const DESCRIPTION = `Tables for word card games. Open one, hand out its links, play by requests or over a WebSocket.
A link is \`https://<host>/t/<table>#<key>\`; the key goes into the header \`Authorization: Bearer <key>\`.
Whatever is refused is answered with \`{ refused, rule, detail? }\`: a code, the rule in a sentence, and the field it is about.`;

/** The documentation, made from the schemas that check what comes, to be browsed under `/api`. */
export async function openDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Deckle', version: '1', description: DESCRIPTION },
      components: {
        schemas: messageSchemas(),
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'The key of a seat, or the host’s.' } },
      },
      security: [{}, { key: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await api.register(swaggerUi, {
    routePrefix: '/api',
    staticCSP: [
      "default-src 'self'",
      "script-src 'self'",
      // What it draws it styles in place.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  });
}
