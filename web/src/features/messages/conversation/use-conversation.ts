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
  mergeMessages,
} from '../../../queries/conversation.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { hasEarlier, pageSize } from './conversation-rules.ts';

interface Conversation {
  messages: readonly Message[];
  /** When they were loaded, in ms since the epoch; 0 before. */
  loadedAt: number;
  /** `gone`: there is no conversation with this member. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  loadingEarlier: boolean;
  loadEarlier: () => void;
  /** Fetches newer messages. */
  refresh: () => void;
  /** Shows a message that the server has stored. */
  append: (message: Message) => void;
}

/**
 * The messages with one partner: first the newest page, earlier ones on demand, newer ones when the window gets the
 * focus.
 */
export function useConversation(partnerId: number): Conversation {
  const client = useQueryClient();
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  const allLoaded = useRef(false);
  // Not the newest message shown: a message that was sent is shown at once, and others may have arrived before it.
  const fetchedTo = useRef<number>(undefined);

  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: conversationKey(partnerId),
    queryFn: async ({ signal }) => {
      const newest = fetchedTo.current;
      const wanted = newest === undefined ? { limit: pageSize } : { after: newest };
      const page = await fetchMessages(partnerId, wanted, signal);
      const known = cachedMessages(client, partnerId);
      fetchedTo.current = page.at(-1)?.id ?? newest;
      if (newest !== undefined) return mergeMessages(known, page);
      allLoaded.current = !hasEarlier(page);
      // Messages of an earlier visit may end before this page begins, so only those sent meanwhile are kept.
      return mergeMessages(
        known.filter(({ id }) => id > (fetchedTo.current ?? 0)),
        page,
      );
    },
    refetchOnWindowFocus: 'always',
  });

  const isGone = error instanceof RequestError && error.code === 'not_found';
  useEffect(() => {
    if (error && !isGone) showLoadFailed();
  }, [error, isGone]);
  useRefetchOnFocus(refetch);

  const loadEarlier = async () => {
    const oldest = cachedMessages(client, partnerId)[0]?.id;
    if (oldest === undefined || loadingEarlier || allLoaded.current) return;
    setLoadingEarlier(true);
    try {
      const page = await fetchMessages(partnerId, { before: oldest, limit: pageSize });
      allLoaded.current = !hasEarlier(page);
      addMessages(client, partnerId, page);
    } catch {
      showLoadFailed();
    } finally {
      setLoadingEarlier(false);
    }
  };

  return {
    messages: data ?? [],
    loadedAt: dataUpdatedAt,
    status: isGone ? 'gone' : data ? 'ready' : isPending ? 'loading' : 'failed',
    loadingEarlier,
    loadEarlier: () => void loadEarlier(),
    refresh: () => void refetch(),
    append: (message) => addMessages(client, partnerId, [message]),
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
