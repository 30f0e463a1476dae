import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { matchesQuery } from '../../../queries/matches.ts';
import { useMessageActions } from './actions/use-message-actions.ts';
import { useWriting, type ReplyState } from './composer/use-writing.ts';
import { firstUnread } from './conversation/conversation-rules.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { useGoToMessage } from './conversation/use-go-to-message.ts';
import type { Quote } from './outbox/outbox-rules.ts';
import { useOutbox } from './outbox/use-outbox.ts';

const quoteOf = ({ id, sender, text, media }: Message): Quote => ({
  id,
  sender,
  text,
  media_kind: media?.kind ?? null,
});

/** Returns the first message that was unread on arrival. It stays the same until the chat is left. */
function useUnreadFrom(partnerId: number, messages: readonly Message[], unread: number | undefined) {
  const [from, setFrom] = useState<{ id: number | undefined }>();
  if (!from && unread !== undefined) setFrom({ id: firstUnread(messages, partnerId, unread) });
  return from;
}

/** Returns everything that the chat screen shows, and its actions. */
export function useChat(partnerId: number, firstLine: string, reply: ReplyState) {
  const conversation = useConversation(partnerId);
  const { messages, status, loadEarlier } = conversation;
  const outbox = useOutbox(partnerId, messages);
  const writing = useWriting(partnerId, firstLine, reply);
  // The match comes from the cached list, which events keep up to date.
  const { data: matches, isPending } = useQuery({ ...matchesQuery, staleTime: Infinity });
  const match = matches?.find(({ id }) => id === partnerId);
  const arrived = useUnreadFrom(
    partnerId,
    messages,
    status === 'ready' && !isPending ? (match?.unread_count ?? 0) : undefined,
  );
  const onMessages = useMessageActions(partnerId);
  const goTo = useGoToMessage(messages, loadEarlier);
  const [menuId, setMenuId] = useState<number>();
  const { setQuote } = writing;
  const actions = useMemo(
    () => ({
      ...onMessages,
      openMenu: ({ id }: Message) => setMenuId(id),
      reply: (message: Message) => setQuote(quoteOf(message)),
      goTo: (id: number) => void goTo(id),
    }),
    [onMessages, setQuote, goTo],
  );
  return {
    conversation,
    outbox,
    writing,
    match,
    unreadFrom: arrived?.id,
    reports: arrived !== undefined,
    actions,
    menu: {
      message: messages.find(({ id, is_deleted }) => id === menuId && !is_deleted),
      close: () => setMenuId(undefined),
    },
  };
}
