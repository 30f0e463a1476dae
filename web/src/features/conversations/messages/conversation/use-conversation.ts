import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import {
  addMessages,
  cachedMessages,
  conversationKey,
  fetchMessages,
  keepUnchanged,
  mergeMessages,
} from '../../../../queries/conversation.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { hasEarlier, pageSize } from './conversation-rules.ts';
import { loadedExtent } from './loaded-extent.ts';

export interface Conversation {
  messages: readonly Message[];
  /** The time when the messages were loaded, in ms since the epoch; 0 before that. */
  loadedAt: number;
  /** `gone` means that there is no conversation with this member. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  loadingEarlier: boolean;
  /** Resolves to true if there were earlier messages. */
  loadEarlier: () => Promise<boolean>;
  /** Fetches newer messages. */
  refresh: () => void;
}

/**
 * Loads the messages with a partner: the newest page first, earlier pages on demand, newer messages when the window
 * gets the focus.
 */
export function useConversation(partnerId: number): Conversation {
  const client = useQueryClient();
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  // This is a ref, because state would change too late for two scroll events in one frame.
  const isLoadingEarlier = useRef(false);
  const isOpening = useRef(true);

  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: conversationKey(partnerId),
    queryFn: async ({ signal }) => {
      const extent = loadedExtent(client, partnerId);
      // The newest message on screen cannot be used here: a sent message is shown at once, although others may have
      // arrived before it.
      const newest = extent.completeTo;
      // Opening a chat always fetches the newest page, because its messages may have been seen or got reactions. After
      // lost events all loaded messages are fetched.
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
      // Messages of an earlier visit may end before this page begins, so of the old messages only those that were sent
      // since are kept. Messages in the page keep their receipts, which an event may have brought while the page was on
      // its way.
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

/**
 * Refetches when the window gets the focus. The query library refetches when the page becomes visible, but not when the
 * member chooses one of several visible windows.
 */
function useRefetchOnFocus(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const onFocus = () => void refetch();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [refetch]);
}

function showLoadFailed(): void {
  // Without a network, the notice above every screen is enough.
  if (navigator.onLine === false) return;
  showToast({ title: t(texts.loadFailed), description: t(texts.loadFailedText), kind: 'bad' });
}
