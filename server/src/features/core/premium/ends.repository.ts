import { sql, statement, type Sql } from '../../../database/sql.ts';

// Periods whose members are told of their end. Each is marked, so that it is told once.

type Taking = { readonly now: Date; readonly limit: number };

/** Condition: the end of a period is the end of Premium, because nothing follows it, and it is not long ago. */
const isEnd = (now: Sql): Sql => sql`period.revoked_at is null and period.ends_at > ${now} - interval '3 days'
        and not exists (
          select from premium_periods later
          where later.user_id = period.user_id and later.revoked_at is null and later.ends_at > period.ends_at
        )`;

/** Takes the trials that have ended and were not told. */
export const takeEndedTrials = statement<Taking, { userId: number }>(
  ({ now, limit }) => sql`update premium_periods set reminded_days = 0 from (
      select period.id from premium_periods period
      where period.source = 'trial' and period.reminded_days is null and period.ends_at <= ${now}::timestamptz
        and ${isEnd(now)}
      order by period.ends_at limit ${limit} for update skip locked
    ) ended where premium_periods.id = ended.id
    returning premium_periods.user_id as "userId"`,
);

/** Takes the paid months that end in 3 days, in 1 day or now, if that step was not told. */
export const takeDueReminders = statement<Taking, { userId: number; daysLeft: number }>(({ now, limit }) => {
  const daysLeft = sql`case when period.ends_at <= ${now} then 0 when period.ends_at <= ${now} + interval '1 day' then 1
        else 3 end`;
  return sql`update premium_periods set reminded_days = ending.days_left from (
      select period.id, ${daysLeft} as days_left from premium_periods period
      where period.product = 'month' and period.ends_at <= ${now}::timestamptz + interval '3 days'
        and coalesce(period.reminded_days, 4) > ${daysLeft} and ${isEnd(now)}
      order by period.ends_at limit ${limit} for update skip locked
    ) ending where premium_periods.id = ending.id
    returning premium_periods.user_id as "userId", ending.days_left as "daysLeft"`;
});
