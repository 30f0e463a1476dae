import { Pool, types } from 'pg';

export interface Database {
  /** A pool's errors are raw. The error handler passes them through `asUnavailable`. */
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** The largest number of connections. */
  max?: number;
  statementTimeoutMs?: number;
  applicationName?: string;
  /** Called for each idle connection that breaks. The pool replaces it. */
  onConnectionError?: (error: Error) => void;
}

const connectTimeoutMs = 3000;
const defaultStatementTimeoutMs = 5000;
// This time is added to the server's timeout, in case the server does not respond at all.
const graceMs = 2000;

/** Opens a pool of connections. It connects at the first query. */
export function openDatabase(options: Options): Database {
  setTypeParsers();
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'mwanzo',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + graceMs }),
    keepAlive: true,
    // No JIT: PostgreSQL would compile the deck's widest query, which costs more than the query itself.
    // UTC gives timestamps the one form that parseMoment reads.
    options: '-c jit=off -c timezone=UTC',
  });
  const onConnectionError = options.onConnectionError ?? (() => {});
  // Without listeners, a database that stops would crash this process. The first listener is for idle connections, the
  // second one for connections in use.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, close: () => pool.end() };
}

function setTypeParsers(): void {
  types.setTypeParser(types.builtins.INT8, parseInt8);
  // A birthday is a calendar day. As a timestamp it would be another day in another time zone.
  types.setTypeParser(types.builtins.DATE, (text) => text);
  types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment);
}

/** It is five times as fast as the driver's general parser. Lists of messages are full of timestamps. */
function parseMoment(text: string): Date {
  if (!/^\d{4}-.*\+00$/.test(text)) throw new RangeError(`${text} is not a timestamp in UTC with a four-digit year`);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond 2^53`);
  return value;
}
