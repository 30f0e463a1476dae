import type { Message } from '@mwanzo/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../api/request.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { conversationKey } from './conversation-query.ts';
import { hasEarlier, mergeMessages, pageSize } from './conversation-rules.ts';

const loadFailed = () => showToast({ title: t(texts.loadFailed), description: t(texts.loadFailedText), kind: 'bad' });

interface Conversation {
  messages: readonly Message[];
  status: 'loading' | 'ready' | 'failed';
  loadingEarlier: boolean;
  loadEarlier: () => void;
  /** Asks for what is newer than what is shown. */
  refresh: () => void;
  /** Adds a message that the server has made. */
  append: (message: Message) => void;
}

/** The messages with one partner: the newest page first, earlier ones on demand, newer ones when the window is looked at again. */
export function useConversation(partnerId: number): Conversation {
  const client = useQueryClient();
  const queryKey = conversationKey(partnerId);
  const known = () => client.getQueryData<Message[]>(queryKey) ?? [];
  const keep = (incoming: readonly Message[]) =>
    client.setQueryData<Message[]>(queryKey, (list) => mergeMessages(list ?? [], incoming));
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  const allLoaded = useRef(false);
  // Not the newest one shown: one's own message is shown at once, and others may have come before it.
  const fetchedTo = useRef<number>(undefined);

  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = fetchedTo.current;
      const page = await request('GET /api/messages/conversation/{userId}/', {
        params: { userId: partnerId },
        query: newest === undefined ? { limit: pageSize } : { after: newest },
        signal,
      });
      fetchedTo.current = page.at(-1)?.id ?? newest;
      if (newest !== undefined) return mergeMessages(known(), page);
      allLoaded.current = !hasEarlier(page);
      // What an earlier visit has left may end before this page begins; only what was sent meanwhile is newer.
      return mergeMessages(
        known().filter(({ id }) => id > (fetchedTo.current ?? 0)),
        page,
      );
    },
    refetchOnWindowFocus: 'always',
  });

  useEffect(() => {
    if (error) loadFailed();
  }, [error]);

  // The library notices a page that becomes visible, not a window that is chosen among visible ones.
  useEffect(() => {
    const look = () => void refetch();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refetch]);

  const loadEarlier = async () => {
    const oldest = known()[0]?.id;
    if (oldest === undefined || loadingEarlier || allLoaded.current) return;
    setLoadingEarlier(true);
    try {
      const page = await request('GET /api/messages/conversation/{userId}/', {
        params: { userId: partnerId },
        query: { before: oldest, limit: pageSize },
      });
      allLoaded.current = !hasEarlier(page);
      keep(page);
    } catch {
      loadFailed();
    } finally {
      setLoadingEarlier(false);
    }
  };

  return {
    messages: data ?? [],
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    loadingEarlier,
    loadEarlier: () => void loadEarlier(),
    refresh: () => void refetch(),
    append: (message) => void keep([message]),
  };
}
