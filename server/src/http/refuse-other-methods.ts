import { ApiError } from '@mwanzo/contract/api-error';
import type { Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routePath } from './route-path.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** A method that a path does not take is a 405 that names those it takes, to whoever may call the path at all. */
export function refuseOtherMethods(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  checkAccess: (request: FastifyRequest, endpoint: Endpoint) => Promise<unknown>,
): void {
  for (const [url, served] of Map.groupBy(endpoints, routePath)) {
    const [first] = served;
    if (!first) continue;
    const taken = served.map(({ method }) => method);
    app.route({
      method: methods.filter((method) => !taken.some((one) => one === method)),
      url,
      onRequest: async (request) => {
        await checkAccess(request, first);
      },
      handler: (_request, reply) => {
        reply.header('allow', [...taken, ...(taken.includes('GET') ? ['HEAD'] : [])].join(', '));
        throw new ApiError('method_not_allowed');
      },
    });
  }
}
