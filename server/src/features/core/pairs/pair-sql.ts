import { mayCommunicate } from './relation-sql.ts';

// SQL with which other features read and write pairs. An answer is a like or a pass. `me` and `them` are SQL for the
// ids of two members. Cast a parameter where a statement names it first, as in '$1::bigint'.

function isPairOf(pair: string, me: string, them: string): string {
  return `${pair}.low_id = least(${me}, ${them}) and ${pair}.high_id = greatest(${me}, ${them})`;
}

/** Condition: the two members are a match. */
export function areMatched(me: string, them: string): string {
  return `exists (${matchedPair(me, them)})`;
}

/** Condition: the two members are a match, or were one before a block or an unmatch. It is never null. */
export function everMatched(me: string, them: string): string {
  return `(
        select pair.matched_at is not null or pair.match_ended_at is not null
        from pairs pair where ${isPairOf('pair', me, them)}
      ) is true`;
}

/** Query for the low_id and high_id of two matched members; no row when they are no match. */
export function matchedPair(me: string, them: string): string {
  return `select pair.low_id, pair.high_id from pairs pair
    where ${isPairOf('pair', me, them)} and ${mayCommunicate('pair')}`;
}

/** Like `matchedPair`, but also locks the pair until the transaction ends. `join` and `when` restrict it. */
export function lockMatchedPair(me: string, them: string, { join, when }: { join: string; when: string }): string {
  return `select pair.low_id, pair.high_id
    from pairs pair ${join}
    where ${isPairOf('pair', me, them)} and ${mayCommunicate('pair')}
      and ${when}
    for no key update of pair`;
}

/**
 * Like `matchedPair` for all my matches, or for those with `them`, a query for ids. It locks them, in the order of
 * their ids, until the transaction ends, so nobody writes a message before that.
 */
export function lockMatchesOf(me: string, them?: string): string {
  const pairs =
    them === undefined
      ? `${me} in (pair.low_id, pair.high_id)`
      : `(pair.low_id, pair.high_id) in (select least(${me}, other.id), greatest(${me}, other.id) from (${them}) ` +
        'other (id))';
  return `select pair.low_id, pair.high_id from pairs pair where ${pairs} and ${mayCommunicate('pair')}
    order by pair.low_id, pair.high_id for no key update of pair`;
}

/** Query for all my matches: low_id, high_id, partner_id, matched_at. */
export function matchesOf(me: string): string {
  return `select low_id, high_id, high_id as partner_id, matched_at from pairs pair
    where low_id = ${me} and ${mayCommunicate('pair')}
    union all
    select low_id, high_id, low_id, matched_at from pairs pair where high_id = ${me} and ${mayCommunicate('pair')}`;
}

/** Query for my answer and the time of the match: liked, matched_at. No row before either has answered. */
export function answerOf(me: string, them: string): string {
  return `select case when ${me} < ${them} then pair.low_liked else pair.high_liked end as liked, pair.matched_at
      from pairs pair where ${isPairOf('pair', me, them)}`;
}

/** Condition: I have liked or passed them. It is never null. */
export function hasAnswered(me: string, them: string): string {
  return `(
        select case when ${me} < ${them} then pair.low_liked else pair.high_liked end is not null
        from pairs pair where ${isPairOf('pair', me, them)}
      ) is true`;
}

/** Query for everyone whom I have liked or passed: user_id. */
export function answeredBy(me: string): string {
  return `select high_id as user_id from pairs where low_id = ${me} and low_liked is not null
    union all
    select low_id from pairs where high_id = ${me} and high_liked is not null`;
}

/**
 * Query for everyone who has liked me and whom I have not answered: user_id, liked_at. People from whom I am separated
 * are left out.
 */
export function unansweredLikesTo(me: string): string {
  return `select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
      where pair.low_id = ${me} and pair.high_liked and pair.low_liked is null and not pair.is_parted
    union all
    select pair.low_id, pair.low_swiped_at from pairs pair
      where pair.high_id = ${me} and pair.low_liked and pair.high_liked is null and not pair.is_parted`;
}

/**
 * Query for everyone who had liked me when I liked or passed them, if I did so at `since` or later: user_id, liked_at.
 */
export function likesAnsweredSince(me: string, since: string): string {
  return `select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
      where pair.low_id = ${me} and pair.high_liked and not pair.is_parted
        and pair.low_swiped_at >= ${since} and pair.low_swiped_at >= pair.high_swiped_at
    union all
    select pair.low_id, pair.low_swiped_at from pairs pair
      where pair.high_id = ${me} and pair.low_liked and not pair.is_parted
        and pair.high_swiped_at >= ${since} and pair.high_swiped_at >= pair.low_swiped_at`;
}

interface AnswerToWrite {
  readonly me: string;
  readonly them: string;
  /** True is a like, false a pass. */
  readonly liked: string;
  readonly at: string;
  /** The row source, with its conditions: `rows where …`. Nothing is written when it is empty. */
  readonly from: string;
}

/**
 * Statement that writes my answer and returns is_written, matched_at; no row when it changes nothing. Both likes of a
 * pair are written to its one row, so the second one sees the first and makes the match.
 */
export function writeAnswer({ me, them, liked, at, from }: AnswerToWrite): string {
  return `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
    select least(${me}, ${them}), greatest(${me}, ${them}),
      case when ${me} < ${them} then ${liked} end, case when ${me} > ${them} then ${liked} end,
      case when ${me} < ${them} then ${at} end, case when ${me} > ${them} then ${at} end
    from ${from}
    on conflict (low_id, high_id) do update set
      low_liked = coalesce(excluded.low_liked, pairs.low_liked),
      high_liked = coalesce(excluded.high_liked, pairs.high_liked),
      low_swiped_at = coalesce(excluded.low_swiped_at, pairs.low_swiped_at),
      high_swiped_at = coalesce(excluded.high_swiped_at, pairs.high_swiped_at),
      matched_at = case
        when coalesce(excluded.low_liked, pairs.low_liked)
          and coalesce(excluded.high_liked, pairs.high_liked) then ${at}
      end
    -- Only a change is written: a first answer, or a pass that becomes a like. Somebody may have blocked meanwhile.
    where not pairs.is_parted and case
      when ${me} < ${them} then pairs.low_liked is null or (${liked} and not pairs.low_liked)
      else pairs.high_liked is null or (${liked} and not pairs.high_liked) end
    returning true as is_written, matched_at`;
}

/** Statement that locks the row of a pair, if there is one. */
export function lockPair(me: string, them: string): string {
  return `select from pairs pair where ${isPairOf('pair', me, them)} for update`;
}

/** Query for both answers of a pair: low_id, high_id, liked (mine), other_liked (theirs), matched_at. */
export function bothAnswers(me: string, them: string): string {
  return `select pair.low_id, pair.high_id, case when ${me} = pair.low_id then pair.low_liked
    else pair.high_liked end as liked,
      case when ${me} = pair.low_id then pair.high_liked else pair.low_liked end as other_liked,
      pair.matched_at
    from pairs pair where ${isPairOf('pair', me, them)}`;
}

/**
 * Statement that deletes a pair, if the other member has not answered and the two were never a match. `from` is the
 * alias of a query `bothAnswers`, which finds the pair.
 */
export function deleteUnansweredPair(from: string): string {
  return `delete from pairs using ${from}
    where pairs.low_id = ${from}.low_id and pairs.high_id = ${from}.high_id and ${from}.other_liked is null
      and pairs.match_ended_at is null`;
}

/**
 * Statement that clears my answer in a pair, if `deleteUnansweredPair` keeps the pair. `from` is the alias of a query
 * `bothAnswers`, which finds the pair.
 */
export function clearAnswer(me: string, from: string): string {
  return `update pairs set low_liked = case when ${me} = pairs.high_id then pairs.low_liked end,
      low_swiped_at = case when ${me} = pairs.high_id then pairs.low_swiped_at end,
      high_liked = case when ${me} = pairs.low_id then pairs.high_liked end,
      high_swiped_at = case when ${me} = pairs.low_id then pairs.high_swiped_at end
    from ${from}
    where pairs.low_id = ${from}.low_id and pairs.high_id = ${from}.high_id
      and (${from}.other_liked is not null or pairs.match_ended_at is not null)`;
}
