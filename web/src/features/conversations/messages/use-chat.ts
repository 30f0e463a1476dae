import type { Message } from '@mwanzo/contract/conversations/messages';
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { readStoredSession } from '../../../api/session-storage.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { useMessageActions } from './actions/use-message-actions.ts';
import { useTypingNotice } from './composer/use-typing-notice.ts';
import { firstUnread } from './conversation/conversation-rules.ts';
import type { RowActions } from './conversation/message-row.tsx';
import { useConversation } from './conversation/use-conversation.ts';
import { useGoToMessage } from './conversation/use-go-to-message.ts';
import { useDraft } from './drafts/use-draft.ts';
import { isPrompt, type Quote, type ReplyTarget } from './outbox/outbox-rules.ts';
import { freeInput, putInOutbox } from './outbox/outbox.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { useMatch } from './use-match.ts';

const quoteOf = ({ id, sender, text, media }: Message): Quote => ({
  id,
  sender,
  text,
  media_kind: media?.kind ?? null,
});

/**
 * The target of the next message's reply. The page holds it, because the partner's profile, which is open above the
 * chat, sets it too.
 */
export type ReplyState = [ReplyTarget | null, Dispatch<SetStateAction<ReplyTarget | null>>];

/** Holds the composer's text, and the target of its reply. */
function useWriting(partnerId: number, firstLine: string, [quote, setQuote]: ReplyState) {
  const [text, setText] = useDraft(partnerId, firstLine);
  const tellTyping = useTypingNotice(partnerId);
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') freeInput(partnerId);
    else tellTyping();
  };
  const send = () => {
    const written = text.trim();
    if (written === '') return;
    if (readStoredSession() === null) {
      showToast({ title: t(texts.noUser), kind: 'bad' });
      return;
    }
    putInOutbox({ receiver: partnerId, text: written, replyTo: quote });
    setText('');
    setQuote(null);
  };
  const repliesTo = quote && (isPrompt(quote) ? quote.prompt_id : quote.id);
  return { text, type, send, quote, setQuote, repliesTo: repliesTo ?? undefined };
}

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
  const { match, isSettled } = useMatch(partnerId);
  const arrived = useUnreadFrom(
    partnerId,
    messages,
    status === 'ready' && isSettled ? (match?.unread_count ?? 0) : undefined,
  );
  const { react, remove, copy } = useMessageActions(partnerId);
  const goTo = useGoToMessage(messages, loadEarlier);
  const [menuId, setMenuId] = useState<number>();
  const actions = useMemo<RowActions>(
    () => ({ openMenu: ({ id }) => setMenuId(id), react, goTo: (id) => void goTo(id) }),
    [react, goTo],
  );
  const { setQuote } = writing;
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
      remove,
      copy,
    },
    reply: (message: Message) => setQuote(quoteOf(message)),
  };
}
