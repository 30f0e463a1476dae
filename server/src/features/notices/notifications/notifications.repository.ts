import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { Plan } from '@mwanzo/contract/limits';
import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import { sql, statement } from '../../../database/sql.ts';
import { planOf } from '../../core/allowances/index.ts';
import { members } from '../../core/members/index.ts';

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

/** The newest notifications of a member. */
export const listNewest = statement<{ reader: number; limit: number; now: Date }, NotificationRow>(
  ({ reader, limit, now }) => sql`select newest.id, newest.kind, newest.actor_id as "actorId",
    case when actor.is_kept then actor.name end as "actorName", newest.details, newest.read_at as "readAt",
    newest.created_at as "createdAt", ${planOf(sql`newest.user_id`, now)} as plan
  from (
    select * from notifications where user_id = ${reader} and withdrawn_at is null order by id desc limit ${limit}
  ) newest
  left join ${members} actor on actor.id = newest.actor_id
  order by newest.id desc`,
);

/** No row when it is not the reader's. */
export const markRead = statement<{ id: number; reader: number; at: Date }, { wasUnread: boolean }>(
  ({ id, reader, at }) => sql`with marked as (
    update notifications set read_at = ${at} where id = ${id} and user_id = ${reader} and read_at is null returning id
  )
  select exists (select from marked) as "wasUnread" from notifications where id = ${id} and user_id = ${reader}`,
);

export const markAllRead = statement<{ reader: number; at: Date }, { id: number }>(
  ({ reader, at }) => sql`update notifications set read_at = ${at}
  where user_id = ${reader} and read_at is null and withdrawn_at is null returning id`,
);
