import type { Message } from '@mwanzo/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { mergeMessages } from './conversation-rules.ts';

export const conversationKey = (partnerId: number) => ['conversation', partnerId];

/** Adds a message that the server has made to what is shown of its conversation, if anything is. */
export function showSent(client: QueryClient, partnerId: number, message: Message): void {
  client.setQueryData<Message[]>(conversationKey(partnerId), (list) => list && mergeMessages(list, [message]));
}
