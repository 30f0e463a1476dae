import type { ErrorCode } from '@mwanzo/contract/error-codes';

/**
 * The code of an error response. It is `unknown` if the response does not come from our server but, for example, from a
 * proxy.
 */
export type ResponseCode = ErrorCode | 'unknown';

type RequestErrorDetails = Pick<RequestError, 'status' | 'code' | 'detail' | 'fields' | 'retryAfterSeconds'> &
  Partial<Pick<RequestError, 'requestId' | 'body'>>;

/** Thrown when the server responds with an error. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: ResponseCode;
  readonly detail: string;
  /** Messages by field; empty if no field is to blame. */
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;
  /** The id of a request that failed on the server's side. Members can name it to the operator. */
  readonly requestId: string | undefined;
  /** The whole body, for details that only some errors have. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: RequestErrorDetails) {
    super(`${details.status} ${details.code}: ${details.detail}`);
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
    this.body = details.body ?? {};
  }

  /** The server's text for the member, if a switch has refused the request. The same request succeeds later. */
  get stopped(): string | undefined {
    return this.body['switch'] === undefined ? undefined : this.detail;
  }
}

/** Thrown when no response came, or an unreadable one. The server may or may not have acted on the request. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Says whether an automatic retry makes sense: the network or the server failed, not the request. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && error.status >= 500);
}

/**
 * Any text is accepted as a code. The table of codes stays on the server, because its texts would otherwise be sent to
 * every phone.
 */
export function isCode(code: unknown): code is ErrorCode {
  return typeof code === 'string';
}
