import { sql, statement } from '../../../database/sql.ts';
import { members } from '../members/index.ts';
import { hasPremium } from './premium-sql.ts';

type MemberFacts = Readonly<Record<'isVerified' | 'hasPremium', boolean>> & { readonly endsAt: Date | null };

/** The use of documents with these marks. */
type Use = { readonly marks: readonly Buffer[]; readonly userId: number; readonly now: Date };

/** No row when there is no such account. */
export const readTrialFacts = statement<{ userId: number; now: Date }, MemberFacts>(
  ({ userId, now }) => sql`select member.is_verified as "isVerified",
       ${hasPremium(sql`member.id`, now)} as "hasPremium",
     (select max(period.ends_at) from premium_periods period
       where period.user_id = member.id and period.source = 'trial') as "endsAt"
    from ${members} member where member.id = ${userId}::bigint`,
);

/** A row if the trial was started with one of these documents, or by this member. */
export const findUse = statement<Omit<Use, 'now'>>(
  ({ marks, userId }) =>
    sql`select from premium_trials where mark = any (${marks}::bytea[]) or user_id = ${userId} limit 1`,
);

/**
 * Notes that the trial was started with these documents: a row for each that had none. It waits for another account
 * that starts it with one of them at this moment. The marks are sorted, so that two members with the same ones do not
 * wait for each other.
 */
export const insertUses = statement<Use, { mark: Buffer }>(
  ({ marks, userId, now }) => sql`insert into premium_trials (mark, user_id, started_at)
    select mark, ${userId}, ${now} from unnest(${marks}::bytea[]) mark order by mark
    on conflict (mark) do nothing returning mark`,
);

/** Deletes what deleted accounts have left and what began at this time or before. */
export const forgetTrialsBefore = statement<{ startedAt: Date }>(
  ({ startedAt }) => sql`delete from premium_trials where user_id is null and started_at <= ${startedAt}`,
);
