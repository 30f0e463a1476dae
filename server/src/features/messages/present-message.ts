import type { Message } from '@mwanzo/contract/messages';
import type { MessageRow } from './messages.repository.ts';

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    sender: row.senderId,
    receiver: row.receiverId,
    text: row.text,
    timestamp: row.sentAt.toISOString(),
    client_id: row.clientId,
    reply_to: null,
    reactions: [],
    is_deleted: false,
    seen_at: null,
  };
}
