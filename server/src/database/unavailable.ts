/** The database cannot be reached or does not answer in time: the request may succeed when it is tried again later. */
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
  '57014', // query_canceled: our statement timeout
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

// pg's own errors carry no code.
const driverTexts = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'not queryable',
  'Cannot use a pool after calling end',
];

/** The same error, or a DatabaseUnavailableError if that is what it, or what it wraps, means. */
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
  return driverTexts.some((text) => error.message.includes(text)) || meansUnavailable(error.cause);
}
