import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isBytesResponse, isEventsResponse, type BytesResponse, type Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { sendEventStream, type OpenStream } from './event-stream.ts';
import { responseSchema } from './response-schema.ts';
import type { Caller, Handler, Handlers } from '../handler.ts';
import { parseInput } from './parse-input.ts';
import { createRateLimiter, type RateLimiter, type RateLimitOptions } from '../rate-limits.ts';
import { isNear } from '../near-caller.ts';
import { networkOf } from '../network-of.ts';
import { requestLanguage } from '../request-language.ts';
import { createUploadGate, type UploadGate } from './upload-gate.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { routePath } from './route-path.ts';

/** Longer than the `User-Agent` of any browser. The rest of a longer header is not read. */
const userAgentMax = 1000;

type WriteJson = (reply: FastifyReply, result: unknown) => string;

interface ServingDependencies {
  readonly tokens: AccessTokens;
  /** Admits only moderators who have a second step. Null admits all of them. */
  readonly requireModeratorStep: ((userId: number) => Promise<void>) | null;
  /** The folder that holds the files of a multipart body until the response is sent. */
  readonly uploadsFolder: string;
  readonly rateLimits: RateLimitOptions;
  /**
   * Throws for an endpoint that is switched off. It is asked before anything is counted or read, and again once a file
   * has come.
   */
  readonly refuseStopped?: (name: string, request: FastifyRequest, hasFile: boolean) => void;
}

/**
 * Makes one route for each endpoint of the contract. It checks access, the rate limit and the input, and strips the
 * response to its schema. The router accepts each path with and without its trailing slash.
 */
export function serveEndpoints<All extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: All,
  handlers: Handlers<All>,
  dependencies: ServingDependencies,
): void {
  const limiter = createRateLimiter(app, dependencies.rateLimits);
  const uploads = createUploadGate(limiter, dependencies.uploadsFolder);
  // A request whose connection was cut has ended for the server, but its file may still be there.
  app.addHook('onClose', () => uploads.idle());
  for (const name of new Set([...Object.keys(endpoints), ...Object.keys(handlers)])) {
    const endpoint = endpoints[name];
    const handler = handlers[name] as Handler<Endpoint> | undefined;
    if (!endpoint) throw new Error(`The handler ${name} has no endpoint in the contract`);
    if (!handler) throw new Error(`The endpoint ${name} has no handler`);
    const refuseStopped = (request: FastifyRequest, hasFile: boolean) =>
      dependencies.refuseStopped?.(name, request, hasFile);
    serveEndpoint(app, endpoint, handler, { ...dependencies, limiter, uploads, refuseStopped });
  }
  refuseOtherMethods(app, Object.values(endpoints), (request, endpoint) =>
    findCaller(request, endpoint, dependencies.tokens),
  );
}

function serveEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  {
    tokens,
    requireModeratorStep,
    limiter,
    uploads,
    refuseStopped,
  }: Omit<ServingDependencies, 'refuseStopped'> & {
    limiter: RateLimiter;
    uploads: UploadGate;
    refuseStopped: (request: FastifyRequest, hasFile: boolean) => void;
  },
): void {
  const writeJson = jsonWriterOf(endpoint);
  app.route({
    config: { ignoresBody: endpoint.ignoresBody ?? false },
    method: endpoint.method,
    url: routePath(endpoint),
    onRequest: async (request) => {
      request.caller = findCaller(request, endpoint, tokens);
      if (endpoint.access === 'moderator' && request.caller) await requireModeratorStep?.(request.caller.userId);
      refuseStopped(request, false);
      await limiter.countUnread(endpoint.files ? 'write' : endpoint.limit, request);
    },
    handler: async (request, reply) => {
      await using upload = await uploads.receive(request, endpoint);
      if (upload && upload.files.size > 0) refuseStopped(request, true);
      const parse = () => ({
        params: parseInput(endpoint.params, request.params),
        query: parseInput(endpoint.query, request.query),
        body: parseInput(endpoint.body, upload ? upload.fields : request.body),
      });
      const input = endpoint.files ? parse() : await limiter.countParsed(endpoint.limit, request, parse);
      const context = {
        caller: request.caller,
        files: upload?.files ?? new Map(),
        // Few endpoints ask for these, and finding them takes time.
        get network() {
          return networkOf(request.ip);
        },
        get isNear() {
          return isNear(request);
        },
        get language() {
          return requestLanguage(request.headers);
        },
        cookies: request.headers.cookie,
        isHead: request.method === 'HEAD',
        userAgent: request.headers['user-agent']?.slice(0, userAgentMax),
        setHeaders: (headers: Record<string, string> | null) => reply.headers(headers ?? {}),
        setCookie: (cookie: string) => reply.header('set-cookie', cookie),
      };
      // The handler has the exact types of its endpoint. Here they are a union of all endpoints.
      const result = await handler(input as never, context as never);
      await upload?.succeeded();
      return sendResponse(request, reply, endpoint, result, writeJson);
    },
  });
}

/** Writes JSON responses by their schema. It is compiled for the first one, since few servers send all kinds. */
function jsonWriterOf({ response }: Endpoint): WriteJson {
  let schema: ReturnType<typeof responseSchema> | undefined;
  return (reply, result) => {
    schema ??= responseSchema(response as z.ZodType);
    return String(reply.compileSerializationSchema(schema)(result as Record<string, unknown>));
  };
}

/**
 * Public endpoints ignore tokens, even invalid ones. To everybody but moderators, the endpoints for moderators seem not
 * to exist.
 */
function findCaller(request: FastifyRequest, endpoint: Endpoint, tokens: AccessTokens): Caller | null {
  if (endpoint.access === 'public') return null;
  const [scheme, token] = (request.headers.authorization ?? '').split(' ', 2);
  const caller = scheme?.toLowerCase() === 'bearer' && token ? tokens.verify(token) : null;
  if (!caller) throw new ApiError('not_signed_in');
  if (endpoint.access === 'moderator' && caller.role !== 'moderator') throw new ApiError('not_found');
  return caller;
}

/**
 * A page may be styled, hold pictures and send its form back. It may not run or load anything else. It is not
 * sandboxed, because browsers would then neither let it reload itself nor call a phone number.
 */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  writeJson: WriteJson,
): FastifyReply {
  const { response, status } = endpoint;
  if (isEventsResponse(response)) return sendEventStream(reply, result as OpenStream);
  reply.code(status);
  if (response === null) return reply.header('cache-control', 'no-store').send();
  if (!isBytesResponse(response)) {
    const json = writeJson(reply, result);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(endpoint.paddedTo === undefined ? json : padded(json, endpoint.paddedTo));
  }
  reply.header('cache-control', cacheControlOf(response));
  if (response.fileName !== undefined)
    reply.header('content-disposition', `attachment; filename="${response.fileName}"`);
  if (response.revalidates && result instanceof Uint8Array) {
    const etag = `"${createHash('sha256').update(result).digest('base64url')}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply
    .header('content-security-policy', response.isPage ? pagePolicy : "sandbox; default-src 'none'")
    .type(response.contentType)
    .send(
      result instanceof Uint8Array
        ? Buffer.from(result)
        : Readable.from(result as AsyncIterable<Uint8Array>, { objectMode: false }),
    );
}

/** JSON may end with any number of spaces. Bytes are not compressed (compress-responses.ts). */
function padded(json: string, multiple: number): Buffer {
  const bytes = Buffer.from(json);
  return Buffer.concat([bytes, Buffer.alloc((multiple - (bytes.length % multiple)) % multiple, ' ')]);
}

function cacheControlOf({ cacheSeconds, revalidates }: BytesResponse): string {
  if (cacheSeconds === 0) return 'no-store';
  return `private, max-age=${cacheSeconds}, ${revalidates ? 'must-revalidate' : 'immutable'}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
