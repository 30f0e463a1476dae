import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { members } from '../../core/members/index.ts';

// The notifications that nothing outside the app has told of yet.

/** A row if notifications wait for pushes. */
export const findWaitingForPush = statement<object>(
  () => sql`select from notifications where push_batch is null limit 1`,
);

/** The key of the advisory lock is one that nothing else uses. */
const turn = statement<object, { isMine: boolean }>(
  () => sql`select pg_try_advisory_xact_lock(6941726003) as "isMine"`,
);

export const forPush = statement<{ limit: number }, { userId: number; batch: number }>(
  ({ limit }) => sql`with fresh as materialized (
    select id from notifications where push_batch is null order by id limit ${limit} for update skip locked
  ), batch as materialized (
    select nextval('notification_batches') as id where exists (select from fresh)
  )
  update notifications set push_batch = batch.id from fresh, batch where notifications.id = fresh.id
  returning notifications.user_id as "userId", batch.id as batch`,
);

/**
 * Collects new notifications, at most `limit`, and returns their batch and members; null if there are none. One
 * process collects at a time, so batches become visible in their order.
 */
export async function collectForPush(
  tx: Transaction,
  limit: number,
): Promise<{ batch: number; members: number[] } | null> {
  if (!(await getRow(tx, turn, {}))?.isMine) return null;
  const rows = await getRows(tx, forPush, { limit });
  const [first] = rows;
  return first ? { batch: first.batch, members: [...new Set(rows.map(({ userId }) => userId))] } : null;
}

type DueForMail = { readonly userId: number; readonly kind: NotificationKind; readonly isDue: boolean };

/**
 * Takes notifications that have been unread since `until` for mails, each once. One is due if no mail has told of it,
 * and it was not withdrawn.
 */
export const collectForMail = statement<{ until: Date; at: Date; limit: number }, DueForMail>(
  ({ until, at, limit }) => sql`with waiting as materialized (
    select id from notifications
    where mail_collected_at is null and read_at is null and created_at <= ${until}::timestamptz
    order by created_at limit ${limit} for update skip locked
  )
  update notifications set mail_collected_at = ${at}::timestamptz from waiting where notifications.id = waiting.id
  returning notifications.user_id as "userId", notifications.kind,
    notifications.mail_id is null and notifications.withdrawn_at is null as "isDue"`,
);

type WantedNews = { readonly userId: number; readonly kinds: readonly NotificationKind[] };
type Noticed = Pick<NotificationRow, 'kind' | 'details'>;

/** Adds a member's unread notifications of these kinds that are in no other mail to this mail, and returns them. */
export const gatherForMail = statement<WantedNews & { mailId: number }, Noticed>(
  ({ mailId, userId, kinds }) => sql`update notifications set mail_id = ${mailId}::bigint
  where user_id = ${userId} and read_at is null and withdrawn_at is null
    and (mail_id is null or mail_id = ${mailId}) and kind = any (${kinds}::text[])
  returning kind, details`,
);

type UnreadNotice = Noticed & Pick<NotificationRow, 'actorId' | 'actorName'>;

/** A member's unread notifications of these kinds after a batch, newest first, at most `limit`. */
export const listUnread = statement<WantedNews & { batch: number; limit: number }, UnreadNotice>(
  ({ userId, batch, kinds, limit }) => sql`select news.kind, news.details, news.actor_id as "actorId",
    case when actor.is_kept then actor.name end as "actorName"
  from notifications news left join ${members} actor on actor.id = news.actor_id
  where news.user_id = ${userId}::bigint and news.push_batch > ${batch}::bigint and news.read_at is null
    and news.withdrawn_at is null and news.kind = any (${kinds}::text[])
  order by news.id desc limit ${limit}`,
);

export const countUnread = statement<{ userId: number }, { unread: number }>(
  ({ userId }) => sql`select count(*)::integer as unread from notifications
  where user_id = ${userId} and read_at is null and withdrawn_at is null`,
);

/** Draws a batch number that is higher than those of all collected notifications. */
export const drawBatch = statement<object, { batch: number }>(
  () => sql`select nextval('notification_batches') as batch`,
);
