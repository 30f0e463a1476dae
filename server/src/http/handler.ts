import type { Endpoint, EndpointAnswer, EndpointInput } from '@mwanzo/contract/endpoint';
import type { ReceivedFile } from './receive-multipart.ts';

/** The signed-in member who calls. */
export interface Caller {
  readonly userId: number;
  readonly role: 'member' | 'moderator';
}

/** What a handler may know of the request beside its validated input. */
export interface RequestContext<E extends Endpoint> {
  readonly caller: E['access'] extends 'public' ? null : Caller;
  /** The files of a multipart body, by part name; they are removed after the answer. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

/** Serves one endpoint: takes its validated input, returns its answer, or throws an ApiError. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: RequestContext<E>,
) => Promise<EndpointAnswer<E>>;

/** A handler for each endpoint of a set; a missing or a surplus one does not compile. */
export type Handlers<Set extends Record<string, Endpoint>> = { readonly [Name in keyof Set]: Handler<Set[Name]> };
