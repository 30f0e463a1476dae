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
  /** When the access token expires, in seconds since 1970. */
  readonly expires: number;
}

/** What a handler knows about a request besides its validated input. */
export interface RequestContext<E extends Endpoint> {
  readonly caller: E['access'] extends 'public' ? null : Caller;
  /** The network that the request comes from (network-of.ts). */
  readonly network: string;
  /** The language for texts that the server writes (request-language.ts). */
  readonly language: Language;
  /** The request's `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The header Cookie. Only the known device is kept there; no cookie signs anybody in. */
  readonly cookies: string | undefined;
  /** The files of a multipart body, by part name. They are removed after the response. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  /** Sets response headers of this endpoint. Null sets none. */
  setHeaders(headers: EndpointHeaders<E> | null): void;
  /** Sends a whole `Set-Cookie` header with the response. */
  setCookie(cookie: string): void;
}

/** What a handler returns: the response or, for a stream of events, what is done with the stream. */
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
