import type { QueryClient } from '@tanstack/react-query';
import { conversationKey } from '../../../../queries/conversation.ts';

/** Facts about the messages of a conversation that are in the cache. */
interface LoadedExtent {
  /**
   * No message is missing from the oldest loaded one up to this id. Later ones may be missing, because an event can be
   * lost.
   */
  completeTo: number | undefined;
  /** True if the oldest loaded message is the first one of the conversation. */
  hasFirst: boolean;
  /** True if any loaded message may have changed without an event to this page. */
  mayHaveChanged: boolean;
}

/** The facts live as long as the cached list, which may be dropped and fetched again. */
const extents = new WeakMap<object, LoadedExtent>();

export function loadedExtent(client: QueryClient, partnerId: number): LoadedExtent {
  const query = client.getQueryCache().find({ queryKey: conversationKey(partnerId), exact: true });
  const extent = (query && extents.get(query)) ?? { completeTo: undefined, hasFirst: false, mayHaveChanged: false };
  if (query) extents.set(query, extent);
  return extent;
}

/** Called after events were lost: the next fetch of each conversation covers all its loaded messages. */
export function noteMissedChanges(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['conversation'] }))
    loadedExtent(client, Number(queryKey[1])).mayHaveChanged = true;
}
