import type { PastConversation, PastMessage } from '@mwanzo/contract/conversations/past-conversations';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { request } from '../api/request.ts';

/** Query options for the conversations that the partner has left, latest end first. */
export const pastConversationsQuery = { queryKey: ['past-conversations'], queryFn: read('GET /api/messages/past/') };

/** The number of messages in the first page and in each earlier one. */
const pageSize = 50;

/** Fetches messages of an ended conversation, oldest first: those before a position, or the newest. */
export async function fetchPastMessages(id: string, before?: number, signal?: AbortSignal): Promise<PastMessage[]> {
  const query = { limit: pageSize, before };
  const page = await request('GET /api/messages/past/{id}/', { params: { id }, query, signal });
  return page.messages;
}

/**
 * Query options for the messages of an ended conversation. It never changes; the cache holds the loaded messages,
 * oldest first.
 */
export const pastMessagesQuery = (id: string) => ({
  queryKey: ['past-conversation', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPastMessages(id, undefined, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Removes a deleted conversation from the cache, so that no screen shows it. */
export function forgetPastConversation(client: QueryClient, id: string): void {
  client.setQueryData<PastConversation[]>(pastConversationsQuery.queryKey, (list) =>
    list?.filter((each) => each.id !== id),
  );
  client.removeQueries({ queryKey: pastMessagesQuery(id).queryKey });
}
