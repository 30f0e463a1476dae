import { sql, type Sql } from '../../../database/sql.ts';

// SQL about Premium for other features. `userId` and `now` are SQL; cast a parameter where a statement names it first.

/** Condition: the member has Premium at this moment, the days of grace included. */
export function hasPremium(userId: string, now: string): Sql {
  return sql`exists (
      select from premium_periods period
      where period.user_id = ${userId} and period.revoked_at is null and period.stops_at > ${now}
        and period.starts_at <= ${now}
    )`;
}

/** Condition: nothing follows a period, so its end is the end of Premium. */
const isLast = (period: string): Sql => sql`not exists (
          select from premium_periods later
          where later.user_id = ${period}.user_id and later.revoked_at is null and later.ends_at > ${period}.ends_at
        )`;

/**
 * Statement that finds the trials that have ended, marks each as told, and returns user_id. It skips those that another
 * period follows, and those that ended long ago.
 */
export function takeEndedTrials({ now, limit }: Record<'now' | 'limit', string>): Sql {
  return sql`update premium_periods set reminded_days = 0 from (
      select period.id from premium_periods period
      where period.source = 'trial' and period.reminded_days is null and period.revoked_at is null
        and period.ends_at > ${now} - interval '3 days' and period.ends_at <= ${now} and ${isLast('period')}
      order by period.ends_at limit ${limit} for update skip locked
    ) ended
    where premium_periods.id = ended.id
    returning premium_periods.user_id`;
}

/**
 * Statement that finds the paid months that end in 3 days, in 1 day or now, marks each step as reminded, and returns
 * user_id and days_left. It skips months that another period follows, and those that ended long ago.
 */
export function takeDueReminders({ now, limit }: Record<'now' | 'limit', string>): Sql {
  const daysLeft = `case when period.ends_at <= ${now} then 0 when period.ends_at <= ${now} + interval '1 day' then 1
    else 3 end`;
  return sql`update premium_periods set reminded_days = ending.days_left from (
      select period.id, ${daysLeft} as days_left from premium_periods period
      where period.product = 'month' and period.revoked_at is null
        and period.ends_at > ${now} - interval '3 days' and period.ends_at <= ${now} + interval '3 days'
        and coalesce(period.reminded_days, 4) > ${daysLeft}
        and ${isLast('period')}
      order by period.ends_at limit ${limit} for update skip locked
    ) ending
    where premium_periods.id = ending.id
    returning premium_periods.user_id, ending.days_left`;
}
