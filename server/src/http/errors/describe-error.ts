import { DatabaseError } from 'pg';

interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/**
 * The parts of an error that may be logged. PostgreSQL quotes values of rows in its messages and details, so only the
 * parts that name the schema are logged.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = frames(error);
  if (error instanceof DatabaseError) {
    const { code, severity, table, column, constraint, routine } = error;
    return { type: 'DatabaseError', message: severity ?? '', code, table, column, constraint, routine, stack };
  }
  // An error that wraps a database error may repeat its message.
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
