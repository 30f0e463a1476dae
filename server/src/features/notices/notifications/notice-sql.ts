// SQL for the features that send news outside the app. A decided change of the profile counts as news about the
// verification, and so does the outcome of a report.

/** Scalar: the kind of news, which a member can switch off, for the kind of a notification. */
export function noticeKindOf(notification: string): string {
  return `case when ${notification}.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
    then 'verification' else ${notification}.kind end`;
}

// An advisory lock key that nothing else uses.
const collectingLock = 6_941_726_003;

/**
 * Named queries that collect new notifications, at most `limit`. The last one, `batch`, has a row with id only if there
 * are some; `collected` has their user_id. One process collects at a time, so batches become visible in their order.
 */
export function collectForPush({ limit }: { limit: string }): string {
  return `turn as materialized (select pg_try_advisory_xact_lock(${collectingLock}) as is_mine),
    fresh as materialized (
      select notifications.id, notifications.user_id from notifications
      where notifications.push_batch is null and (select is_mine from turn)
      order by notifications.id limit ${limit} for update skip locked
    ),
    batch as materialized (select nextval('notification_batches') as id where exists (select from fresh)),
    collected as (
      update notifications set push_batch = batch.id from fresh, batch where notifications.id = fresh.id
      returning notifications.user_id
    )`;
}

/** Scalar: a batch number that is higher than those of all collected notifications. */
export function nextBatch(): string {
  return `nextval('notification_batches')`;
}

/** Query for a member's unread notifications after a batch: kind, notice_kind, actor_id, details, push_batch. */
export function unreadAfter({ userId, batch }: { userId: string; batch: string }): string {
  return `select news.id, news.kind, ${noticeKindOf('news')} as notice_kind, news.actor_id, news.details,
    news.push_batch
    from notifications news
    where news.user_id = ${userId} and news.push_batch > ${batch} and news.read_at is null
      and news.withdrawn_at is null`;
}

/** Scalar: the number of a member's unread notifications. */
export function countUnread(userId: string): string {
  return `(select count(*)::integer from notifications waiting
    where waiting.user_id = ${userId} and waiting.read_at is null and waiting.withdrawn_at is null)`;
}

/**
 * Named query `due`: takes notifications that have been unread since `until` for mails, each once; it has user_id and
 * notice_kind.
 */
export function collectForMail({ until, at, limit }: { until: string; at: string; limit: string }): string {
  return `waiting as materialized (
      select notifications.id from notifications
      where notifications.mail_collected_at is null and notifications.read_at is null
        and notifications.created_at <= ${until}
      order by notifications.created_at limit ${limit} for update skip locked
    ),
    due as (
      update notifications set mail_collected_at = ${at} from waiting where notifications.id = waiting.id
      returning notifications.user_id, ${noticeKindOf('notifications')} as notice_kind,
        notifications.mail_id is null and notifications.withdrawn_at is null as is_due
    )`;
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
}: Record<'mailId' | 'userId' | 'from' | 'when', string>): string {
  return `update notifications set mail_id = ${mailId} from ${from}
    where notifications.user_id = ${userId} and notifications.read_at is null and notifications.withdrawn_at is null
      and (notifications.mail_id is null or notifications.mail_id = ${mailId}) and ${when}
    returning notifications.kind, notifications.details`;
}
