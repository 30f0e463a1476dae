import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notifyMembers, withdrawNotices, type NotificationDetails } from '../../notices/notifications/index.ts';
import { mayReview } from './reviewer-sql.ts';

interface Notice {
  readonly members: readonly number[];
  readonly kind: NotificationKind;
  readonly at: Date;
}

/** Notifies members of a decision, in its transaction, and returns who was notified. */
export function tellMembers(
  on: Transaction,
  { members, kind, details, at }: Notice & { details: NotificationDetails },
) {
  return notifyMembers(
    on,
    at,
    members.map((recipient) => ({ recipient, kind, details })),
  );
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
