import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** `unknown` is an answer that is not ours: a proxy's error page, for one. */
export type ResponseCode = ErrorCode | 'unknown';

interface RequestErrorDetails {
  status: number;
  code: ResponseCode;
  detail: string;
  fields: Record<string, string[]>;
  retryAfterSeconds: number | undefined;
}

/** The server answered, and refused. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: ResponseCode;
  readonly detail: string;
  /** What is wrong with which field; empty when no field is to blame. */
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | undefined;

  constructor(parts: RequestErrorDetails) {
    super(`${parts.status} ${parts.code}: ${parts.detail}`);
    this.status = parts.status;
    this.code = parts.code;
    this.detail = parts.detail;
    this.fields = parts.fields;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

/** No answer came, or one that cannot be read: whether the server acted is not known. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Worth another try by itself: the line or the server failed, not the request. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && error.status >= 500);
}

/** The table of codes stays on the server: its texts would be sent to every phone. */
export function isCode(code: unknown): code is ErrorCode {
  return typeof code === 'string';
}
