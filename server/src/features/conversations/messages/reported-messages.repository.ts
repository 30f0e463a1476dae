import { reportLimits } from '@mwanzo/contract/limits';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { isPairOf, type Two } from '../../core/pairs/index.ts';
import { mediaIdOf } from '../chat-media/index.ts';

/** The number of messages before and after a reported one, each. */
const sides = reportLimits.messagesAround / 2;
const [before, after] = [sql`${sides + 1}`, sql`${sides}`];

const nearReported = (condition: Sql, order: Sql, limit: Sql) => sql`(
      select * from messages near where near.low_id = reported.low_id and near.high_id = reported.high_id
        and near.id ${condition} reported.id order by near.id ${order} limit ${limit}
    )`;

interface ReportedMessage {
  readonly id: number;
  readonly senderId: number;
  /** Also of a deleted one. */
  readonly text: string;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
  readonly isReported: boolean;
  readonly mediaId: number | null;
}

/**
 * Lists the messages of two members with these ids, and the ten around each. It is only for a report, and requires no
 * match: the conversation may have ended.
 */
export const listMessagesAround = statement<Two & { ids: readonly number[] }, ReportedMessage>(
  ({ me, them, ids }) => sql`
    select distinct near.id, near.sender_id as "senderId", near.text, near.created_at as "sentAt",
      near.deleted_at is not null as "isDeleted", near.id = any (${ids}::bigint[]) as "isReported",
      case when near.media_kind is not null then ${mediaIdOf(sql`near.id`)} end as "mediaId"
    from messages reported cross join lateral (
      ${nearReported(sql`<=`, sql`desc`, before)} union all ${nearReported(sql`>`, sql`asc`, after)}
    ) near
    where reported.id = any (${ids}::bigint[]) and ${isPairOf(sql`reported`, me, them)}`,
);
