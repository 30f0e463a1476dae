import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { Plan } from '@mwanzo/contract/limits';
import type { Sanction } from '@mwanzo/contract/trust/reports';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { planOf } from '../../core/allowances/index.ts';
import { nameInNews } from '../../people/profiles/index.ts';

/** The details of a notification about a verification or a change of the profile. */
interface NotificationDetails {
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

const newest = prepared<NotificationRow>(
  'list-notifications',
  `select newest.id, newest.kind, newest.actor_id as "actorId", ${nameInNews('actor')} as "actorName", newest.details,
    newest.read_at as "readAt", newest.created_at as "createdAt", ${planOf('reader', '$3::timestamptz')} as plan
  from (select * from notifications where user_id = $1 and withdrawn_at is null order by id desc limit $2) newest
  join users reader on reader.id = newest.user_id
  left join profiles actor on actor.user_id = newest.actor_id
  order by newest.id desc`,
);

const markRead = prepared<{ wasUnread: boolean }>(
  'mark-notification-read',
  `update notifications set read_at = coalesce(notifications.read_at, $3)
   from (select id, read_at from notifications where id = $1 and user_id = $2 for update) before
   where notifications.id = before.id returning before.read_at is null as "wasUnread"`,
);

const markAllRead = prepared<{ marked: number }>(
  'mark-all-notifications-read',
  `with marked as (update notifications set read_at = $2 where user_id = $1 and read_at is null and withdrawn_at is null
    returning id)
  select count(*)::integer as marked from marked`,
);

export const notificationStatements = { newest, markRead, markAllRead };

export function createNotificationsRepository(database: Database) {
  return {
    listNewest: (userId: number, limit: number, now: Date): Promise<NotificationRow[]> =>
      runPrepared(database, newest, [userId, limit, now]),

    /** `missing` when there is no such notification of this member. */
    async markRead(id: number, userId: number, now: Date): Promise<'missing' | 'read_now' | 'read_before'> {
      const [row] = await runPrepared(database, markRead, [id, userId, now]);
      return row ? (row.wasUnread ? 'read_now' : 'read_before') : 'missing';
    },

    /** Returns the number that were unread. */
    async markAllRead(userId: number, now: Date): Promise<number> {
      const [row] = await runPrepared(database, markAllRead, [userId, now]);
      return row?.marked ?? 0;
    },
  };
}
