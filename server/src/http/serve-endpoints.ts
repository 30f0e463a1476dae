import { ApiError } from '@mwanzo/contract/api-error';
import { isBytesAnswer, type Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import { answerSchema } from './answer-schema.ts';
import type { Caller, Handler, Handlers } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { createRateLimiter, type RateLimiter } from './rate-limits.ts';
import { receiveMultipart, type ReceivedMultipart } from './receive-multipart.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { routePath } from './route-path.ts';

interface ServingParts {
  readonly tokens: AccessTokens;
  /** Where the files of a multipart body are kept until the answer. */
  readonly uploadsFolder: string;
  readonly rateLimitRelaxation: number;
}

/**
 * Makes one route for each endpoint of the contract: access, rate limit, validation, the answer
 * stripped to its schema. Both forms of a path, with and without the last slash, are the router's.
 */
export function serveEndpoints<All extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: All,
  handlers: Handlers<All>,
  parts: ServingParts,
): void {
  const limit = createRateLimiter(app, parts.rateLimitRelaxation);
  for (const name of new Set([...Object.keys(endpoints), ...Object.keys(handlers)])) {
    const endpoint = endpoints[name];
    const handler = handlers[name] as Handler<Endpoint> | undefined;
    if (!endpoint) throw new Error(`The handler ${name} has no endpoint in the contract`);
    if (!handler) throw new Error(`The endpoint ${name} has no handler`);
    serveEndpoint(app, endpoint, handler, { ...parts, limit });
  }
  refuseOtherMethods(app, Object.values(endpoints), (request, endpoint) => findCaller(request, endpoint, parts.tokens));
}

function serveEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  parts: ServingParts & { limit: RateLimiter },
): void {
  const { answer } = endpoint;
  app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    ...(isBytesAnswer(answer) ? {} : { schema: { response: { [endpoint.status]: answerSchema(answer) } } }),
    onRequest: async (request) => {
      request.caller = await findCaller(request, endpoint, parts.tokens);
    },
    handler: async (request, reply) => {
      // After the body was read: the account that a sign-in counts on is named in it.
      await parts.limit(endpoint.limit, request);
      await using upload = await receiveUpload(request, endpoint, parts.uploadsFolder);
      const input = {
        params: parseInput(endpoint.params, request.params),
        query: parseInput(endpoint.query, request.query),
        body: parseInput(endpoint.body, upload ? upload.fields : request.body),
      };
      // The endpoint's own types hold inside its handler; here they are one union of all endpoints.
      const context = { caller: request.caller, files: upload?.files ?? new Map() };
      const result = await handler(input as never, context as never);
      return sendAnswer(reply, endpoint, result);
    },
  });
}

/** A stale or foreign bearer on a public call is ignored; a call for moderators is not there for others. */
async function findCaller(request: FastifyRequest, endpoint: Endpoint, tokens: AccessTokens): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await tokens.verify(token) : null;
  if (!caller) throw new ApiError('not_signed_in');
  if (endpoint.access === 'moderator' && caller.role !== 'moderator') throw new ApiError('not_found');
  return caller;
}

async function receiveUpload(
  request: FastifyRequest,
  endpoint: Endpoint,
  folder: string,
): Promise<ReceivedMultipart | null> {
  if (!request.isMultipart()) return null;
  if (!endpoint.files) throw new ApiError('unsupported_media_type');
  return receiveMultipart(request, { files: endpoint.files, folder });
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply {
  const { answer, status } = endpoint;
  reply.code(status);
  if (!isBytesAnswer(answer)) return reply.header('cache-control', 'no-store').send(result);
  return reply
    .header(
      'cache-control',
      answer.cacheSeconds > 0 ? `private, max-age=${answer.cacheSeconds}, immutable` : 'no-store',
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .type(answer.contentType)
    .send(Buffer.from(result as Uint8Array));
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
