import type { QueryClient } from '@tanstack/react-query';
import { conversationKey } from '../../../queries/conversation.ts';

/** What is known about the messages that the cache holds of a conversation. */
interface LoadedExtent {
  /** From the oldest one to this id none is missing. Later ones may be: an event can be lost. */
  completeTo: number | undefined;
  /** The oldest one is the first of the conversation. */
  hasFirst: boolean;
  /** Any of them may have changed without a word to this page. */
  mayHaveChanged: boolean;
}

/** As long as the cached list, which may be dropped and fetched again. */
const extents = new WeakMap<object, LoadedExtent>();

export function loadedExtent(client: QueryClient, partnerId: number): LoadedExtent {
  const query = client.getQueryCache().find({ queryKey: conversationKey(partnerId), exact: true });
  const extent = (query && extents.get(query)) ?? { completeTo: undefined, hasFirst: false, mayHaveChanged: false };
  if (query) extents.set(query, extent);
  return extent;
}

/** Events were lost, so the next fetch of each conversation looks at all the messages that are loaded. */
export function noteMissedChanges(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['conversation'] }))
    loadedExtent(client, Number(queryKey[1])).mayHaveChanged = true;
}
