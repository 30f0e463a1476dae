import type { ErrorCode } from '@mwanzo/contract/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { ApiError } from '../../errors/api-error.ts';
import { asUnavailable, DatabaseUnavailableError } from '../../database/unavailable.ts';
import { isDiskFull, outageOf } from './outage-of.ts';
import { SealBrokenError } from '../../gateways/sealing/seal-file.ts';

/** The error codes for refusals by Fastify itself, before any handler runs. */
const codesByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  405: 'method_not_allowed',
  412: 'precondition_failed',
  413: 'body_too_large',
  414: 'invalid_input',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** This process or the machine has too many open files for now. */
const handleShortages = new Set<unknown>(['EMFILE', 'ENFILE']);

// https://www.postgresql.org/docs/current/errcodes-appendix.html: foreign_key_violation
const isLostReference = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '23503';

/** PostgreSQL names the key that has no row any more, such as `Key (user_id)=(200) is not present in table "users".` */
const isLost = (id: number | undefined, { detail = '' }: DatabaseError): boolean => detail.includes(`)=(${id})`);

/** Turns any thrown value into an error for the response, without a stack or SQL. The caller is who is signed in. */
export function toApiError(error: unknown, callerId?: number): ApiError {
  if (error instanceof ApiError) return error;
  // This comes before the database, because a client that hangs up causes the same ECONNRESET, with the status 400 of
  // its request.
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const code = typeof status === 'number' ? codesByStatus[status] : undefined;
  if (code) return new ApiError(code, { cause: error });
  // An account was deleted between the look at it and a write that refers to it.
  if (isLostReference(error))
    return new ApiError(isLost(callerId, error) ? 'not_signed_in' : 'not_found', { cause: error });
  // The operator may put the right file or key back. The log has the cause.
  if (error instanceof SealBrokenError) return new ApiError('unavailable', { cause: error });
  if (isDiskFull(error)) return new ApiError('unavailable', { retryAfterSeconds: 60, cause: error });
  const isShort = error instanceof Error && 'code' in error && handleShortages.has(error.code);
  if (isShort || asUnavailable(error) instanceof DatabaseUnavailableError)
    return new ApiError('unavailable', { retryAfterSeconds: 5, cause: error });
  return new ApiError('internal', { cause: error });
}

/** Sends every error that a route throws as an error of the API. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(toApiError(error, request.caller?.userId), request, reply));
}

/**
 * Responds to paths without a route: with `sendPage` if a browser requests a page, otherwise with an error of the API.
 */
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

/** Responds with the code, its text, the invalid fields, and the number of seconds after which to try again. */
export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // An error without a cause is an expected response, for example while this process stops.
  if (error.status >= 500 && error.cause !== undefined) logCause(error, request);
  // A fault of the code would look like this, too.
  if (isLostReference(error.cause)) request.log.warn({ err: error.cause, route: request.routeOptions.url }, error.code);
  const retryAfter = error.retryAfterSeconds ?? (error.status === 429 || error.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(retryAfter));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({
      code: error.code,
      detail: error.message,
      ...(error.fields ? { fields: error.fields } : {}),
      ...error.more,
    });
}

/** An outage would fill the log with one error for each request, so it has one line for all of them. */
function logCause({ cause, code }: ApiError, request: FastifyRequest): void {
  const outage = outageOf(cause);
  if (outage) request.server.outages.note(outage, cause);
  else request.log.error({ err: cause, method: request.method, route: request.routeOptions.url }, code);
}
