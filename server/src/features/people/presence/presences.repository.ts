import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import { exchangePresence } from './presence-sql.ts';

interface PartnerRow {
  readonly partnerId: number;
}

/** The matches who may know it, if the rows of `changed` say that the member came or went. */
const toldPartners = `select matched.partner_id as "partnerId"
  from changed cross join lateral (${matchesOf('$1')}) matched
  where ${exchangePresence('$1', 'matched.partner_id')}`;

/** The member has opened the app. Matches are told unless the app was already open on another device. */
const noteArrival = prepared<PartnerRow>(
  'note-arrival',
  `with earlier as (
    select from presences where user_id = $1 and online_until > $2::timestamptz
  ), written as (
    insert into presences (user_id, active_at, online_until)
    select id, $2, $3::timestamptz from users where id = $1::bigint
    on conflict (user_id) do update
      set active_at = greatest(presences.active_at, excluded.active_at),
        online_until = greatest(presences.online_until, excluded.online_until)
    returning user_id
  ), changed as (
    select from written where not exists (select from earlier)
  )
  ${toldPartners}`,
);

/**
 * The member has closed the app on their last device in this process. Matches are told, if the member was online until
 * now.
 */
const noteDeparture = prepared<PartnerRow>(
  'note-departure',
  `with changed as (
    update presences set active_at = greatest(active_at, $2::timestamptz), online_until = $2
    where user_id = $1::bigint and online_until > $2
    returning user_id
  )
  ${toldPartners}`,
);

/** Members whose app is still open. The order prevents two processes from waiting for each other. */
const renew = prepared(
  'renew-presences',
  `with locked as (
    select user_id from presences where user_id = any ($1::bigint[]) order by user_id for no key update
  )
  update presences set active_at = $2, online_until = $3 from locked where presences.user_id = locked.user_id`,
);

const partnersOf = (rows: PartnerRow[]): number[] => rows.map(({ partnerId }) => partnerId);

export const presenceStatements = { noteArrival, noteDeparture, renew };

export function createPresencesRepository(database: Database) {
  return {
    /** @returns the matches who are told that the member is online */
    noteArrival: async (userId: number, now: Date, until: Date): Promise<number[]> =>
      partnersOf(await runPrepared(database, noteArrival, [userId, now, until])),

    /** @returns the matches who are told that the member is no longer online */
    noteDeparture: async (userId: number, now: Date): Promise<number[]> =>
      partnersOf(await runPrepared(database, noteDeparture, [userId, now])),

    async renew(userIds: readonly number[], now: Date, until: Date): Promise<void> {
      await runPrepared(database, renew, [userIds, now, until]);
    },
  };
}
