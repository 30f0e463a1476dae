import cors from '@fastify/cors';
import type { Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIdHeader } from './request-ids.ts';
import { switchedOffHeader } from './switched-off-header.ts';

/**
 * Lets the listed origins use the API with a bearer token, and read the response headers of its endpoints,
 * `Retry-After`, the request's id and what is switched off. Without a list no other origin may.
 */
export async function installCors(
  app: FastifyInstance,
  origins: readonly string[],
  endpoints: readonly Endpoint[],
): Promise<void> {
  if (origins.length === 0) return;
  const findListed = ({ headers }: FastifyRequest) => origins.find((origin) => origin === headers.origin);
  const shared = {
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
    exposedHeaders: [
      ...new Set([
        'retry-after',
        requestIdHeader,
        switchedOffHeader,
        ...endpoints.flatMap(({ headers }) => Object.keys(headers ?? {})),
      ]),
    ],
    maxAge: 600,
  };
  app.addHook('onRequest', async (request, reply) => {
    if (findListed(request) !== undefined) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  // Given the list itself, the plugin would tell every origin which methods and headers there are.
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        ...shared,
        origin: findListed(request) ?? false,
        preflight: request.headers['access-control-request-method'] !== undefined,
      }),
  });
}
