import type { Message } from '@mwanzo/contract/conversations/messages';

/** A message between member 1 and a partner. */
export function exampleMessage(id: number, sender: number, fields: Partial<Message> = {}): Message {
  return {
    id,
    sender,
    receiver: sender === 1 ? 7 : 1,
    text: `text ${id}`,
    timestamp: '2026-11-19T15:02:00Z',
    client_id: null,
    reply_to: null,
    reply_to_prompt: null,
    reactions: [],
    is_deleted: false,
    media: null,
    delivered_at: null,
    warning: null,
    seen_at: null,
    ...fields,
  };
}
