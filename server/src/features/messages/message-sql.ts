/** Query for the last message of a pair: id, text, sender_id, created_at; to be joined laterally. */
export function lastMessageOf(lowId: string, highId: string): string {
  return `(select message.id, message.text, message.sender_id, message.created_at from messages message
    where message.low_id = ${lowId} and message.high_id = ${highId} order by message.id desc limit 1)`;
}
