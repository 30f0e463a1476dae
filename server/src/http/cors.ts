import type { Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the listed origins use the API with a bearer token, and read the response headers of its endpoints and
 * `Retry-After`. Without a list no other origin may.
 */
export function installCors(app: FastifyInstance, origins: readonly string[], endpoints: readonly Endpoint[]): void {
  if (origins.length === 0) return;
  const exposed = ['retry-after', ...endpoints.flatMap(({ headers }) => Object.keys(headers ?? {}))].join(', ');
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('access-control-expose-headers', exposed);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, last-event-id')
      .header('access-control-max-age', '600')
      .send();
  });
}
