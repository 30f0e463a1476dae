import { sql, type Sql } from '../../../database/sql.ts';

/** Condition: the member has Premium at this moment, the days of grace included. */
export function hasPremium(userId: Sql, now: Sql): Sql {
  return sql`exists (
      select from premium_periods period
      where period.user_id = ${userId} and period.revoked_at is null and period.stops_at > ${now}
        and period.starts_at <= ${now}
    )`;
}
