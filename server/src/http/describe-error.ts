import { DatabaseError } from 'pg';

interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/**
 * What of an error may be logged. PostgreSQL's own texts and details quote the values of a row,
 * so of its errors only what names the schema is kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = frames(error);
  if (error instanceof DatabaseError) {
    const { code, severity, table, column, constraint, routine } = error;
    return { type: 'DatabaseError', message: severity ?? '', code, table, column, constraint, routine, stack };
  }
  // Who wraps a database error may repeat its text.
  const message = error.cause instanceof DatabaseError ? '' : error.message;
  return {
    type: error.name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
function frames({ stack = '' }: Error): string {
  return stack.slice(Math.max(0, stack.search(/^ {4}at /m)));
}
