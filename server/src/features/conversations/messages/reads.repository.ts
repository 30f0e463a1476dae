import { sql, statement } from '../../../database/sql.ts';
import { areMatched, matchedPair, type Two } from '../../core/pairs/index.ts';
import { bothShow } from '../../people/settings/index.ts';
import { readConversationNotice } from '../../notices/notifications/index.ts';
import { readUpTo } from './read-sql.ts';

/** A member reads a conversation up to the message with this id. */
type Reading = Two & { readonly upTo: number };

/**
 * Finds what reading depends on: if the message belongs to this conversation, up to which id the member had read
 * before, and if the partner may know. No row unless the two are a match.
 */
export const findReadingFacts = statement<Reading, { isOurs: boolean; earlier: number; isReceipt: boolean }>(
  ({ me, them, upTo }) => sql`select message.id is not null as "isOurs",
      ${readUpTo({ low: sql`pair.low_id`, high: sql`pair.high_id` }, me)} as earlier,
      ${bothShow('read_receipts', me, them)} as "isReceipt"
    from (${matchedPair(me, them)}) pair
    left join messages message
      on message.id = ${upTo} and message.low_id = pair.low_id and message.high_id = pair.high_id`,
);

type Written = { readonly isNews: boolean; readonly isNoticeRead: boolean };

/**
 * Marks everything up to a message as read, if something up to it was unread, and the conversation's notification, if
 * no newer message is unread. Nothing is written when the match has ended. The row says which of both it has changed.
 */
export const writeReading = statement<Reading & { earlier: number; isReceipt: boolean; at: Date }, Written>(
  ({ me, them, upTo, earlier, isReceipt, at }) => {
    const pair = sql`(${matchedPair(me, them)}) pair`;
    const ours = sql`(message.low_id, message.high_id) = (pair.low_id, pair.high_id)`;
    const theirs = sql`select from messages message where ${ours} and message.sender_id <> ${me}`;
    const newer = sql`message.id > greatest(${upTo}::bigint, ${earlier}::bigint) and message.deleted_at is null`;
    const when = sql`not exists (${theirs} and ${newer})`;
    return sql`
      with written as (
        insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
        select low_id, high_id, ${me}, ${upTo}::bigint, ${at}::timestamptz, ${isReceipt}::boolean from ${pair}
        where exists (${theirs} and message.id > ${earlier}::bigint and message.id <= ${upTo})
        on conflict do nothing returning up_to
      ), noticed as (
        ${readConversationNotice({ reader: me, partner: them, at, from: pair, when })}
      )
      select exists (select from written) as "isNews", exists (select from noticed) as "isNoticeRead"`;
  },
);

/** The receiver may be told (`isShown`) if both show their presence, which typing reveals. */
export const findTypingFacts = statement<Two, { isMatched: boolean; isShown: boolean }>(
  ({ me, them }) =>
    sql`select ${areMatched(me, them)} as "isMatched", ${bothShow('shows_presence', me, them)} as "isShown"`,
);
