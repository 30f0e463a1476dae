import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { realNow } from '../../../../device/server-clock.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { conversationKey, fetchMessages } from '../../../../queries/conversation.ts';
import { nextPage, pageSize, withEarlier, withPage } from '../../../../shared/conversations/conversation-rules.ts';
import {
  changeConversation,
  conversations,
  forgetConversation,
  readConversation,
} from '../../../../shared/conversations/conversations.ts';
import type { Partner } from '../../../../shared/conversations/partner.ts';
import { useStore } from '../../../../state/store.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { useKeptConversation } from './use-kept-conversation.ts';

export interface Conversation {
  messages: readonly Message[];
  /** The time when the messages were loaded, in ms since the epoch; 0 before that. */
  loadedAt: number;
  /** `gone` means that there is no conversation with this member. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** The reason why the newest page did not load. */
  error: unknown;
  /** The partner as this phone remembers them. */
  partner: Partner | undefined;
  loadingEarlier: boolean;
  /** Resolves to true if there were earlier messages. */
  loadEarlier: () => Promise<boolean>;
  /** Fetches newer messages. */
  refresh: () => void;
}

/**
 * Loads the messages with a partner: the newest page first, earlier pages on demand, newer messages when the window
 * gets the focus. Messages that this phone has kept are shown at once.
 */
export function useConversation(partnerId: number): Conversation {
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  // This is a ref, because state would change too late for two scroll events in one frame.
  const isLoadingEarlier = useRef(false);
  const isOpening = useRef(true);
  const known = useStore({ ...conversations, read: () => readConversation(partnerId) });
  const isReading = useKeptConversation(partnerId);

  const { error, isPending, refetch } = useQuery({
    queryKey: conversationKey(partnerId),
    queryFn: async ({ signal }) => {
      const asked = nextPage(readConversation(partnerId), isOpening.current);
      const page = await fetchMessages(partnerId, asked, signal);
      // The member may have changed.
      signal.throwIfAborted();
      isOpening.current = false;
      const at = realNow();
      changeConversation(partnerId, (before) => withPage(before, asked, page, at));
      return at;
    },
    refetchOnWindowFocus: 'always',
  });

  const isGone = error instanceof RequestError && error.code === 'not_found';
  useEffect(() => {
    if (error && !isGone) showLoadFailed(error);
  }, [error, isGone]);
  useForgetGone(partnerId, isGone);
  useRefetchOnFocus(refetch);

  const loadEarlier = async () => {
    const before = readConversation(partnerId);
    const oldest = before?.messages[0]?.id;
    if (oldest === undefined || isLoadingEarlier.current || before?.hasFirst) return false;
    isLoadingEarlier.current = true;
    setLoadingEarlier(true);
    try {
      const page = await fetchMessages(partnerId, { before: oldest, limit: pageSize });
      // The messages before which these stood may be gone by now.
      changeConversation(partnerId, (now) => (now?.messages[0]?.id === oldest ? withEarlier(now, page) : now));
      return page.length > 0;
    } catch (failure) {
      showLoadFailed(failure);
      return false;
    } finally {
      isLoadingEarlier.current = false;
      setLoadingEarlier(false);
    }
  };

  return {
    messages: known?.messages ?? noMessages,
    loadedAt: known?.loadedAt ?? 0,
    status: isGone ? 'gone' : known ? 'ready' : isPending || isReading ? 'loading' : 'failed',
    error,
    partner: known?.partner,
    loadingEarlier,
    loadEarlier,
    refresh: () => void refetch(),
  };
}

const noMessages: readonly Message[] = [];

/** Forgets the messages of a conversation that is gone once its screen, which says how old it is, is left. */
function useForgetGone(partnerId: number, isGone: boolean): void {
  const wasGone = useRef(isGone);
  useEffect(() => {
    wasGone.current = isGone;
  }, [isGone]);
  useEffect(
    () => () => {
      if (wasGone.current) forgetConversation(partnerId);
    },
    [partnerId],
  );
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

function showLoadFailed(error: unknown): void {
  // Without a network, the notice above every screen is enough.
  if (navigator.onLine === false) return;
  showToast({ title: t(texts.loadFailed), description: t(texts.loadFailedText), kind: 'bad', error });
}
