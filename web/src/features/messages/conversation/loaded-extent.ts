import type { QueryClient } from '@tanstack/react-query';
import { conversationKey } from '../../../queries/conversation.ts';

/** What is known about the messages that the cache holds of a conversation. */
interface LoadedExtent {
  /** From the oldest one to this id none is missing. Later ones may be: an event can be lost. */
  completeTo: number | undefined;
  /** The oldest one is the first of the conversation. */
  hasFirst: boolean;
}

/** As long as the cached list, which may be dropped and fetched anew. */
const extents = new WeakMap<object, LoadedExtent>();

export function loadedExtent(client: QueryClient, partnerId: number): LoadedExtent {
  const query = client.getQueryCache().find({ queryKey: conversationKey(partnerId), exact: true });
  const extent = (query && extents.get(query)) ?? { completeTo: undefined, hasFirst: false };
  if (query) extents.set(query, extent);
  return extent;
}
