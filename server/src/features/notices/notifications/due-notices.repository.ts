import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { nextBatch, noticeKindOf } from './notice-sql.ts';

// The notifications that nothing outside the app has told of yet.

/** An advisory lock key that nothing else uses. */
const collectingLock = sql`6941726003`;

const waiting = statement<object, { isWaiting: boolean }>(
  () => sql`select exists (select from notifications where push_batch is null) as "isWaiting"`,
);

/** Says whether notifications wait for pushes. */
export async function mayCollectForPush(on: Database): Promise<boolean> {
  return (await getRow(on, waiting, {}))?.isWaiting === true;
}

const turn = statement<object, { isMine: boolean }>(
  () => sql`select pg_try_advisory_xact_lock(${collectingLock}) as "isMine"`,
);

const forPush = statement<{ limit: number }, { userId: number; batch: number }>(
  ({ limit }) => sql`with fresh as materialized (
    select id from notifications where push_batch is null order by id limit ${limit} for update skip locked
  ), batch as materialized (
    select ${nextBatch()} as id where exists (select from fresh)
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

interface WaitingForMail {
  /** Notifications that have been unread since then are due. */
  readonly until: Date;
  readonly at: Date;
  readonly limit: number;
}

interface DueForMail {
  readonly userId: number;
  readonly noticeKind: string;
  /** No mail has told of it, and it was not withdrawn. */
  readonly isDue: boolean;
}

const forMail = statement<WaitingForMail, DueForMail>(
  ({ until, at, limit }) => sql`with waiting as materialized (
    select id from notifications
    where mail_collected_at is null and read_at is null and created_at <= ${until}::timestamptz
    order by created_at limit ${limit} for update skip locked
  )
  update notifications set mail_collected_at = ${at}::timestamptz from waiting where notifications.id = waiting.id
  returning notifications.user_id as "userId", ${noticeKindOf('notifications')} as "noticeKind",
    notifications.mail_id is null and notifications.withdrawn_at is null as "isDue"`,
);

/** Takes notifications for mails, each once. */
export const collectForMail = (tx: Transaction, input: WaitingForMail): Promise<DueForMail[]> =>
  getRows(tx, forMail, input);

export const dueNoticeStatements = { waiting, forPush, forMail };
