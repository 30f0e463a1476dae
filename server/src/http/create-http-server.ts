import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { endpoints } from '@mwanzo/contract/endpoints';
import { jsonBytesMax } from '@mwanzo/contract/limits';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { createOutages, type Outages } from '../errors/outages.ts';
import type { Config } from '../config/config.ts';
import { compressResponses } from './compress-responses.ts';
import { installCors } from './cors.ts';
import { describeError } from './errors/describe-error.ts';
import { installErrorHandler } from './errors/error-handler.ts';
import { createAccessLog } from './access-log.ts';
import { loggedPath } from './logged-path.ts';
import { observeRequests } from './observe-requests.ts';
import { createRequestIds } from './request-ids.ts';
import { refuseUnreadable, sendToRefusal, serveRefusal } from './errors/unreadable-requests.ts';
import { installSecurityHeaders } from './security-headers.ts';

const headersTimeoutMs = 10_000;
/** The longest time in which a whole request has to arrive, in ms. */
export const requestTimeoutMs = 300_000;

/** Makes a Fastify server with size and time limits, security headers and error handling, but without routes. */
export async function createHttpServer(config: Config, outages = createOutages()): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { req: describeRequest, err: describeError } },
    genReqId: createRequestIds(config.trustedProxies > 0),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: jsonBytesMax,
    // An upload over a slow connection may take minutes. Headers that take ten seconds are an attack.
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => sendToRefusal(app, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  app.decorateRequest('caller', null);
  if (config.logLevel === 'info' || config.logLevel === 'debug')
    observeRequests(app, createAccessLog(config.secretKey));
  app.decorate('outages', outages);
  installErrorHandler(app);
  acceptJsonOnly(app);
  installSecurityHeaders(app, config);
  await installCors(app, config.corsOrigins, Object.values(endpoints));
  compressResponses(app);
  await app.register(multipart);
  // The plugin is used only for its limiters, which rate-limits.ts creates and each route calls.
  await app.register(rateLimit, { global: false });
  serveRefusal(app);
  return app;
}

/**
 * Accepts only JSON bodies, besides multipart. An empty body counts as none. A form on another site can send neither
 * with a token. The form that unsubscribes from mails is accepted, but not read.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.ignoresBody) done(null, null);
    else done(new ApiError('unsupported_media_type'), undefined);
  });
}

/** The parts of a request that may be logged. The query, the headers and the body are never among them. */
function describeRequest(request: FastifyRequest): Record<string, unknown> {
  return { method: request.method, path: loggedPath(request.url) };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Failures of an outage are noted here, not logged one by one. */
    outages: Outages;
  }
  interface FastifyContextConfig {
    /** If true, the endpoint accepts a form, which is not read. */
    ignoresBody?: boolean;
  }
}
