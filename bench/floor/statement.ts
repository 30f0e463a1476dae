import type { Database } from '../../server/src/database/connect.ts';

export type Pool = Database['pool'];

/** A statement that each connection parses and plans once. */
export interface Statement<Row extends object> {
  readonly name: string;
  readonly text: string;
  /** Never set. Carries the type of the rows. */
  readonly row?: Row;
}

export function statement<Row extends object>(name: string, text: string): Statement<Row> {
  return { name, text };
}

export async function run<Row extends object>(
  pool: Pool,
  { name, text }: Statement<Row>,
  values: unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

/** Condition: the member has Premium at that moment. */
export const hasPremium = (member: string, now: string) => `exists (
    select from premium_periods period
    where period.user_id = ${member} and period.revoked_at is null
      and period.stops_at > ${now} and period.starts_at <= ${now}
  )`;
