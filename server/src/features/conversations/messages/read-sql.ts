import { unreadCountMax } from '@mwanzo/contract/limits';
import { bothShow } from '../../people/settings/index.ts';
import { sql, type Sql } from '../../../database/sql.ts';

// SQL about how far members have read their conversations. All arguments are SQL.

type Conversation = Readonly<Record<'low' | 'high', Sql>>;

/** Scalar: the id up to which a member has read a conversation; 0 if they have read nothing. */
export function readUpTo({ low, high }: Conversation, reader: Sql): Sql {
  return sql`coalesce((select read.up_to from conversation_reads read
    where (low_id, high_id, reader_id) = (${low}, ${high}, ${reader}) order by read.up_to desc limit 1), 0)`;
}

/** Scalar: the time when the receiver read the message under this alias, if its sender may know it; otherwise null. */
export function seenAt(message: Sql, { sender, receiver }: { sender: Sql; receiver: Sql }): Sql {
  return sql`case when ${bothShow('read_receipts', sender, receiver)} then (
    select read.read_at from conversation_reads read
    where read.low_id = ${message}.low_id and read.high_id = ${message}.high_id and read.reader_id = ${receiver}
      and read.up_to >= ${message}.id and read.is_receipt
    order by read.up_to limit 1) end`;
}

/** Scalar: the number of the partner's messages that a member has not read, at most `unreadCountMax`. */
export function unreadCount(conversation: Conversation, reader: Sql): Sql {
  return sql`(select count(*)::integer from (
    select from messages unread
    where unread.low_id = ${conversation.low} and unread.high_id = ${conversation.high}
      and unread.id > ${readUpTo(conversation, reader)} and unread.sender_id <> ${reader} and unread.deleted_at is null
    order by unread.id limit ${unreadCountMax}
  ) counted)`;
}
