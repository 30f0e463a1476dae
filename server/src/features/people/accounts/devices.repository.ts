import { sql, statement } from '../../../database/sql.ts';
import type { DeviceName } from './device-name.ts';

export interface SessionRow extends DeviceName {
  readonly id: number;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

/** Ends the least recently used sessions beyond `keptMax`. */
export const endOldestSessions = statement<{ userId: number; endedAt: Date; keptMax: number }, { id: number }>(
  ({ userId, endedAt, keptMax }) => sql`
    update sessions set ended_at = ${endedAt}, end_reason = 'too_many' where id in (
      select id from sessions where user_id = ${userId} and ended_at is null and expires_at > ${endedAt}
      order by used_at desc, created_at desc, id offset ${keptMax}
    ) returning id`,
);

/** No row when the member has no such session. It is not live when it had ended before. */
export const endOwn = statement<{ userId: number; id: number; endedAt: Date }, { id: number; isLive: boolean }>(
  ({ userId, id, endedAt }) => sql`
    with found as (
      select id from sessions where id = ${id} and user_id = ${userId} and expires_at > ${endedAt}
    ), ended as (
      update sessions set ended_at = ${endedAt}, end_reason = 'signed_out'
      where id in (select id from found) and ended_at is null returning id
    )
    select id, exists (select from ended) as "isLive" from found`,
);

/** The open sessions, most recently used first. */
export const listLiveSessions = statement<{ userId: number; now: Date }, SessionRow>(
  ({ userId, now }) => sql`
    select id, browser, system, created_at as "createdAt", used_at as "usedAt" from sessions
    where user_id = ${userId} and ended_at is null and expires_at > ${now} order by used_at desc, created_at desc, id`,
);

/** Deletes sessions that ended or expired before this time, with their tokens, a limited number at once. */
export const deleteOldSessions = statement<{ before: Date; limit: number }, { id: number }>(
  ({ before, limit }) => sql`
    delete from sessions
    where id in (select id from sessions where coalesce(ended_at, expires_at) < ${before} limit ${limit})
    returning id`,
);

export const deleteEndedSessions = statement<{ before: Date }>(
  ({ before }) => sql`delete from ended_sessions where ended_at < ${before}`,
);
