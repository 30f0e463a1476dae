import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createReadTeller } from './tell-read.ts';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

interface ReadingInput {
  partnerId: number;
  messages: readonly Message[];
  nearEnd: boolean;
  /** True if visible messages may be reported as read. */
  reports: boolean;
  /** The key of the newest note of which the reader has a notification. */
  news: string | undefined;
}

/**
 * Reports as read the partner's newest message, once it is on screen and the page is visible. A note with a
 * notification reports it again, because reading a conversation takes its notification away.
 *
 * @returns the number of new messages of the partner that are not on screen
 */
export function useReading({ partnerId, messages, nearEnd, reports, news }: ReadingInput): number {
  const client = useQueryClient();
  const teller = useMemo(() => createReadTeller(client, partnerId), [client, partnerId]);
  const visible = useSyncExternalStore(subscribeToVisibility, isVisible, () => true);
  const newest = messages.at(-1)?.id ?? 0;
  const theirs = messages.findLast(({ sender }) => sender === partnerId)?.id;
  const [seenTo, setSeenTo] = useState(newest);
  if (nearEnd && newest > seenTo) setSeenTo(newest);

  useEffect(() => {
    if (visible && nearEnd && reports && theirs !== undefined) teller.read(theirs);
  }, [teller, visible, nearEnd, reports, theirs]);
  useEffect(() => {
    if (visible && nearEnd && reports && theirs !== undefined && news !== undefined) teller.readNews(news, theirs);
  }, [teller, visible, nearEnd, reports, theirs, news]);
  useEffect(() => {
    const onVisibility = () => {
      if (!isVisible()) teller.leave();
    };
    const unsubscribe = subscribeToVisibility(onVisibility);
    return () => {
      unsubscribe();
      teller.leave();
    };
  }, [teller]);

  return messages.filter(({ id, sender, is_deleted }) => id > seenTo && sender === partnerId && !is_deleted).length;
}
