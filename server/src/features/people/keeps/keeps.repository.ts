import { sql, statement, type Sql } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { hasAnswered, maySwipe } from '../../core/pairs/index.ts';
import { visibleProfileColumns, type VisibleProfileRow } from '../profiles/index.ts';

/** Query for the ids of those whom a member keeps for later. */
export const keptBy = (me: Sql): Sql => sql`select keep.kept_id from keeps keep where keep.user_id = ${me}`;

/** Condition: the member may like or pass the row `other` of members, and has not done so. */
const isOpen = (me: Sql) => sql`${maySwipe(sql`${me}::bigint`, sql`other`)} and not ${hasAnswered(me, sql`other.id`)}`;

/** The list as its owner reads it. */
export const listKeptProfiles = statement<{ userId: number }, VisibleProfileRow & { keptAt: Date }>(
  ({ userId }) => sql`
    select ${visibleProfileColumns}, keep.kept_at as "keptAt"
  from keeps keep join profiles profile on profile.user_id = keep.kept_id
    join ${members} other on other.id = keep.kept_id
  where keep.user_id = ${userId} and ${isOpen(userId)}
  order by keep.kept_at desc, keep.kept_id`,
);

/** A row if the member may like or pass somebody, and has not done so. */
export const findOpenToKeep = statement<{ userId: number; targetId: number }>(
  ({ userId, targetId }) => sql`select from ${members} other where other.id = ${targetId} and ${isOpen(userId)}`,
);

/** All rows of the list, also those that nobody reads, the newest first. */
export const listKeptRows = statement<{ userId: number }, { keptId: number; isListed: boolean }>(
  ({ userId }) => sql`
    select keep.kept_id as "keptId", ${isOpen(userId)} as "isListed"
  from keeps keep join ${members} other on other.id = keep.kept_id
  where keep.user_id = ${userId} order by keep.kept_at desc, keep.kept_id`,
);

// The lock on the key makes a deletion of that account wait, so that it never meets a row without its member.
export const insertKeep = statement<{ userId: number; targetId: number; now: Date }>(
  ({ userId, targetId, now }) => sql`
    insert into keeps (user_id, kept_id, kept_at)
    select ${userId}, kept.id, ${now} from users kept where kept.id = ${targetId} for key share of kept
    on conflict (user_id, kept_id) do nothing`,
);

export const deleteKeep = statement<{ userId: number; targetId: number }>(
  ({ userId, targetId }) => sql`delete from keeps where user_id = ${userId} and kept_id = ${targetId}`,
);

/**
 * Forgets the people who were liked or passed, because a swipe has no statement for it. The rows are the others, the
 * newest first.
 */
export const takeKept = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`
    with answered as (
      delete from keeps keep where keep.user_id = ${userId}::bigint and ${hasAnswered(userId, sql`keep.kept_id`)}
      returning keep.kept_id
    )
    select kept_id as id from keeps where user_id = ${userId} and kept_id not in (select kept_id from answered)
    order by kept_at desc, kept_id`,
);

/** Takes two members off each other's list. */
export const deleteKeepsBetween = statement<{ me: number; them: number }>(
  ({ me, them }) => sql`delete from keeps where (user_id, kept_id) in ((${me}, ${them}), (${them}, ${me}))`,
);
