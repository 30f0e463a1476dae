import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request whose response has ended. Nothing in it was written by the client, but for the request itself. */
export interface EndedRequest {
  readonly request: FastifyRequest;
  /**
   * The pattern of its route, such as `/api/profiles/:id/`. It is `none` for a path without a route. The files of the
   * web app, of which each is a route, share one pattern.
   */
  readonly route: string;
  /** The status of the response. 499 means that the client hung up before it. */
  readonly status: number;
  /** The time from the arrival of the headers to the end of the response, in ms. */
  readonly ms: number;
}

const hungUp = 499;

/**
 * Calls `onEnd` once for each request, when its response has been sent or its connection is closed. Fastify's
 * `onResponse` hook does not see requests whose client hung up, nor the end of a stream that its client leaves.
 */
export function observeRequests(app: FastifyInstance, onEnd: (ended: EndedRequest) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    const arrived = performance.now();
    reply.raw.once('close', () => {
      const { statusCode, headersSent } = reply.raw;
      onEnd({
        request,
        route: patternOf(request.routeOptions.url),
        status: headersSent ? statusCode : hungUp,
        ms: performance.now() - arrived,
      });
    });
    done();
  });
}

function patternOf(route = 'none'): string {
  return route.startsWith('/assets/') ? '/assets/*' : route;
}
