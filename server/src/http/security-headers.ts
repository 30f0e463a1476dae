import type { FastifyInstance } from 'fastify';

/**
 * Adds the security headers to every response; routes may set their own instead. They are set as one object: Helmet
 * would make its functions again for each request, and write header by header.
 */
export function installSecurityHeaders(app: FastifyInstance, { production }: { readonly production: boolean }): void {
  const headers = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(production && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
