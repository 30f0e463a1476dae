import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { RateLimitName } from './limits.ts';

/** Who may call: everybody, a signed-in member, or a member whose role is moderator (all others get 404). */
export type Access = 'public' | 'member' | 'moderator';

/** An answer of raw bytes instead of JSON, e.g. an image. */
export interface BytesAnswer {
  readonly contentType: string;
  /** Seconds for which the caller's own browser may keep it; 0 is never. */
  readonly cacheSeconds: number;
}

export type Answer = z.ZodType | BytesAnswer;

/**
 * One call of the API, described once. The server's route, its validation and the stripping of
 * its answers, the web's typed client and /openapi.json all follow from this description.
 *
 * `path` holds its parameters in braces, as in SPEC.md: `/api/profiles/{id}/`.
 * `files` names the file parts of a multipart body; `body` then describes its text fields.
 * `errors` are the codes of this call beyond those that any call can answer.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly files?: readonly string[];
  readonly status: 200 | 201;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
  readonly limit: RateLimitName;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export function isBytesAnswer(answer: Answer): answer is BytesAnswer {
  return 'contentType' in answer;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: the request's parts after validation. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a handler returns, before undeclared fields are stripped. */
export type EndpointAnswer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : Uint8Array;
