import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { members } from '../members/index.ts';
import { hasPremium } from './premium-sql.ts';

interface MemberFacts {
  readonly isVerified: boolean;
  readonly hasPremium: boolean;
  readonly endsAt: Date | null;
}

interface Use {
  /** The marks of the documents. */
  readonly marks: readonly Buffer[];
  readonly userId: number;
  readonly now: Date;
}

/** No row when there is no such account. */
export const readTrialFacts = statement<{ userId: number; now: Date }, MemberFacts>(
  ({ userId, now }) => sql`
    select member.is_verified as "isVerified",
       ${hasPremium(sql`member.id`, sql`${now}::timestamptz`)} as "hasPremium",
     (select max(period.ends_at) from premium_periods period
       where period.user_id = member.id and period.source = 'trial') as "endsAt"
    from ${members} member where member.id = ${userId}::bigint`,
);

const findUse = statement<Omit<Use, 'now'>>(
  ({ marks, userId }) =>
    sql`select from premium_trials where mark = any (${marks}::bytea[]) or user_id = ${userId} limit 1`,
);

/** The marks are sorted, so that two members with the same ones do not wait for each other. */
const insertUses = statement<Use, { mark: Buffer }>(
  ({ marks, userId, now }) => sql`
    insert into premium_trials (mark, user_id, started_at)
    select mark, ${userId}, ${now} from unnest(${marks}::bytea[]) mark order by mark
    on conflict (mark) do nothing returning mark`,
);

/** Deletes what deleted accounts have left and what began at this time or before. */
export const forgetTrialsBefore = statement<{ startedAt: Date }>(
  ({ startedAt }) => sql`delete from premium_trials where user_id is null and started_at <= ${startedAt}`,
);

export const trialStatements = { readTrialFacts, findUse, insertUses, forgetTrialsBefore };

/** Returns true if the trial was started with one of these documents, or by this member. */
export async function isTrialUsed(on: Database | Transaction, use: Omit<Use, 'now'>): Promise<boolean> {
  return (await getRow(on, findUse, use)) !== null;
}

/**
 * Notes that the trial was started with these documents. It waits for another account that starts it with one of them
 * at this moment.
 *
 * @returns false if one of them has had its trial; the caller rolls back then
 */
export async function useTrial(transaction: Transaction, use: Use): Promise<boolean> {
  return (await getRows(transaction, insertUses, use)).length === use.marks.length;
}
