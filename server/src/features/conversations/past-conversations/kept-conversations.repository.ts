import { sql, statement, type Sql } from '../../../database/sql.ts';
import { lockMatchesOf } from '../../core/pairs/index.ts';
import { messagesOf } from '../messages/index.ts';

type MatchRow = Readonly<Record<'lowId' | 'highId', number>>;

const asMatches = (locking: Sql) =>
  sql`with locked as (${locking}) select low_id as "lowId", high_id as "highId" from locked`;

export const lockAllMatches = statement<{ me: number }, MatchRow>(({ me }) =>
  asMatches(lockMatchesOf(sql`${me}::bigint`)),
);

export const lockMatchesWith = statement<{ me: number; them: readonly number[] }, MatchRow>(({ me, them }) =>
  asMatches(lockMatchesOf(sql`${me}::bigint`, sql`select unnest(${them}::bigint[])`)),
);

/** `lowIds` and `highIds` are those of both members of each match. */
type Ended = Readonly<Record<'lowIds' | 'highIds', readonly number[]>> & {
  readonly leaverId: number;
  readonly now: Date;
};

/** A match without messages leaves no copy. Of a photo or voice note, only the caption is copied. */
export const copyConversations = statement<Ended>(
  ({ leaverId, lowIds, highIds, now }) => sql`
    with ended as (
      select gen_random_uuid() as id, match.low_id, match.high_id
      from unnest(${lowIds}::bigint[], ${highIds}::bigint[]) match (low_id, high_id)
      where exists (${messagesOf(sql`match.low_id`, sql`match.high_id`)})
    ), kept as (
      insert into past_conversations (id, owner_id, ended_at)
      select id, low_id + high_id - ${leaverId}::bigint, ${now}::timestamptz from ended
    )
    insert into past_messages (conversation_id, position, is_own, text, sent_at)
    select ended.id, row_number() over (partition by ended.id order by message.id), message.sender_id <> ${leaverId},
      case when message.sender_id <> ${leaverId} and not message.is_deleted then nullif(message.text, '') end,
      message.created_at
    from ended cross join lateral (${messagesOf(sql`ended.low_id`, sql`ended.high_id`)}) message`,
);
