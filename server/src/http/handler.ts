import type { Language } from '@mwanzo/contract/language';
import type {
  Endpoint,
  EndpointHeaders,
  EndpointInput,
  EndpointResponse,
  EventsResponse,
} from '@mwanzo/contract/endpoint';
import type { OpenStream } from './endpoints/event-stream.ts';
import type { ReceivedFile } from './endpoints/receive-multipart.ts';

/** The signed-in member who makes a request. */
export interface Caller {
  readonly userId: number;
  readonly role: 'member' | 'moderator';
  /** Null in a token that was issued before tokens named their session. */
  readonly sessionId: number | null;
  /** The time when the access token expires, in seconds since 1970. */
  readonly expires: number;
}

/** The data of a request that a handler gets besides the validated input. */
export interface RequestContext<E extends Endpoint> {
  readonly caller: E['access'] extends 'public' ? null : Caller;
  /** The network from which the request comes (network-of.ts). */
  readonly network: string;
  /** True if it comes from this machine or a private network (near-caller.ts). */
  readonly isNear: boolean;
  /** The language for texts that the server writes (request-language.ts). */
  readonly language: Language;
  /** True for a HEAD request, which gets the headers of a GET and no body. */
  readonly isHead: boolean;
  /** The request's `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The `Cookie` header. Only the known device is stored there. No cookie signs anybody in. */
  readonly cookies: string | undefined;
  /** The files of a multipart body, by part name. They are removed after the response. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  /** Sets response headers of this endpoint. Null sets none. */
  setHeaders(headers: EndpointHeaders<E> | null): void;
  /** Sends a whole `Set-Cookie` header with the response. */
  setCookie(cookie: string): void;
}

/** The result of a handler: the response or, for a stream of events, the function that handles the stream. */
export type HandlerResponse<E extends Endpoint> = E['response'] extends EventsResponse
  ? OpenStream
  : EndpointResponse<E>;

/** Serves one endpoint: takes the validated input and returns the response, or throws an ApiError. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: RequestContext<E>,
) => Promise<HandlerResponse<E>>;

/** One handler for each endpoint of a set. A missing or surplus handler does not compile. */
export type Handlers<Set extends Record<string, Endpoint>> = { readonly [Name in keyof Set]: Handler<Set[Name]> };
