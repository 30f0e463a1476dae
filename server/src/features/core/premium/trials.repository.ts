import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { documentMarksOf } from '../bans/index.ts';
import { isVerified } from '../../people/profiles/index.ts';
import { hasPremium } from './premium-sql.ts';

interface MemberFacts {
  readonly isVerified: boolean;
  readonly hasPremium: boolean;
  readonly endsAt: Date | null;
  /** The marks of the documents by which the member was verified. */
  readonly marks: readonly Buffer[];
}

const readMember = prepared<MemberFacts>(
  'read-trial-facts',
  `select ${isVerified('profile')} as "isVerified", ${hasPremium('profile.user_id', '$2::timestamptz')} as "hasPremium",
    (select max(period.ends_at) from premium_periods period
      where period.user_id = profile.user_id and period.source = 'trial') as "endsAt",
    array(${documentMarksOf('profile.user_id')}) as marks
   from profiles profile where profile.user_id = $1::bigint`,
);

const findUse = prepared(
  'find-used-trial',
  'select from premium_trials where mark = any ($1::bytea[]) or user_id = $2 limit 1',
);

/** The marks are sorted, so that two members with the same ones do not wait for each other. */
const use = prepared(
  'use-trial',
  `insert into premium_trials (mark, user_id, started_at)
   select mark, $2, $3 from unnest($1::bytea[]) mark order by mark
   on conflict (mark) do nothing returning mark`,
);

const forget = prepared('forget-trials', 'delete from premium_trials where user_id is null and started_at <= $1');

export const trialStatements = { readMember, findUse, use, forget };

export function createTrialsRepository(on: Database | Transaction) {
  return {
    /** Null when there is no such account. */
    async readMember(userId: number, now: Date): Promise<MemberFacts | null> {
      return (await runPrepared(on, readMember, [userId, now]))[0] ?? null;
    },

    /** Resolves to true if the trial was started with one of these documents, or by this member. */
    async isUsed(marks: readonly Buffer[], userId: number): Promise<boolean> {
      return (await runPrepared(on, findUse, [marks, userId])).length > 0;
    },

    /**
     * Notes that the trial was started with these documents. It waits for another account that starts it with one of
     * them at this moment.
     *
     * @returns false if one of them has had its trial; the caller rolls back then
     */
    async use(marks: readonly Buffer[], userId: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, use, [marks, userId, now])).length === marks.length;
    },

    /** Deletes what deleted accounts have left and what began at this time or before. */
    async forget(startedAt: Date): Promise<void> {
      await runPrepared(on, forget, [startedAt]);
    },
  };
}
