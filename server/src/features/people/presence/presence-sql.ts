import { sql, type Sql } from '../../../database/sql.ts';
import { bothShow } from '../settings/index.ts';

interface Viewing {
  /** SQL for the id of the member who looks. */
  readonly me: Sql;
  /** SQL for the id of the member who is looked at. */
  readonly them: Sql;
  readonly now: Sql;
  /** SQL for the Nairobi day of `now`, as a date. */
  readonly day: Sql;
}

/** Scalar: 'online', 'today' or null, for members who are matched. It is null unless both show their presence. */
export function presenceOf({ me, them, now, day }: Viewing): Sql {
  return sql`case when ${bothShow('shows_presence', me, them)} then (
    select case when presence.online_until > ${now} then 'online'
      when ${isOfDay(sql`presence.active_at`, day)} then 'today' end
    from presences presence where presence.user_id = ${them}
  ) end`;
}

/** Condition: the member has the app open, even if they do not show it. */
export function isHere(userId: Sql, now: Sql): Sql {
  return sql`exists (select from presences where presences.user_id = ${userId} and presences.online_until > ${now})`;
}

function isOfDay(moment: Sql, day: Sql): Sql {
  return sql`(${moment} at time zone 'Africa/Nairobi')::date = ${day}`;
}
