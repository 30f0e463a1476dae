/** The database cannot be reached or does not respond in time. The request may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const sqlStates = new Set([
  '57014', // query_canceled: the statement timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting, stopping or recovering
  '57P05', // idle_session_timeout
  '25006', // read_only_sql_transaction: a standby that has not taken over yet
]);
const sqlStateClasses = new Set([
  '08', // connection exception
  '53', // insufficient resources: too many connections, disk full, out of memory
]);

// Errors by pg itself have no code.
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'not queryable',
  'Cannot use a pool after calling end',
];

/**
 * Returns a DatabaseUnavailableError if the error or one of its causes means that the database is unavailable,
 * otherwise the same error.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !meansUnavailable(error)) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailableError(`The database is unavailable: ${text}`, { cause: error });
}

function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (systemCodes.has(code) || sqlStates.has(code)) return true;
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  if (code.length === 5 && sqlStateClasses.has(code.slice(0, 2))) return true;
  return driverMessages.some((text) => error.message.includes(text)) || meansUnavailable(error.cause);
}
