import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** `unknown`: the response does not come from our server but from a proxy, for example. */
export type ResponseCode = ErrorCode | 'unknown';

interface RequestErrorDetails {
  status: number;
  code: ResponseCode;
  detail: string;
  fields: Record<string, string[]>;
  retryAfterSeconds: number | undefined;
  /** The whole body, for what only some errors say. */
  body?: Readonly<Record<string, unknown>>;
}

/** The server responded with an error. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: ResponseCode;
  readonly detail: string;
  /** Messages by field; empty if no field is to blame. */
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;
  /** The whole body, for what only some errors say. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: RequestErrorDetails) {
    super(`${details.status} ${details.code}: ${details.detail}`);
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body ?? {};
  }
}

/** No response came, or an unreadable one. Whether the server acted on the request is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Whether an automatic retry makes sense: the network or the server failed, not the request. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && error.status >= 500);
}

/** Any text passes: the table of codes stays on the server, since its texts would be sent to every phone. */
export function isCode(code: unknown): code is ErrorCode {
  return typeof code === 'string';
}
