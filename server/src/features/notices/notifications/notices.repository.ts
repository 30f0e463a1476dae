import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Two } from '../../core/pairs/index.ts';
import type { NotificationDetails } from './notifications.repository.ts';
import type { NotifiedMember } from './publish-notified.ts';

interface Notice {
  readonly recipient: number;
  readonly kind: NotificationKind;
  /** The member whom it is about. */
  readonly actor?: number;
  readonly details?: NotificationDetails;
}

/** `notices` are JSON. */
const write = statement<{ notices: string; at: Date }, NotifiedMember>(
  ({ notices, at }) => sql`insert into notifications (user_id, kind, actor_id, details, created_at)
  select notice.recipient, notice.kind, notice.actor, coalesce(notice.details, '{}'), ${at}::timestamptz
  from jsonb_to_recordset(${notices}::jsonb) notice (recipient bigint, kind text, actor bigint, details jsonb)
  join users on users.id = notice.recipient
  on conflict do nothing
  returning user_id as "userId", kind`,
);

/**
 * Writes notifications, and returns the members who got one. A notification that its recipient already has (a match
 * with or like from the same member, another like of the same Nairobi day, an unread message in the same conversation)
 * is not written again. Recipients whose account is deleted are left out.
 */
export async function notifyMembers(tx: Transaction, at: Date, notices: readonly Notice[]): Promise<NotifiedMember[]> {
  if (notices.length === 0) return [];
  return getRows(tx, write, { notices: JSON.stringify(notices), at });
}

type WithdrawnNotices = Record<'writtenAt' | 'at', Date> & { members: readonly number[]; kind: NotificationKind };

/** Withdraws the notifications about a decision that is taken back, read or not. */
export const withdrawNotices = statement<WithdrawnNotices>(
  ({ members, kind, writtenAt, at }) => sql`update notifications set withdrawn_at = ${at}
  where user_id = any (${members}::bigint[]) and kind = ${kind} and created_at = ${writtenAt}
    and withdrawn_at is null`,
);

type LikeNotice = Record<'recipient' | 'actor', number> & { readonly at: Date; readonly isByOthers: boolean };

/**
 * Withdraws the notification of a like that is taken back, if it is still unread, so that nobody sees it. The row
 * stays, so the same like causes news only once, however often it is taken back and repeated. With `isByOthers`, the
 * notification stays and names nobody, because it tells of their likes, too.
 */
export const withdrawLikeNotice = statement<LikeNotice>(
  ({ recipient, actor, at, isByOthers }) => sql`update notifications
  set withdrawn_at = case when not ${isByOthers}::boolean then ${at}::timestamptz end,
    actor_id = case when not ${isByOthers} then actor_id end
  where kind = 'like' and user_id = ${recipient} and coalesce(actor_id, ${actor}) = ${actor} and read_at is null`,
);

/** Marks notifications of new matches with these members as read. A row for each that was unread. */
export const readMatchNotices = statement<{ reader: number; partners: readonly number[]; at: Date }, { id: number }>(
  ({ reader, partners, at }) => sql`update notifications set read_at = ${at}::timestamptz
  where kind = 'match' and user_id = ${reader}::bigint and actor_id = any (${partners}::bigint[]) and read_at is null
  returning id`,
);

/**
 * `me` is the one who ends it: their notification of a like stays when the others go, and names nobody. If it went, a
 * member of the plan Basic could find out by blocking people who has liked them.
 */
export const unnameLikeNotice = statement<Two>(
  ({ me, them }) => sql`update notifications set actor_id = null
  where user_id = ${me} and actor_id = ${them} and kind = 'like'`,
);

/** Deletes the notifications of two members about each other, as the deletion of an account does. */
export const deleteNoticesBetween = statement<Two>(
  ({ me, them }) => sql`delete from notifications
  where user_id = ${me} and actor_id = ${them} or user_id = ${them} and actor_id = ${me}`,
);
