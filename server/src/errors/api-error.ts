import { errorCodes, type ErrorCode } from '@mwanzo/contract/error-codes';

interface ApiErrorOptions {
  /** This text replaces the code's own text. */
  detail?: string;
  /** The problems of each invalid field, by its name. */
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
  /** Further fields of the response that the member needs for the next step. */
  more?: Record<string, unknown>;
  /** This is only for the log. */
  cause?: unknown;
}

/** An error that becomes the response. Its code decides the status (contract/src/error-codes.ts). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly more: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.detail ?? errorCodes[code].detail, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.more = options.more;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
