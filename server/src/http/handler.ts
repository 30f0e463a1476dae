import type { Language } from '@mwanzo/contract/language';
import type { Endpoint, EndpointHeaders, EndpointInput, EndpointResponse } from '@mwanzo/contract/endpoint';
import type { ReceivedFile } from './endpoints/receive-multipart.ts';

/** The signed-in member who makes a request. */
export interface Caller {
  readonly userId: number;
  readonly role: 'member' | 'moderator';
}

/** What a handler knows about a request besides its validated input. */
export interface RequestContext<E extends Endpoint> {
  readonly caller: E['access'] extends 'public' ? null : Caller;
  /** The network that the request comes from (network-of.ts). */
  readonly network: string;
  /** The language for texts that the server writes (request-language.ts). */
  readonly language: Language;
  /** The files of a multipart body, by part name. They are removed after the response. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  /** Sets response headers of this endpoint. Null sets none. */
  setHeaders(headers: EndpointHeaders<E> | null): void;
}

/** Serves one endpoint: takes the validated input and returns the response, or throws an ApiError. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: RequestContext<E>,
) => Promise<EndpointResponse<E>>;

/** One handler for each endpoint of a set. A missing or surplus handler does not compile. */
export type Handlers<Set extends Record<string, Endpoint>> = { readonly [Name in keyof Set]: Handler<Set[Name]> };
