import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read and write verifications.

/**
 * Query for the submissions that wait or were decided since then: user_id, arrived_at, decided_at, decided_by,
 * decision.
 */
export function submissionsSince(since: string): Sql {
  return sql`select user_id, submitted_at as arrived_at, decided_at, decided_by, decision from verifications
     where status = 'pending' or decided_at >= ${since}`;
}
