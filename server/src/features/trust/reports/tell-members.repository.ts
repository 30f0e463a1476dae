import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notify, withdrawNotices, type NotifiedMember } from '../../notices/notifications/index.ts';
import { mayReview } from './reviewer-sql.ts';

interface Notice {
  readonly members: readonly number[];
  readonly kind: NotificationKind;
  readonly at: Date;
}

const tell = statement<Notice & { details: string }, NotifiedMember>(
  ({ members, kind, details, at }) => sql`
    with told as (${notify({
      recipient: 'member.id',
      kind: sql`${kind}::text`,
      details: sql`${details}::jsonb`,
      at: sql`${at}::timestamptz`,
      from: sql`users member where member.id = any(${members}::bigint[])`,
    })})
    select user_id as "userId", kind from told`,
);

/** Notifies members of a decision, in its transaction. Deleted accounts are left out. Returns who was notified. */
export function tellMembers(on: Transaction, { details, ...notice }: Notice & { readonly details: object }) {
  return getRows(on, tell, { ...notice, details: JSON.stringify(details) });
}

/** Withdraws the notifications that were written at that time, when their decision is taken back. */
export const withdrawFrom = statement<Notice & { writtenAt: Date }>(
  ({ members, kind, writtenAt, at }) =>
    sql`${withdrawNotices({
      recipients: sql`select unnest(${members}::bigint[])`,
      kind,
      writtenAt,
      at,
    })}`,
);

const findReviewer = statement<{ moderatorId: number; userId: number }, { may: boolean }>(
  ({ moderatorId, userId }) => sql`select ${mayReview(sql`${moderatorId}::bigint`, sql`${userId}::bigint`)} as may`,
);

/** Resolves to true if this moderator may review the member; see `mayReview`. */
export async function mayReviewNow(on: Transaction, ids: { readonly moderatorId: number; readonly userId: number }) {
  return (await getRow(on, findReviewer, ids))?.may ?? false;
}
