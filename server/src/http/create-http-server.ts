import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { jsonBytesMax } from '@mwanzo/contract/limits';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { compressAnswers } from './compress-answers.ts';
import { installCors } from './cors.ts';
import { describeError } from './describe-error.ts';
import { installErrorHandler } from './error-handler.ts';
import { answerUnreadable, sendToRefusal, serveRefusal } from './unreadable-requests.ts';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 300_000;

/** A Fastify server with our limits, security headers and errors, and no routes yet. */
export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers: { req: describeRequest, err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: jsonBytesMax,
    // An upload on a bad line may take minutes; a header that takes ten seconds is an attack.
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => sendToRefusal(app, request, reply),
    clientErrorHandler: answerUnreadable,
  });
  app.decorateRequest('caller', null);
  installErrorHandler(app);
  takeJsonOnly(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    // Of browsers and plugins that cannot run the app: 130 bytes with each answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  installCors(app, config.corsOrigins);
  compressAnswers(app);
  await app.register(multipart);
  // Only for its limiters: each route asks the one of its row (rate-limits.ts).
  await app.register(rateLimit, { global: false });
  serveRefusal(app);
  return app;
}

/** Bodies are JSON (an empty one counts as none) or multipart: a form of another site can send neither with a token. */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null);
    else parse(request, String(body), done);
  });
}

/** What of a request may be logged: never its query, which can hold a search, its headers or its body. */
function describeRequest(request: FastifyRequest): Record<string, unknown> {
  return { method: request.method, path: request.url.split('?')[0] };
}
