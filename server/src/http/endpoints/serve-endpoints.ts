import { isBytesResponse, isEventsResponse, type Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { sendEventStream, type OpenStream } from './event-stream.ts';
import { responseSchema } from './response-schema.ts';
import type { Caller, Handler, Handlers } from '../handler.ts';
import { parseInput } from './parse-input.ts';
import { createRateLimiter, type RateLimiter, type RateLimitOptions } from '../rate-limits.ts';
import { networkOf } from '../network-of.ts';
import { requestLanguage } from '../request-language.ts';
import { createUploadGate, type UploadGate } from './upload-gate.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { routePath } from './route-path.ts';

interface ServingDependencies {
  readonly tokens: AccessTokens;
  /** The folder for the files of a multipart body until the response is sent. */
  readonly uploadsFolder: string;
  readonly rateLimits: RateLimitOptions;
}

/**
 * Makes one route for each endpoint of the contract, which checks access, the rate limit and the input, and strips the
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
  for (const name of new Set([...Object.keys(endpoints), ...Object.keys(handlers)])) {
    const endpoint = endpoints[name];
    const handler = handlers[name] as Handler<Endpoint> | undefined;
    if (!endpoint) throw new Error(`The handler ${name} has no endpoint in the contract`);
    if (!handler) throw new Error(`The endpoint ${name} has no handler`);
    serveEndpoint(app, endpoint, handler, { tokens: dependencies.tokens, limiter, uploads });
  }
  refuseOtherMethods(app, Object.values(endpoints), (request, endpoint) =>
    findCaller(request, endpoint, dependencies.tokens),
  );
}

function serveEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { tokens, limiter, uploads }: { tokens: AccessTokens; limiter: RateLimiter; uploads: UploadGate },
): void {
  app.route({
    config: { ignoresBody: endpoint.ignoresBody ?? false },
    method: endpoint.method,
    url: routePath(endpoint),
    ...jsonSchemaOf(endpoint),
    onRequest: async (request) => {
      request.caller = await findCaller(request, endpoint, tokens);
    },
    handler: async (request, reply) => {
      // The limit comes after the body is read, because the body of a sign-in names the account.
      if (!endpoint.files) await limiter.count(endpoint.limit, request);
      await using upload = await uploads.receive(request, endpoint);
      const input = {
        params: parseInput(endpoint.params, request.params),
        query: parseInput(endpoint.query, request.query),
        body: parseInput(endpoint.body, upload ? upload.fields : request.body),
      };
      const context = {
        caller: request.caller,
        files: upload?.files ?? new Map(),
        network: networkOf(request.ip),
        language: requestLanguage(request.headers),
        setHeaders: (headers: Record<string, string> | null) => reply.headers(headers ?? {}),
      };
      // The handler has the exact types of its endpoint. Here they are a union of all endpoints.
      const result = await handler(input as never, context as never);
      await upload?.succeeded();
      return sendResponse(reply, endpoint, result);
    },
  });
}

/** How a response is written, for responses of JSON. */
function jsonSchemaOf({ response, status }: Endpoint): object {
  if (response === null || isBytesResponse(response) || isEventsResponse(response)) return {};
  return { schema: { response: { [status]: responseSchema(response) } } };
}

/**
 * Public endpoints ignore tokens, even invalid ones. To everybody but moderators, their endpoints seem not to exist.
 */
async function findCaller(request: FastifyRequest, endpoint: Endpoint, tokens: AccessTokens): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await tokens.verify(token) : null;
  if (!caller) throw new ApiError('not_signed_in');
  if (endpoint.access === 'moderator' && caller.role !== 'moderator') throw new ApiError('not_found');
  return caller;
}

/** A page may be styled and send its form back. Nothing else runs or loads. */
const pagePolicy =
  "sandbox allow-forms; default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

function sendResponse(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply {
  const { response, status } = endpoint;
  if (isEventsResponse(response)) return sendEventStream(reply, result as OpenStream);
  reply.code(status);
  if (response === null) return reply.header('cache-control', 'no-store').send();
  if (!isBytesResponse(response)) return reply.header('cache-control', 'no-store').send(result);
  return reply
    .header(
      'cache-control',
      response.cacheSeconds > 0 ? `private, max-age=${response.cacheSeconds}, immutable` : 'no-store',
    )
    .header('content-security-policy', response.isPage ? pagePolicy : "sandbox; default-src 'none'")
    .type(response.contentType)
    .send(Buffer.from(result as Uint8Array));
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
