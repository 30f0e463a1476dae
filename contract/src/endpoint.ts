import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { RateLimitName } from './limits.ts';

/**
 * The callers of an endpoint: everybody, signed-in members, or members with the role moderator (all others get a 404).
 */
export type Access = 'public' | 'member' | 'moderator';

/** A response of raw bytes instead of JSON, such as an image. */
export interface BytesResponse {
  readonly contentType: string;
  /** The time for which the member's own browser may cache the response, in seconds. 0 means never. */
  readonly cacheSeconds: number;
  /**
   * If true, the browser revalidates its copy with an ETag once `cacheSeconds` have passed. Otherwise it keeps the copy
   * for good.
   */
  readonly revalidates?: boolean;
  /** The response is an HTML page without scripts, which may have a form. */
  readonly isPage?: boolean;
  /** The response is a file that browsers save under this name instead of showing it. */
  readonly fileName?: string;
}

/** A response that does not end: a stream of server-sent events, each of which is JSON in the shape of the schema. */
export interface EventsResponse {
  readonly events: z.ZodType;
}

/**
 * The schema of a JSON response, or the description of a response of bytes or events. Null stands for a 204, which has
 * no body.
 */
export type ResponseDescription = z.ZodType | BytesResponse | EventsResponse | null;

/**
 * One endpoint of the API. The server's route, its validation and the stripping of its responses, the typed client of
 * the web app and /openapi.json are all derived from this description.
 *
 * `path` has its parameters in braces: `/api/profiles/{id}/`. `files` names the file parts of a multipart body. `body`
 * then describes its text fields. `ignoresBody` takes any form that a mail program sends, unread. `headers` are
 * response headers of this endpoint, in lower case, with the values that each can have. A response may lack them.
 * `paddedTo` pads a JSON response with spaces to a multiple of this number of bytes and leaves it uncompressed. An
 * observer of the encrypted bytes then cannot tell responses apart. `errors` lists the error codes of this endpoint
 * besides those that every endpoint can return.
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
  readonly ignoresBody?: boolean;
  readonly status: 200 | 201 | 204;
  readonly response: ResponseDescription;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly ErrorCode[];
  readonly paddedTo?: number;
  readonly limit: RateLimitName;
}

/** Returns the endpoint as it is, with its exact type. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Returns true if a response is raw bytes, not JSON. */
export function isBytesResponse(response: ResponseDescription): response is BytesResponse {
  return response !== null && 'contentType' in response;
}

/** Returns true if a response is a stream of events. */
export function isEventsResponse(response: ResponseDescription): response is EventsResponse {
  return response !== null && 'events' in response;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The validated input of an endpoint's handler. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/**
 * The result of an endpoint's handler, before undeclared fields are stripped. A stream has no such type: its handler's
 * result is described by the server.
 */
export type EndpointResponse<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends null
    ? void
    : E['response'] extends BytesResponse
      ? Uint8Array | AsyncIterable<Uint8Array>
      : never;

/** The response headers that an endpoint's handler may set, by name. */
export type EndpointHeaders<E extends Endpoint> =
  E['headers'] extends Readonly<Record<string, readonly string[]>>
    ? { readonly [Name in keyof E['headers']]?: E['headers'][Name][number] }
    : Record<never, never>;
