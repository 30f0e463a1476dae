import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { requestIdHeader } from './request-ids.ts';

/**
 * Adds the request's id and Helmet's security headers to every response; routes may set their own instead. Helmet is
 * asked once: its headers are the same for every request, and as one object they cost it less.
 */
export function installSecurityHeaders(app: FastifyInstance, { production }: { readonly production: boolean }): void {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    // These headers are for browsers and plugins that cannot run the app, and would add 130 bytes to each response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const headers = headersSetBy(setHeaders);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(requestIdHeader, request.id);
    done();
  });
}

function headersSetBy(middleware: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (problem?: unknown) => {
    if (problem !== undefined) throw problem;
  });
  return response.getHeaders();
}
