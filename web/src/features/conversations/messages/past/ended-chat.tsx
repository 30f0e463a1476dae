import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pastConversationsQuery, pastMessagesQuery } from '../../../../queries/past-conversations.ts';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { GoneConversation } from '../conversation/gone-conversation.tsx';

/**
 * Replaces a chat that has ended: opens the ended conversation, if there is one. That contains nothing about the
 * partner's identity, so it is found by the time of the last message.
 */
export function EndedChat({ lastAt }: { lastAt: string }) {
  const { data, isFetching } = useQuery({ ...pastConversationsQuery, refetchOnMount: 'always' });
  const [, navigate] = useLocation();
  const id = data?.find(({ last_at }) => last_at === lastAt)?.id;
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    const show = () => {
      if (!left) navigate(`/chat/past/${id}`, { replace: true });
    };
    void client.prefetchQuery(pastMessagesQuery(id)).then(show);
    return () => {
      left = true;
    };
  }, [client, id, navigate]);
  if (id === undefined && !isFetching) return <GoneConversation />;
  return (
    <main className="grid min-h-[calc(100dvh-var(--nav-h)-var(--notice-h))] place-content-center">
      <Spinner />
    </main>
  );
}
