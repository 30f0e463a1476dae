import type { Transaction } from '../../server/src/database/transaction.ts';
import { demoConversations } from './data/conversations.ts';
import { demoId } from './demo-ids.ts';

/**
 * Everybody has read their conversations half a minute after each message, except for the newest ones that the data
 * leaves unread. Matches who talk have opened each other; the others are new.
 */
export async function insertReads(transaction: Pick<Transaction, 'query'>): Promise<void> {
  const unread = demoConversations.map(({ between, unread: count }) => {
    const [one, other] = [demoId(between[0]), demoId(between[1])];
    return { low_id: Math.min(one, other), high_id: Math.max(one, other), count };
  });
  await transaction.query(
    `insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
     select low_id, high_id, low_id + high_id - sender_id, id, created_at + interval '30 seconds', true
     from (
       select *, row_number() over (partition by low_id, high_id order by id desc) as place from messages
     ) message
     join jsonb_to_recordset($1) unread (low_id bigint, high_id bigint, count integer) using (low_id, high_id)
     where place > count`,
    [JSON.stringify(unread)],
  );
  await transaction.query(
    `insert into opened_matches (low_id, high_id, user_id)
     select distinct low_id, high_id, side.id
     from messages cross join lateral (values (low_id), (high_id)) side (id)`,
  );
}
