import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { DeviceName } from './device-name.ts';

export interface SessionRow extends DeviceName {
  readonly id: number;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

const endOldest = prepared<{ id: number }>(
  'end-oldest-sessions-of-member',
  `update sessions set ended_at = $2, end_reason = 'too_many' where id in (
     select id from sessions where user_id = $1 and ended_at is null and expires_at > $2
     order by used_at desc, created_at desc, id offset $3
   ) returning id`,
);

const endOwn = prepared<{ id: number; isLive: boolean }>(
  'end-own-session',
  `with found as (
     select id from sessions where id = $2 and user_id = $1 and expires_at > $3
   ), ended as (
     update sessions set ended_at = $3, end_reason = 'signed_out'
     where id in (select id from found) and ended_at is null returning id
   )
   select id, exists (select from ended) as "isLive" from found`,
);

const listLive = prepared<SessionRow>(
  'list-sessions-of-member',
  `select id, browser, system, created_at as "createdAt", used_at as "usedAt" from sessions
   where user_id = $1 and ended_at is null and expires_at > $2 order by used_at desc, created_at desc, id`,
);

const forget = prepared<{ count: number }>(
  'forget-sessions',
  `with forgotten as (
     delete from sessions where id in (select id from sessions where coalesce(ended_at, expires_at) < $1 limit $2)
       returning id
   )
   select count(*)::int as count from forgotten`,
);

const forgetEnded = prepared('forget-ended-sessions', 'delete from ended_sessions where ended_at < $1');

export const deviceStatements = { listLive };

/** A member's sessions, as a list of the devices on which they are signed in. */
export function createDevicesRepository(on: Database | Transaction) {
  return {
    /** Ends the least recently used sessions beyond `keptMax`, and returns their ids. */
    async endOldestSessionsOf(userId: number, keptMax: number, endedAt: Date): Promise<number[]> {
      return (await runPrepared(on, endOldest, [userId, endedAt, keptMax])).map(({ id }) => id);
    },

    /** Null when the member has no such session. False when it had ended before. */
    async endOwnSession(userId: number, id: number, endedAt: Date): Promise<boolean | null> {
      const [row] = await runPrepared(on, endOwn, [userId, id, endedAt]);
      return row?.isLive ?? null;
    },

    /** The open sessions, most recently used first. */
    async listLiveSessions(userId: number, now: Date): Promise<SessionRow[]> {
      return runPrepared(on, listLive, [userId, now]);
    },

    /**
     * Deletes sessions that ended or expired before this time, with their tokens, a limited number at once. Returns the
     * number.
     */
    async forgetSessions(before: Date, limit: number): Promise<number> {
      return (await runPrepared(on, forget, [before, limit]))[0]?.count ?? 0;
    },

    async forgetEndedSessions(before: Date): Promise<void> {
      await runPrepared(on, forgetEnded, [before]);
    },
  };
}
