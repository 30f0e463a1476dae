import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database } from './connect.ts';
import type { Sql } from './sql.ts';
import { getRowsTogether } from './together.ts';

/** A query that is made for one request, with its values. */
export interface Query<Row> {
  readonly text: Sql;
  readonly values: readonly unknown[];
  /** This is never set. It carries the type of the rows. */
  readonly row?: Row;
}

/** PostgreSQL would otherwise plan these queries each time: it expects lists of ten, and most of them are shorter. */
const planOnce = {
  name: 'plan-once',
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
};

/**
 * Runs a query that each connection plans once for each text, whatever the values are. It is for queries that have few
 * texts, and one good plan: planning a deck's queries each time cost three times as much as running them.
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export async function runPlannedOnce<Row extends QueryResultRow>(
  on: Database,
  { text, values }: Query<Row>,
): Promise<Row[]> {
  const name = `once-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  const query: { name: string; text: string; values: unknown[]; row?: Row } = { name, text, values: [...values] };
  const [, rows] = await getRowsTogether(on, { ...planOnce, values: [] }, query);
  return rows;
}
