import { blocksListedMax } from '@mwanzo/contract/limits';
import { getRow, getRows, sql, statement, type Sql, type Statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { deleteCallConsents } from '../calls/index.ts';
import { takeMediaBetween } from '../chat-media/index.ts';
import { deleteKeepsBetween } from '../../people/keeps/index.ts';
import { deleteOpenings } from '../matches/index.ts';
import { freeClientIds } from '../messages/index.ts';
import { deleteNoticesBetween } from '../../notices/notifications/index.ts';
import { blockedBy, blockNewPair, blockPair, endMatch, unblockMember } from '../../core/pairs/index.ts';
import { nameOf } from '../../people/profiles/index.ts';

/** A member who ends it, and the other one. */
interface Two {
  readonly me: number;
  readonly them: number;
}

interface Separation extends Two {
  readonly at: Date;
}

interface SeparatedRow {
  readonly isMatchOver: boolean;
}

type TwoSql = { readonly [Key in keyof Two]: Sql };
const bigints = ({ me, them }: TwoSql) => ({ me: sql`${me}::bigint`, them: sql`${them}::bigint` });

/** A statement that returns a row if it separates the two. */
const separating = (word: (of: { readonly [Key in keyof Separation]: Sql }) => string) =>
  statement<Separation, SeparatedRow>(
    (input) => sql`
    with separated as (${word({ ...bigints(input), at: sql`${input.at}::timestamptz` })})
    select is_match_over as "isMatchOver" from separated`,
  );
const blockNew = separating(blockNewPair);
const block = separating(blockPair);
const unmatch = separating(endMatch);

const between = (word: (me: Sql, them: Sql) => string) =>
  statement<Two>((input) => {
    const { me, them } = bigints(input);
    return sql`${word(me, them)}`;
  });

/** Runs after the pair is locked, so that it covers everything that was written before. */
const cleanups = [
  between((me, them) => deleteNoticesBetween({ me, them })),
  between(deleteCallConsents),
  between(deleteKeepsBetween),
  between(deleteOpenings),
  between(freeClientIds),
];
const takeMedia = statement<Separation>((input) => {
  const { me, them } = bigints(input);
  return sql`${takeMediaBetween(me, them, sql`${input.at}::timestamptz`)}`;
});

const unblock = unblockMember('', '').map((_, step) => between((me, them) => String(unblockMember(me, them)[step])));

interface BlockedRow {
  readonly userId: number;
  readonly name: string;
  readonly blockedAt: Date;
}

/** The members whom this one has blocked, the latest first. */
export const listBlocked = statement<{ userId: number }, BlockedRow>(
  ({ userId }) => sql`
    select blocked.user_id as "userId", ${nameOf('profile')} as name, blocked.blocked_at as "blockedAt"
    from (${blockedBy(sql`${userId}::bigint`, String(blocksListedMax))}) blocked
    join profiles profile on profile.user_id = blocked.user_id
    order by blocked.blocked_at desc, blocked.user_id`,
);

export const separationStatements = { blockNew };

/** By the way of separation, the statements that run until one of them finds something to do. */
const statementsOf: Record<'block' | 'unmatch', readonly Statement<Separation, SeparatedRow>[]> = {
  // The last statement repeats the first. It covers a pair that the first one missed and that was gone at the second.
  block: [blockNew, block, blockNew],
  unmatch: [unmatch],
};

/** Resolves to true if this ended a match. Blocking somebody who does not exist changes nothing. */
export async function separate(on: Transaction, how: 'block' | 'unmatch', separation: Separation): Promise<boolean> {
  for (const step of statementsOf[how]) {
    const row = await getRow(on, step, separation);
    if (!row) continue;
    for (const cleanup of cleanups) await getRows(on, cleanup, separation);
    await getRows(on, takeMedia, separation);
    return row.isMatchOver;
  }
  return false;
}

export async function takeBlockBack(on: Transaction, two: Two): Promise<void> {
  for (const step of unblock) await getRows(on, step, two);
}
