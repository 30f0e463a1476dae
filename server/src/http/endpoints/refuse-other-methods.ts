import type { Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { routePath } from './route-path.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Refuses other methods of a path with a 405 that names the supported ones, after the same access check. */
export function refuseOtherMethods(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  checkAccess: (request: FastifyRequest, endpoint: Endpoint) => unknown,
): void {
  for (const [url, served] of Map.groupBy(endpoints, routePath)) {
    const [first] = served;
    if (!first) continue;
    const supported = served.map(({ method }) => method);
    app.route({
      method: methods.filter((method) => !supported.some((one) => one === method)),
      url,
      onRequest: async (request) => {
        checkAccess(request, first);
      },
      handler: (_request, reply) => {
        reply.header('allow', [...supported, ...(supported.includes('GET') ? ['HEAD'] : [])].join(', '));
        throw new ApiError('method_not_allowed');
      },
    });
  }
}
