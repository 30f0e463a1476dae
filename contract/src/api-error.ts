import { errorCodes, type ErrorCode } from './error-codes.ts';

interface ApiErrorOptions {
  detail?: string;
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error that the caller is told about: its code decides the status (contract/error-codes.ts). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.detail ?? errorCodes[code].detail, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
