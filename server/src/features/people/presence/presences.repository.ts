import { sql, statement, type Sql } from '../../../database/sql.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import { bothShow } from '../settings/index.ts';

/**
 * Scalar: 'online', 'today' or null, for members who are matched. It is null unless both show their presence. `day` is
 * the Nairobi day of `now`, as a date.
 */
export function presenceOf({ me, them, now, day }: Record<'me' | 'them' | 'now' | 'day', Sql>): Sql {
  return sql`case when ${bothShow('shows_presence', me, them)} then (
    select case when presence.online_until > ${now} then 'online'
      when (presence.active_at at time zone 'Africa/Nairobi')::date = ${day} then 'today' end
    from presences presence where presence.user_id = ${them}
  ) end`;
}

/** Condition: the member has the app open, even if they do not show it. */
export function isHere(userId: Sql, now: Sql): Sql {
  return sql`exists (select from presences where presences.user_id = ${userId} and presences.online_until > ${now})`;
}

/** The matches who may know, if the rows of `changed` say that the member came or went. */
const partnersFrom = (changed: Sql, member: Sql) => sql`select matched.partner_id as "partnerId"
  from ${changed} cross join lateral (${matchesOf(member)}) matched
  where ${bothShow('shows_presence', member, sql`matched.partner_id`)}`;

/**
 * The member has opened the app. The rows are the matches who are told that the member is online: none if the app was
 * already open on another device.
 */
export const noteArrival = statement<{ member: number; now: Date; until: Date }, { partnerId: number }>(
  ({ member, now, until }) => sql`with earlier as (
    select from presences where user_id = ${member} and online_until > ${now}::timestamptz
  ), written as (
    insert into presences (user_id, active_at, online_until)
    select id, ${now}, ${until}::timestamptz from users where id = ${member}::bigint
    on conflict (user_id) do update set active_at = greatest(presences.active_at, excluded.active_at),
      online_until = greatest(presences.online_until, excluded.online_until)
    returning user_id
  )
  ${partnersFrom(sql`written`, member)} and not exists (select from earlier)`,
);

/**
 * The member has closed the app on their last device in this process. The rows are the matches who are told that the
 * member is no longer online: none if that was so already.
 */
export const noteDeparture = statement<{ member: number; now: Date }, { partnerId: number }>(
  ({ member, now }) => sql`with changed as (
    update presences set active_at = greatest(active_at, ${now}::timestamptz), online_until = ${now}
    where user_id = ${member}::bigint and online_until > ${now}
    returning user_id
  )
  ${partnersFrom(sql`changed`, member)}`,
);

/** The app of these members is still open. The order prevents two processes from waiting for each other. */
export const renewPresences = statement<{ members: readonly number[]; now: Date; until: Date }>(
  ({ members, now, until }) => sql`with locked as (
    select user_id from presences where user_id = any (${members}::bigint[]) order by user_id for no key update
  )
  update presences set active_at = ${now}, online_until = ${until} from locked
  where presences.user_id = locked.user_id`,
);
