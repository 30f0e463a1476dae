import { Pool, types } from 'pg';

export interface Database {
  /** Its errors are not translated: an error handler passes them through `asUnavailable`. */
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** Connections at most. */
  max?: number;
  statementTimeoutMs?: number;
  applicationName?: string;
  /** Told of every connection that breaks; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
}

const connectTimeoutMs = 3000;
const defaultStatementTimeoutMs = 5000;
// Later than the server's own timeout, for the case that no answer comes at all.
const silenceMs = 2000;

/** Opens a pool of connections. Nothing is connected before the first query. */
export function openDatabase(options: Options): Database {
  setTypeParsers();
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'mwanzo',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + silenceMs }),
    keepAlive: true,
    // Compiling a plan costs more than any of our queries; the deck's widest looks expensive enough to be compiled.
    // UTC keeps the texts of moments in the one form that parseMoment reads.
    options: '-c jit=off -c timezone=UTC',
  });
  const onConnectionError = options.onConnectionError ?? (() => {});
  // Without a listener a server that stops takes our process with it: the pool listens to its idle connections, and
  // the second listener is for those in use.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, close: () => pool.end() };
}

function setTypeParsers(): void {
  types.setTypeParser(types.builtins.INT8, parseInt8);
  // A birthday is a day on the calendar and not a moment, which would be another day in another time zone.
  types.setTypeParser(types.builtins.DATE, (text) => text);
  types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment);
}

/** Five times as fast as the driver's parser of all forms; a list of messages is mostly moments. */
function parseMoment(text: string): Date {
  if (!/^\d{4}-.*\+00$/.test(text)) throw new RangeError(`${text} is not a moment of our time in UTC`);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond 2^53`);
  return value;
}
