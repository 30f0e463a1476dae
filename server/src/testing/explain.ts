import type { Database } from '../database/connect.ts';

/**
 * The plan of a query as text, with sequential scans made expensive: a query that still scans a whole table has no
 * index that could serve it.
 * @param options.bitmaps false where an index must be able to serve the query alone: on a table as small as a test's, older
 *   releases of PostgreSQL may prefer a bitmap of the same index
 */
export async function explain(
  database: Database,
  text: string,
  values: readonly unknown[],
  { bitmaps = true } = {},
): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    if (!bitmaps) await client.query('set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
