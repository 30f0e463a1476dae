import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { readChatNotice } from '../../notices/notifications/index.ts';
import { matchedPair } from '../../core/pairs/index.ts';
import { exchangeReceipts, readUpTo } from './read-sql.ts';

export interface ReadingRow {
  readonly isMatched: boolean;
  /** True if something was unread until now. */
  readonly isNews: boolean;
  /** True if the partner may know. */
  readonly isReceipt: boolean;
  /** True if the notification of the conversation was unread until now. */
  readonly isNoticeRead: boolean;
}

const unread = (from: string) => `exists (
      select from messages message
      where message.low_id = target.low_id and message.high_id = target.high_id and message.sender_id <> $1
        and ${from})`;

/**
 * Marks everything up to a message as read, if the message belongs to this conversation and something up to it was
 * unread. The conversation's notification is marked as read when no newer message is unread.
 */
const readConversation = prepared<ReadingRow>(
  'read-conversation',
  `with pair as (
    ${matchedPair('$1::bigint', '$2::bigint')}
  ), target as (
    select pair.low_id, pair.high_id, message.id, ${readUpTo(
      { low: 'pair.low_id', high: 'pair.high_id' },
      '$1',
    )} as earlier
    from pair join messages message
      on message.id = $3 and message.low_id = pair.low_id and message.high_id = pair.high_id
  ), written as (
    insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
    select low_id, high_id, $1, id, $4::timestamptz, ${exchangeReceipts('$1', '$2')} from target
    where ${unread('message.id > target.earlier and message.id <= target.id')}
    on conflict do nothing
    returning is_receipt
  ), noticed as (
    ${readChatNotice({
      kind: 'message',
      reader: '$1',
      partner: '$2',
      at: '$4',
      from: 'target',
      when: `not ${unread('message.id > greatest(target.id, target.earlier) and message.deleted_at is null')}`,
    })}
  )
  select exists (select from pair) as "isMatched", exists (select from written) as "isNews",
    exists (select from written where is_receipt) as "isReceipt", exists (select from noticed) as "isNoticeRead"`,
);

export const readStatements = { readConversation };

export function createReadsRepository(database: Database) {
  return {
    async readConversation(userId: number, partnerId: number, upTo: number, now: Date): Promise<ReadingRow> {
      const [row] = await runPrepared(database, readConversation, [userId, partnerId, upTo, now]);
      if (!row) throw new Error('A query without conditions has no row');
      return row;
    },
  };
}
