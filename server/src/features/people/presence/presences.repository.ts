import { sql, statement, type Sql } from '../../../database/sql.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import { bothShow } from '../settings/index.ts';

interface Visit {
  readonly member: number;
  readonly now: Date;
  readonly until: Date;
}

interface Partner {
  readonly partnerId: number;
}

/** The matches who may know, if the rows of `changed` say that the member came or went. */
const partnersFrom = (changed: Sql, member: Sql) => sql`select matched.partner_id as "partnerId"
  from ${changed} cross join lateral (${matchesOf(member)}) matched
  where ${bothShow('shows_presence', member, sql`matched.partner_id`)}`;

/**
 * The member has opened the app. The rows are the matches who are told that the member is online: none if the app was
 * already open on another device.
 */
export const noteArrival = statement<Visit, Partner>(
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
export const noteDeparture = statement<Omit<Visit, 'until'>, Partner>(
  ({ member, now }) => sql`with changed as (
    update presences set active_at = greatest(active_at, ${now}::timestamptz), online_until = ${now}
    where user_id = ${member}::bigint and online_until > ${now}
    returning user_id
  )
  ${partnersFrom(sql`changed`, member)}`,
);

/** The app of these members is still open. The order prevents two processes from waiting for each other. */
export const renewPresences = statement<Omit<Visit, 'member'> & { members: readonly number[] }>(
  ({ members, now, until }) => sql`with locked as (
    select user_id from presences where user_id = any (${members}::bigint[]) order by user_id for no key update
  )
  update presences set active_at = ${now}, online_until = ${until} from locked
  where presences.user_id = locked.user_id`,
);
