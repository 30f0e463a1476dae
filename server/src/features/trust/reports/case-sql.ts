import { sql, type Sql } from '../../../database/sql.ts';

/** Condition: a report about the member waits for a decision. */
export function hasOpenCase(userId: Sql): Sql {
  return sql`exists (
    select from report_cases open_case where open_case.reported_id = ${userId} and open_case.decided_at is null
  )`;
}
