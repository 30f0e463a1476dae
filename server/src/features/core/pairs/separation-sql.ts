// SQL for the separation of two members: a block by either of them, or the end of their match. The arguments are SQL,
// as in pair-sql.ts. A separation deletes their answers, so an earlier like or match never comes back by itself.

interface Separation {
  /** SQL for the id of the member who acts. */
  readonly me: string;
  readonly them: string;
  readonly at: string;
}

const clearAnswers = `low_liked = null, high_liked = null, low_swiped_at = null, high_swiped_at = null,
  matched_at = null`;

const isPair = (me: string, them: string): string =>
  `pairs.low_id = least(${me}, ${them}) and pairs.high_id = greatest(${me}, ${them})`;

/**
 * Query for everyone from whom a member is separated: user_id. It does not depend on the row with which it is compared.
 */
export function separatedFrom(me: string): string {
  return `select high_id as user_id from pairs where low_id = ${me} and is_parted
    union all
    select low_id from pairs where high_id = ${me} and is_parted`;
}

/**
 * Statement that blocks somebody with whom there is no pair yet, if both have an account. It returns a row if it
 * blocks.
 */
export function blockNewPair({ me, them, at }: Separation): string {
  return `insert into pairs (low_id, high_id, low_blocked_at, high_blocked_at)
    select least(${me}, ${them}), greatest(${me}, ${them}),
      case when ${me} < ${them} then ${at} end, case when ${me} > ${them} then ${at} end
    from (select from users where id in (${me}, ${them}) for key share) account
    having count(*) = 2
    on conflict do nothing
    returning false as is_match_over`;
}

/**
 * Statement that blocks the other member of a pair and returns is_match_over: this has ended a match. An existing block
 * keeps its time.
 */
export function blockPair({ me, them, at }: Separation): string {
  return `update pairs set ${clearAnswers},
      match_ended_at = case when before.matched_at is null then pairs.match_ended_at else ${at} end,
      low_blocked_at = coalesce(pairs.low_blocked_at, case when ${me} = pairs.low_id then ${at} end),
      high_blocked_at = coalesce(pairs.high_blocked_at, case when ${me} = pairs.high_id then ${at} end)
    from (select low_id, high_id, matched_at from pairs where ${isPair(me, them)} for update) before
    where pairs.low_id = before.low_id and pairs.high_id = before.high_id
    returning before.matched_at is not null as is_match_over`;
}

/** Statement that ends the match of two members for good, if there is one. It returns a row when it does. */
export function endMatch({ me, them, at }: Separation): string {
  return `update pairs set ${clearAnswers}, match_ended_at = ${at}, unmatched_at = ${at}
    where ${isPair(me, them)} and pairs.matched_at is not null
    returning true as is_match_over`;
}

const myBlock = (me: string): string =>
  `case when ${me} = pairs.low_id then pairs.low_blocked_at else pairs.high_blocked_at end`;
const theirBlock = (me: string): string =>
  `case when ${me} = pairs.low_id then pairs.high_blocked_at else pairs.low_blocked_at end`;

/**
 * Statements that take a block back, in this order, in one transaction. The two then count as strangers, who may meet
 * again, unless the other member has blocked too, or the match was ended before.
 */
export function unblockMember(me: string, them: string): readonly string[] {
  return [
    `select from pairs where ${isPair(me, them)} for update`,
    `delete from pairs where ${isPair(me, them)} and ${myBlock(me)} is not null and ${theirBlock(me)} is null
      and unmatched_at is null and match_ended_at is null`,
    `update pairs set low_blocked_at = case when ${me} = low_id then null else low_blocked_at end,
        high_blocked_at = case when ${me} = high_id then null else high_blocked_at end
      where ${isPair(me, them)} and is_parted`,
    // The comment of an earlier like does not belong to a new one.
    `delete from like_comments comment using pairs
      where ${isPair(me, them)} and not pairs.is_parted and pairs.matched_at is null
        and pairs.match_ended_at is not null
        and comment.low_id = pairs.low_id and comment.high_id = pairs.high_id`,
  ];
}

/**
 * Query for those whom a member has blocked, at most `limit`, latest first: user_id, blocked_at. It leaves out those
 * who have also blocked the member: for them this member does not exist, so they must not appear.
 */
export function blockedBy(me: string, limit: string): string {
  return `select blocked.user_id, blocked.blocked_at from (
      select high_id as user_id, low_blocked_at as blocked_at from pairs
      where low_id = ${me} and low_blocked_at is not null and high_blocked_at is null
      union all
      select low_id, high_blocked_at from pairs
      where high_id = ${me} and high_blocked_at is not null and low_blocked_at is null
    ) blocked order by blocked.blocked_at desc, blocked.user_id limit ${limit}`;
}
