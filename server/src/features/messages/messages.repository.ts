import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';

export interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
}

export interface MessageInput {
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  /** Makes sending idempotent for one sender. */
  readonly clientId: string | null;
  readonly now: Date;
  /** The Nairobi day whose budget it draws on. */
  readonly day: string;
  /** Messages a day; null is no limit. */
  readonly limits: { readonly basic: number | null; readonly premium: number | null };
}

/** What became of a message; `id` is null unless it is stored. */
export type SendingRow = { [Column in keyof MessageRow]: MessageRow[Column] | null } & {
  readonly isMatched: boolean;
  /** The day's budget had room, or it was stored before. */
  readonly isAllowed: boolean;
  /** It was counted by this statement. */
  readonly isCounted: boolean;
};

const messageColumns = `message.id, message.sender_id as "senderId",
  message.low_id + message.high_id - message.sender_id as "receiverId",
  message.text, message.client_id as "clientId", message.created_at as "sentAt"`;

/**
 * One statement: the pair's row is locked before the id is drawn, so that the ids of a conversation are
 * committed in their order. Locks: the day's usage, then the pair, as a swipe does.
 */
const writeMessage = prepared<SendingRow>(
  'write-message',
  `with me as (
    select case plan when 'premium' then $8::integer else $7::integer end as messages_max from users where id = $1::bigint
  ), matched as (
    select from pairs where low_id = least($1, $2::bigint) and high_id = greatest($1, $2) and matched_at is not null
  ), stored as (
    select * from messages where sender_id = $1 and client_id = $4::uuid
  ), wanted as (
    select me.messages_max from me cross join matched where not exists (select from stored)
  ), counted as (
    insert into daily_usage (user_id, day, messages)
    select $1, $6::date, 1 from wanted where messages_max > 0
    on conflict (user_id, day) do update set messages = daily_usage.messages + 1
      where daily_usage.messages < (select messages_max from wanted)
    returning messages
  ), locked as (
    select pair.low_id, pair.high_id
    from pairs pair cross join wanted left join counted on true
    where pair.low_id = least($1, $2) and pair.high_id = greatest($1, $2) and pair.matched_at is not null
      and (wanted.messages_max is null or counted.messages is not null)
    for no key update of pair
  ), sent as (
    insert into messages (low_id, high_id, sender_id, text, client_id, created_at)
    select low_id, high_id, $1, $3, $4, $5::timestamptz from locked
    on conflict (sender_id, client_id) where client_id is not null do nothing
    returning *
  ), notified as (
    insert into notifications (user_id, kind, actor_id, created_at)
    select $2, 'message', $1, $5 from sent
    on conflict do nothing
  ), message as (
    select * from sent union all select * from stored
  )
  select exists (select from matched) as "isMatched", exists (select from counted) as "isCounted",
    not exists (select from wanted where messages_max is not null) or exists (select from counted) as "isAllowed",
    ${messageColumns}
  from me left join message on true`,
);

const returnMessage = prepared(
  'return-message',
  'update daily_usage set messages = messages - 1 where user_id = $1 and day = $2::date and messages > 0',
);

/** One row without an id when the two are a match without messages; none when they are no match. */
const conversation = (name: string, order: 'asc' | 'desc') =>
  prepared<MessageRow | { readonly id: null }>(
    name,
    `select ${messageColumns}
    from pairs pair left join lateral (
      select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id ${order} limit $5
    ) message on true
    where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and pair.matched_at is not null
    order by message.id`,
  );
const newestMessages = conversation('list-newest-messages', 'desc');
const nextMessages = conversation('list-next-messages', 'asc');

export const messageStatements = { writeMessage, returnMessage, newestMessages, nextMessages };

interface ConversationPage {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export function createMessagesRepository(database: Database) {
  return {
    /** Null when the sender has no account any more. */
    async writeMessage(input: MessageInput): Promise<SendingRow | null> {
      const { senderId, receiverId, text, clientId, now, day, limits } = input;
      const values = [senderId, receiverId, text, clientId, now, day, limits.basic, limits.premium];
      const [row] = await runPrepared(database, writeMessage, values);
      return row ?? null;
    },

    /** Gives a message back to the day's budget. */
    async returnMessage(senderId: number, day: string): Promise<void> {
      await runPrepared(database, returnMessage, [senderId, day]);
    },

    /** Oldest first: the next ones after an id, else the newest, before an id if one is given. Null when the two are no match. */
    async listMessages(userId: number, partnerId: number, page: ConversationPage): Promise<MessageRow[] | null> {
      const statement = page.after === undefined ? newestMessages : nextMessages;
      const values = [userId, partnerId, page.after ?? 0, page.before ?? Number.MAX_SAFE_INTEGER, page.limit];
      const rows = await runPrepared(database, statement, values);
      return rows.length === 0 ? null : rows.filter((row): row is MessageRow => row.id !== null);
    },
  };
}
