/**
 * Query for the last message of a pair: id, text (empty if deleted), is_deleted, sender_id, created_at, low_id, high_id;
 * to be joined laterally.
 */
export function lastMessageOf(lowId: string, highId: string): string {
  return `(select message.id, case when message.deleted_at is null then message.text else '' end as text,
      message.deleted_at is not null as is_deleted, message.sender_id, message.created_at, message.low_id, message.high_id
    from messages message
    where message.low_id = ${lowId} and message.high_id = ${highId} order by message.id desc limit 1)`;
}
