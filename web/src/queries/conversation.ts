import type { Message } from '@mwanzo/contract/conversations/messages';
import type { RequestOptions } from '../api/endpoint-types.ts';
import { request } from '../api/request.ts';

type Page = NonNullable<RequestOptions<'GET /api/messages/conversation/{userId}/'>['query']>;

/** The key of the requests for a conversation. Its messages are in `shared/conversations/`, not in the cache. */
export const conversationKey = (partnerId: number) => ['conversation', partnerId];

/** Fetches messages with a partner, oldest first: the newest ones, or those before or after an id. */
export function fetchMessages(partnerId: number, page: Page, signal?: AbortSignal): Promise<Message[]> {
  return request('GET /api/messages/conversation/{userId}/', {
    params: { userId: partnerId },
    query: page,
    signal,
  });
}
