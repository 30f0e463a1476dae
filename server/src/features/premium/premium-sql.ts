// SQL words of Premium for other features. `userId` and `now` are SQL; cast a parameter where a statement names it first.

/** Condition: the member has Premium at this moment, the days of grace included. */
export function hasPremium(userId: string, now: string): string {
  return `exists (
      select from premium_periods period
      where period.user_id = ${userId} and period.revoked_at is null and period.stops_at > ${now} and period.starts_at <= ${now}
    )`;
}
