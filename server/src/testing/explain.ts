import type { Database } from '../database/connect.ts';

/**
 * The plan of a query as text, with sequential scans made expensive: a query that still scans a whole table has no
 * index that could serve it.
 */
export async function explain(database: Database, text: string, values: readonly unknown[]): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
