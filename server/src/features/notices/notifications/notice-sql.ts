import { sql, type Sql } from '../../../database/sql.ts';

// SQL for the features that send news outside the app. A decided change of the profile counts as news about the
// verification, and so does the outcome of a report.

/** Scalar: the kind of news, which a member can switch off, for the kind of a notification. */
export function noticeKindOf(notification: string): Sql {
  return sql`case when ${notification}.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
    then 'verification' else ${notification}.kind end`;
}

/** Scalar: a batch number that is higher than those of all collected notifications. */
export function nextBatch(): Sql {
  return sql`nextval('notification_batches')`;
}

/** Query for a member's unread notifications after a batch: kind, notice_kind, actor_id, details, push_batch. */
export function unreadAfter({ userId, batch }: { userId: string; batch: string }): Sql {
  return sql`select news.id, news.kind, ${noticeKindOf('news')} as notice_kind, news.actor_id, news.details,
    news.push_batch
    from notifications news
    where news.user_id = ${userId} and news.push_batch > ${batch} and news.read_at is null
      and news.withdrawn_at is null`;
}

/** Scalar: the number of a member's unread notifications. */
export function countUnread(userId: string): Sql {
  return sql`(select count(*)::integer from notifications waiting
    where waiting.user_id = ${userId} and waiting.read_at is null and waiting.withdrawn_at is null)`;
}

/**
 * Statement that adds unread and wanted notifications that are in no other mail to this mail. It returns kind, details
 * of each.
 */
export function gatherForMail({
  mailId,
  userId,
  from,
  when,
}: Record<'mailId' | 'userId' | 'from' | 'when', string>): Sql {
  return sql`update notifications set mail_id = ${mailId} from ${from}
    where notifications.user_id = ${userId} and notifications.read_at is null and notifications.withdrawn_at is null
      and (notifications.mail_id is null or notifications.mail_id = ${mailId}) and ${when}
    returning notifications.kind, notifications.details`;
}
