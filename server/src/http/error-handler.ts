import { ApiError } from '@mwanzo/contract/api-error';
import type { ErrorCode } from '@mwanzo/contract/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asUnavailable, DatabaseUnavailableError } from '../database/unavailable.ts';

/** Fastify's own refusals, before any handler runs, as codes of ours. */
const codesByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'invalid_input',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Turns whatever was thrown into the error that the caller is told, never a stack or SQL. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (asUnavailable(error) instanceof DatabaseUnavailableError)
    return new ApiError('unavailable', { retryAfterSeconds: 5, cause: error });
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const code = typeof status === 'number' ? codesByStatus[status] : undefined;
  if (code) return new ApiError(code, { cause: error });
  return new ApiError('internal', { cause: error });
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(toApiError(error), request, reply));
}

/** What no route serves is answered by `sendPage` when a person asks for a page, and else as an error of the API. */
export function installNotFoundHandler(
  app: FastifyInstance,
  sendPage: ((reply: FastifyReply) => FastifyReply) | null,
): void {
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|media|health)([/?]|$)/.test(request.url);
    if (isPage && sendPage) return sendPage(reply.code(404));
    return sendError(new ApiError('not_found'), request, reply);
  });
}

/** Answers with a code, a clear text, the fields that are wrong, and when to try again. */
export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Without a cause it is an answer like any other, e.g. that this process is stopping.
  if (error.status >= 500 && error.cause !== undefined) request.log.error({ err: error.cause }, error.code);
  const retryAfter = error.retryAfterSeconds ?? (error.status === 429 || error.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(retryAfter));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code: error.code, detail: error.message, ...(error.fields ? { fields: error.fields } : {}) });
}
