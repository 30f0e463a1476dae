import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { Plan } from '@mwanzo/contract/limits';
import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { planOf } from '../../core/allowances/index.ts';
import { nameInNews } from '../../people/profiles/index.ts';

/** The details of a notification about a verification or a change of the profile. */
export interface NotificationDetails {
  readonly decision?: 'approved' | 'rejected';
  readonly reason_code?: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason?: string | null;
  /** The changed parts of the profile. */
  readonly changed?: readonly ChangedPart[];
  /** The sanction that waits for a second reviewer; or a colleague's question for more identity documents. */
  readonly asked?: 'ban' | 'suspend' | 'documents';
  /** True if the match asks to talk. */
  readonly asks_to_talk?: boolean;
  /** The decision about the member, or on their appeal. */
  readonly sanction?: Sanction | 'uphold' | 'lift';
  /** The rule that the decision is about. */
  readonly rule?: ReportReason | null;
  /** The days until Premium ends. */
  readonly days_left?: number;
  /** True if what has ended is the trial. */
  readonly is_trial?: boolean;
  /** True if the demo reviewer decided. */
  readonly demo?: boolean;
}

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly details: NotificationDetails;
  readonly readAt: Date | null;
  readonly createdAt: Date;
  /** The plan of the recipient. */
  readonly plan: Plan;
}

interface NewestInput {
  readonly reader: number;
  readonly limit: number;
  readonly now: Date;
}

const newest = statement<NewestInput, NotificationRow>(
  ({ reader, limit, now }) => sql`select newest.id, newest.kind, newest.actor_id as "actorId",
    ${nameInNews('actor')} as "actorName", newest.details, newest.read_at as "readAt", newest.created_at as "createdAt",
    ${planOf('reader', sql`${now}::timestamptz`)} as plan
  from (
    select * from notifications where user_id = ${reader} and withdrawn_at is null order by id desc limit ${limit}
  ) newest
  join users reader on reader.id = newest.user_id
  left join profiles actor on actor.user_id = newest.actor_id
  order by newest.id desc`,
);

/** The newest notifications of a member. */
export const listNewest = (on: Database, input: NewestInput): Promise<NotificationRow[]> => getRows(on, newest, input);

interface ReadingOne {
  readonly id: number;
  readonly reader: number;
  readonly at: Date;
}

const readOne = statement<ReadingOne, { wasUnread: boolean }>(
  ({ id, reader, at }) => sql`update notifications set read_at = coalesce(notifications.read_at, ${at}::timestamptz)
  from (select id, read_at from notifications where id = ${id} and user_id = ${reader} for update) before
  where notifications.id = before.id returning before.read_at is null as "wasUnread"`,
);

/** Marks a notification as read. `missing` when there is no such notification of this member. */
export async function markRead(on: Database, one: ReadingOne): Promise<'missing' | 'read_now' | 'read_before'> {
  const row = await getRow(on, readOne, one);
  return row ? (row.wasUnread ? 'read_now' : 'read_before') : 'missing';
}

const readAll = statement<Omit<ReadingOne, 'id'>, { marked: number }>(
  ({ reader, at }) => sql`with marked as (
    update notifications set read_at = ${at}::timestamptz
    where user_id = ${reader} and read_at is null and withdrawn_at is null returning id
  )
  select count(*)::integer as marked from marked`,
);

/** Marks all notifications of a member as read, and returns the number that were unread. */
export async function markAllRead(on: Database, all: Omit<ReadingOne, 'id'>): Promise<number> {
  return (await getRow(on, readAll, all))?.marked ?? 0;
}

export const notificationStatements = { newest, readOne, readAll };
