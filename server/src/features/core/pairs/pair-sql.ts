import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { isPairOf, mayCommunicate } from './relation-sql.ts';

// SQL with which other features read and write pairs. `me` and `them` are SQL for the ids of two members, with their
// type: sql`${input.me}::bigint`.

/** Condition: the two members are a match, or were one before a block or an unmatch. It is never null. */
export function everMatched(me: Sql, them: Sql): Sql {
  return sql`(select coalesce(pair.matched_at, pair.match_ended_at)
        from pairs pair where ${isPairOf(sql`pair`, me, them)}) is not null`;
}

/**
 * Like `matchedPair` for all my matches, or for those with `them`, a query for ids. It locks them, in the order of
 * their ids, until the transaction ends, so nobody writes a message before that.
 */
export function lockMatchesOf(me: Sql, them?: Sql): Sql {
  const pairs =
    them === undefined
      ? sql`${me} in (pair.low_id, pair.high_id)`
      : sql`(pair.low_id, pair.high_id) in (
          select least(${me}, other.id), greatest(${me}, other.id) from (${them}) other (id))`;
  return sql`select pair.low_id, pair.high_id from pairs pair where ${pairs} and ${mayCommunicate(sql`pair`)}
    order by pair.low_id, pair.high_id for no key update of pair`;
}

/** Query for all my matches: low_id, high_id, partner_id, matched_at. */
export function matchesOf(me: Sql): Sql {
  return sql`select low_id, high_id, high_id as partner_id, matched_at from pairs pair
    where low_id = ${me} and ${mayCommunicate(sql`pair`)}
    union all
    select low_id, high_id, low_id, matched_at from pairs pair where high_id = ${me} and ${mayCommunicate(sql`pair`)}`;
}

/** Query for everyone whom I have liked or passed: user_id. */
export function answeredBy(me: Sql): Sql {
  return sql`select high_id as user_id from pairs where low_id = ${me} and low_liked is not null
    union all
    select low_id from pairs where high_id = ${me} and high_liked is not null`;
}

/**
 * Query for everyone who has liked me and whom I have not answered: user_id, liked_at. People from whom I am separated
 * are left out. With `since`, also for those who had liked me when I liked or passed them at that moment or later.
 */
export function likesTo(me: Sql, since?: Sql): Sql {
  const liked = (mine: 'low' | 'high', theirs: 'low' | 'high', when: Sql) =>
    sql`select pair.${theirs}_id as user_id, pair.${theirs}_swiped_at as liked_at from pairs pair
      where pair.${mine}_id = ${me} and pair.${theirs}_liked and not pair.is_parted and ${when}`;
  const open = [liked('low', 'high', sql`pair.low_liked is null`), liked('high', 'low', sql`pair.high_liked is null`)];
  const answered = (from: Sql, mine: 'low' | 'high', theirs: 'low' | 'high') =>
    liked(mine, theirs, sql`pair.${mine}_swiped_at >= ${from} and pair.${mine}_swiped_at >= pair.${theirs}_swiped_at`);
  const all = since ? [...open, answered(since, 'low', 'high'), answered(since, 'high', 'low')] : open;
  return joinSql(all, sql`\n    union all `);
}

const openLikesTo = (mine: 'low' | 'high', theirs: 'low' | 'high'): Sql =>
  sql`select pair.${mine}_id as user_id from pairs pair
      where pair.${theirs}_liked and pair.${mine}_liked is null and not pair.is_parted`;

/**
 * Query for the members with more likes than some that they have not answered: user_id, count. It reads every like that
 * is open, from two small indexes.
 */
export function manyOpenLikes(min: number): Sql {
  return sql`select liked.user_id, count(*)::integer as count
    from (${openLikesTo('low', 'high')} union all ${openLikesTo('high', 'low')}) liked
    group by liked.user_id having count(*) > ${min}`;
}

/** An answer fills these columns of the pair, each on the member's side. */
const answerColumns = ['liked', 'swiped_at', 'deciding_ms', 'place', 'looked', 'to_learn'] as const;
const sidesOf = (column: (typeof answerColumns)[number]): Sql[] => [sql`low_${column}`, sql`high_${column}`];
const bothSides = answerColumns.flatMap(sidesOf);

/** Assignments that clear what an answer has left, on the lower side and on the higher one. */
export function clearAnswersWhere(low: Sql, high: Sql): Sql {
  const cleared = bothSides.map(
    (column, at) => sql`${column} = case when not (${at % 2 === 0 ? low : high}) then ${column} end`,
  );
  return joinSql(cleared, sql`, `);
}

/** Assignments that clear both answers. */
export const clearAnswers = joinSql(
  bothSides.map((column) => sql`${column} = null`),
  sql`, `,
);

const either = (column: Sql): Sql => sql`coalesce(excluded.${column}, pairs.${column})`;

type AnswerToWrite = Readonly<Record<'me' | 'them' | 'liked' | 'at' | 'from', Sql>> & {
  /** The app said this about the answer. With `teaches`, the ranking learns from it. */
  readonly lesson: Readonly<Record<'decidingMs' | 'place' | 'looked' | 'teaches', Sql>>;
};

/**
 * Statement that writes my answer, a like or a pass, for the row of the row source `from`, and returns is_written,
 * matched_at. Both likes of a pair are written to its one row, so the second one sees the first and makes the match. It
 * has no row when it would change nothing (only a first answer or a pass that becomes a like does), or when somebody
 * has blocked meanwhile.
 */
export function writeAnswer({ me, them, liked, at, from, lesson }: AnswerToWrite): Sql {
  const toLearn = sql`case when ${lesson.teaches} then true end`;
  const values = [liked, at, lesson.decidingMs, lesson.place, lesson.looked, toLearn].flatMap((value) => [
    sql`case when ${me} < ${them} then ${value} end`,
    sql`case when ${me} > ${them} then ${value} end`,
  ]);
  const kept = bothSides.map((column) => sql`${column} = ${either(column)}`);
  const isNew = (column: Sql) => sql`(pairs.${column} is null or ${liked} and not pairs.${column})`;
  const isMineNew = sql`case when ${me} < ${them} then ${isNew(sql`low_liked`)} else ${isNew(sql`high_liked`)} end`;
  return sql`insert into pairs (low_id, high_id, ${joinSql(bothSides, sql`, `)})
    select least(${me}, ${them}), greatest(${me}, ${them}), ${joinSql(values, sql`, `)} from ${from}
    on conflict (low_id, high_id) do update set ${joinSql(kept, sql`, `)},
      matched_at = case when ${either(sql`low_liked`)} and ${either(sql`high_liked`)} then ${at} end
    where not pairs.is_parted and ${isMineNew}
    returning true as is_written, matched_at`;
}

/** Query for the pair in which I have liked them at that moment: matched_at. */
export function likedAt(me: Sql, them: Sql, at: Sql): Sql {
  const mine = (side: 'low' | 'high') => sql`pair.${side}_liked and pair.${side}_swiped_at = ${at}`;
  return sql`select pair.matched_at from pairs pair where ${isPairOf(sql`pair`, me, them)}
    and case when ${me} < ${them} then ${mine('low')} else ${mine('high')} end`;
}

/** Query for the `Answers` of two members to each other. No row before either has answered. */
export function answersOf(me: Sql, them: Sql): Sql {
  return sql`select case when ${me} = pair.low_id then pair.low_liked else pair.high_liked end as mine,
      case when ${me} = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
      pair.matched_at as "matchedAt", pair.is_parted as "isParted"
    from pairs pair where ${isPairOf(sql`pair`, me, them)}`;
}

/**
 * Query for the comments of a pair: author_id, partner_id, text, prompt_id, answer, photo_id, created_at. Only the
 * match may read them, so a caller has to find the match first.
 */
export function commentsOf(lowId: Sql, highId: Sql): Sql {
  return sql`select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
      comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
    from like_comments comment where comment.low_id = ${lowId} and comment.high_id = ${highId}`;
}
