import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { members } from '../members/index.ts';
import { deleteComments } from './comments.repository.ts';
import { clearAnswers } from './pair-sql.ts';
import type { Two } from './relation-rules.ts';
import { isPairOf } from './relation-sql.ts';
import { decideUnblock, type SeparationFacts } from './separation-rules.ts';
import { endedEarly } from './taught-together.repository.ts';

// A separation is a block by either of two members, or the end of their match. It deletes their answers, so an earlier
// like or match never comes back by itself.

type Separation = Two & { readonly at: Date };

/** This has ended a match. */
type Separated = { readonly isMatchOver: boolean };

const isTheirs = ({ me, them }: Record<keyof Two, Sql>) => isPairOf(sql`pairs`, me, them);
const isLow = (me: Sql) => sql`${me}::bigint = pairs.low_id`;

/** Blocks somebody with whom there is no pair yet, if both have an account. */
export const blockNew = statement<Separation, Separated>(
  ({ me, them, at }) => sql`insert into pairs (low_id, high_id, low_blocked_at, high_blocked_at)
    select least(${me}::bigint, ${them}::bigint), greatest(${me}, ${them}),
      case when ${me} < ${them} then ${at}::timestamptz end, case when ${me} > ${them} then ${at} end
    from (select from users where id in (${me}, ${them}) for key share) account having count(*) = 2
    on conflict do nothing
    returning false as "isMatchOver"`,
);

/** An existing block keeps its time. */
const blockPair = statement<Separation, Separated>(
  ({ me, them, at }) => sql`update pairs set ${clearAnswers}, matched_at = null,
      match_ended_at = case when before.matched_at is null then pairs.match_ended_at else ${at}::timestamptz end,
      low_blocked_at = coalesce(pairs.low_blocked_at, case when ${isLow(me)} then ${at} end),
      high_blocked_at = coalesce(pairs.high_blocked_at, case when not ${isLow(me)} then ${at} end)
    from (select matched_at from pairs where ${isTheirs({ me, them })} for update) before
    where ${isTheirs({ me, them })}
    returning before.matched_at is not null as "isMatchOver"`,
);

/** Ends the match of two members for good, and notes who has ended it within a day. No row if there is none. */
export const endMatch = statement<Separation, Separated>(
  ({ me, them, at }) => sql`update pairs set ${clearAnswers}, matched_at = null, match_ended_at = ${at},
      unmatched_at = ${at}, taught = pairs.taught | (case
        when ${at}::timestamptz >= pairs.matched_at + interval '1 day' then 0
        when ${isLow(me)} then ${endedEarly.low} else ${endedEarly.high} end)::smallint
    where ${isTheirs({ me, them })} and pairs.matched_at is not null
    returning true as "isMatchOver"`,
);

/** Blocks a member. Resolves to null if they do not exist. */
export async function blockMember(transaction: Transaction, separation: Separation): Promise<Separated | null> {
  return (
    (await getRow(transaction, blockNew, separation)) ??
    (await getRow(transaction, blockPair, separation)) ??
    // This covers a pair that the first statement missed and that was gone at the second.
    getRow(transaction, blockNew, separation)
  );
}

const lockFacts = statement<Two, SeparationFacts>(
  ({
    me,
    them,
  }) => sql`select case when ${isLow(me)} then low_blocked_at else high_blocked_at end is not null as "isMine",
      case when ${isLow(me)} then high_blocked_at else low_blocked_at end is not null as "isTheirs",
      unmatched_at is not null as "isUnmatched", match_ended_at is not null as "wereMatched"
    from pairs where ${isTheirs({ me, them })} for update`,
);

const deletePair = statement<Two>(({ me, them }) => sql`delete from pairs where ${isTheirs({ me, them })}`);

const clearBlock = statement<Two>(
  ({ me, them }) => sql`update pairs set low_blocked_at = case when ${isLow(me)} then null else low_blocked_at end,
      high_blocked_at = case when ${isLow(me)} then high_blocked_at end
    where ${isTheirs({ me, them })}`,
);

/** Takes a block back, if there is one. */
export async function unblock(transaction: Transaction, two: Two): Promise<void> {
  const facts = await getRow(transaction, lockFacts, two);
  const decision = facts ? decideUnblock(facts) : 'nothing';
  if (decision === 'nothing') return;
  await getRows(transaction, decision === 'forget' ? deletePair : clearBlock, two);
  if (decision === 'reunite') await getRows(transaction, deleteComments, two);
}

type BlockedMember = { readonly userId: number; readonly name: string; readonly blockedAt: Date };

/**
 * The members whom this one has blocked, the latest first. It leaves out those who have also blocked this member: for
 * them this member does not exist, so they must not appear.
 */
export const listBlocked = statement<{ userId: number; limit: number }, BlockedMember>(
  ({ userId, limit }) => sql`select blocked.user_id as "userId", member.name, blocked.blocked_at as "blockedAt" from (
      select high_id as user_id, low_blocked_at as blocked_at from pairs
      where low_id = ${userId} and low_blocked_at is not null and high_blocked_at is null
      union all
      select low_id, high_blocked_at from pairs
      where high_id = ${userId} and high_blocked_at is not null and low_blocked_at is null
      order by blocked_at desc, user_id limit ${limit}
    ) blocked join ${members} member on member.id = blocked.user_id
    order by blocked.blocked_at desc, blocked.user_id`,
);
