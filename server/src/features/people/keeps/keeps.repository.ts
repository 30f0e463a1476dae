import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hasAnswered, maySwipe } from '../../core/pairs/index.ts';
import { isForEveryone, isShown, visibleProfileColumns, type VisibleProfileRow } from '../profiles/index.ts';

export interface KeptRow extends VisibleProfileRow {
  readonly keptAt: Date;
}

/** Condition: the member may like or pass the owner of a row of profiles, and has not done so. */
const isOpen = `${maySwipe({
  me: '$1::bigint',
  them: 'profile.user_id',
  isShown: isShown('profile'),
  isForEveryone: isForEveryone('profile'),
})}
    and not ${hasAnswered('$1::bigint', 'profile.user_id')}`;

const listKept = prepared<KeptRow>(
  'list-kept',
  `select ${visibleProfileColumns}, keep.kept_at as "keptAt"
  from keeps keep join profiles profile on profile.user_id = keep.kept_id
  where keep.user_id = $1 and ${isOpen}
  order by keep.kept_at desc, keep.kept_id`,
);

// The lock does not cover the key, so that writes which refer to the member do not wait.
const lockKeeper = prepared('lock-keeper', 'select from users where id = $1 for no key update');

const findOpen = prepared<{ isOpen: boolean }>(
  'find-open-to-keep',
  `select ${isOpen} as "isOpen" from profiles profile where profile.user_id = $2`,
);

const listRows = prepared<{ keptId: number; isListed: boolean }>(
  'list-kept-rows',
  `select keep.kept_id as "keptId", ${isOpen} as "isListed"
  from keeps keep join profiles profile on profile.user_id = keep.kept_id
  where keep.user_id = $1 order by keep.kept_at desc, keep.kept_id`,
);

// The lock on the key makes a deletion of that account wait, so that it never meets a row without its member.
const insertKeep = prepared(
  'insert-keep',
  `insert into keeps (user_id, kept_id, kept_at)
   select $1, kept.id, $3 from users kept where kept.id = $2 for key share of kept
   on conflict (user_id, kept_id) do nothing`,
);

const deleteKeep = prepared('delete-keep', 'delete from keeps where user_id = $1 and kept_id = $2');

/** People who were liked or passed leave the list here, because a swipe has no statement for it. */
const takeKept = prepared<{ id: number }>(
  'take-kept',
  `with answered as (
    delete from keeps keep where keep.user_id = $1::bigint and ${hasAnswered('$1', 'keep.kept_id')}
  )
  select keep.kept_id as id from keeps keep
  where keep.user_id = $1 and not ${hasAnswered('$1', 'keep.kept_id')}
  order by keep.kept_at desc, keep.kept_id`,
);

export const keepStatements = { listKept, listRows, takeKept, deleteKeep };

export function createKeepsRepository(on: Database | Transaction) {
  return {
    /** The list as its owner reads it. */
    listKept: (userId: number): Promise<KeptRow[]> => runPrepared(on, listKept, [userId]),

    /** Makes other requests of this member to keep somebody wait until the transaction ends. */
    async lockKeeper(userId: number): Promise<void> {
      await runPrepared(on, lockKeeper, [userId]);
    },

    /** Returns true if the member may like or pass somebody, and has not done so. */
    async isOpen(userId: number, targetId: number): Promise<boolean> {
      const [row] = await runPrepared(on, findOpen, [userId, targetId]);
      return row?.isOpen ?? false;
    },

    /** All rows of the list, also those that nobody reads, the newest first. */
    listRows: (userId: number) => runPrepared(on, listRows, [userId]),

    async insertKeep(userId: number, targetId: number, now: Date): Promise<void> {
      await runPrepared(on, insertKeep, [userId, targetId, now]);
    },

    async deleteKeep(userId: number, targetId: number): Promise<void> {
      await runPrepared(on, deleteKeep, [userId, targetId]);
    },

    /** Forgets the people who were liked or passed, and returns the ids of the others, the newest first. */
    async takeKept(userId: number): Promise<number[]> {
      return (await runPrepared(on, takeKept, [userId])).map(({ id }) => id);
    },
  };
}
