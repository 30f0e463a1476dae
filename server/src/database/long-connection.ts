import { Client } from 'pg';
import { asUnavailable } from './unavailable.ts';

/** Texts of values are the same in every PostgreSQL, and a whole table may take longer than a request. */
const settings = [
  "datestyle = 'ISO, MDY'",
  'intervalstyle = postgres',
  'extra_float_digits = 3',
  'bytea_output = hex',
  "timezone = 'UTC'",
  'search_path = public, pg_temp',
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  // Otherwise a scan may begin in the middle of a large table, and two scans of the same rows would have two hashes.
  'synchronize_seqscans = off',
];

/**
 * Runs `work` on a connection of its own, for copying whole tables.
 * @throws DatabaseUnavailableError when the database cannot be reached, or any error of `work`
 */
export async function onLongConnection<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({
    connectionString: url,
    application_name: 'mwanzo-backup',
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(settings.map((setting) => `set ${setting}`).join('; '));
    return await work(client);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    // In the middle of a copy the connection is cut, which rolls back.
    await client.end().catch(() => {});
  }
}
