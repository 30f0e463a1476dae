import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../../../api/request-error.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import {
  addMessages,
  cachedMessages,
  conversationKey,
  fetchMessages,
  keepUnchanged,
  mergeMessages,
} from '../../../queries/conversation.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { hasEarlier, pageSize } from './conversation-rules.ts';
import { loadedExtent } from './loaded-extent.ts';

export interface Conversation {
  messages: readonly Message[];
  /** When they were loaded, in ms since the epoch; 0 before. */
  loadedAt: number;
  /** `gone`: there is no conversation with this member. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  loadingEarlier: boolean;
  /** Resolves to whether there were any. */
  loadEarlier: () => Promise<boolean>;
  /** Fetches newer messages. */
  refresh: () => void;
}

/**
 * The messages with one partner: first the newest page, earlier ones on demand, newer ones when the window gets the
 * focus.
 */
export function useConversation(partnerId: number): Conversation {
  const client = useQueryClient();
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  // State would change too late for two scroll events in one frame.
  const isLoadingEarlier = useRef(false);
  const isOpening = useRef(true);

  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: conversationKey(partnerId),
    queryFn: async ({ signal }) => {
      const extent = loadedExtent(client, partnerId);
      // Not the newest message shown: a message that was sent is shown at once, and others may have arrived before it.
      const newest = extent.completeTo;
      // On opening the newest page is fetched in any case: its messages may have been seen, or got reactions. So are all
      // that are loaded, once events were lost.
      const again = extent.mayHaveChanged ? Math.min(cachedMessages(client, partnerId).length, conversationPageMax) : 0;
      const isWhole = isOpening.current || again > 0 || newest === undefined;
      const wanted = isWhole ? { limit: Math.max(again, pageSize) } : { after: newest };
      const page = await fetchMessages(partnerId, wanted, signal);
      isOpening.current = false;
      if (again > 0) extent.mayHaveChanged = false;
      const known = cachedMessages(client, partnerId);
      const isJoined = 'after' in wanted || (newest !== undefined && page[0] !== undefined && page[0].id <= newest);
      extent.completeTo = page.at(-1)?.id ?? newest;
      if (isJoined) return mergeMessages(known, page);
      extent.hasFirst = !hasEarlier(page);
      // Messages of an earlier visit may end before this page begins, so only those sent meanwhile are kept. Those that
      // are in the page keep their receipts: an event may have brought them while the page was under way.
      const paged = new Set(page.map(({ id }) => id));
      return mergeMessages(
        known.filter(({ id }) => id > (extent.completeTo ?? 0) || paged.has(id)),
        page,
      );
    },
    structuralSharing: (known, fetched) => keepUnchanged(known as Message[] | undefined, fetched as Message[]),
    refetchOnWindowFocus: 'always',
  });

  const isGone = error instanceof RequestError && error.code === 'not_found';
  useEffect(() => {
    if (error && !isGone) showLoadFailed();
  }, [error, isGone]);
  useRefetchOnFocus(refetch);

  const loadEarlier = async () => {
    const oldest = cachedMessages(client, partnerId)[0]?.id;
    if (oldest === undefined || isLoadingEarlier.current || loadedExtent(client, partnerId).hasFirst) return false;
    isLoadingEarlier.current = true;
    setLoadingEarlier(true);
    try {
      const page = await fetchMessages(partnerId, { before: oldest, limit: pageSize });
      loadedExtent(client, partnerId).hasFirst = !hasEarlier(page);
      addMessages(client, partnerId, page);
      return page.length > 0;
    } catch {
      showLoadFailed();
      return false;
    } finally {
      isLoadingEarlier.current = false;
      setLoadingEarlier(false);
    }
  };

  return {
    messages: data ?? [],
    loadedAt: dataUpdatedAt,
    status: isGone ? 'gone' : data ? 'ready' : isPending ? 'loading' : 'failed',
    loadingEarlier,
    loadEarlier,
    refresh: () => void refetch(),
  };
}

/** The query library refetches when the page becomes visible, but not when one of several visible windows is chosen. */
function useRefetchOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const onFocus = () => void refetch();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [refetch]);
}

function showLoadFailed(): void {
  // Without a network the notice over every screen says enough.
  if (navigator.onLine === false) return;
  showToast({ title: t(texts.loadFailed), description: t(texts.loadFailedText), kind: 'bad' });
}
