import type { PoolClient, QueryResultRow } from 'pg';
import type { Database } from '../database/connect.ts';
import { valuesOf, type Statement } from '../database/sql.ts';

/**
 * The plan of a query as text. Sequential scans are made expensive: a query that still scans a whole table has no index
 * that it could use.
 *
 * @param options.bitmaps false where an index must serve the query without a bitmap: on a table as small as a test's,
 * older releases of PostgreSQL may prefer a bitmap of the same index
 * @param options.isPlannedOnce true for the plan that serves all values (database/plan-once.ts)
 */
export async function explain(
  database: Database,
  text: string,
  values: readonly unknown[],
  { bitmaps = true, isPlannedOnce = false } = {},
): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    if (!bitmaps) await client.query('set local enable_bitmapscan = off');
    const explained = isPlannedOnce ? await prepareOnce(client, text, values.length) : text;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${explained}`,
      isPlannedOnce ? [] : [...values],
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    // The connection ends with what was prepared on it.
    client.release(isPlannedOnce);
  }
}

/** Prepares a query with one plan for all values, and returns the call of it. */
async function prepareOnce(client: PoolClient, text: string, count: number): Promise<string> {
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare explained as ${text}`);
  return `execute explained (${Array.from({ length: count }, () => 'null').join()})`;
}

/** The plan of a statement for an input; see `explain`. */
export const planOf = <Input extends object>(
  database: Database,
  of: Statement<Input, QueryResultRow>,
  input: Input,
): Promise<string> => explain(database, of.text, valuesOf(of, input));
