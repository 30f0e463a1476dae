import { useHistoryState } from 'wouter/use-browser-location';
import { useSession } from '../../api/session.ts';
import { icebreakersFor } from '../../i18n/icebreakers.ts';
import { messages as texts } from '../../i18n/messages.ts';
import { t } from '../../i18n/translate.ts';
import { dayLimits } from '../../queries/day-limits.ts';
import { useStore } from '../../state/store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../ui/frames/unless-offline.tsx';
import { rotateCwIcon } from '../../ui/icons/rotate-cw.ts';
import { KeptFrom } from '../../ui/words/kept-from.tsx';
import { ChatHeader } from './chat-header.tsx';
import { readChatState } from './chat-state.ts';
import { Composer } from './composer/composer.tsx';
import { GoneConversation } from './conversation/gone-conversation.tsx';
import { MessageList } from './conversation/message-list.tsx';
import { LikeComments } from './like-comments.tsx';
import { NewMatch } from './new-match.tsx';
import { useConversation } from './conversation/use-conversation.ts';
import { useDraft } from './composer/use-draft.ts';
import { useNewMessage } from './conversation/use-new-message.ts';
import { usePartner } from './use-partner.ts';
import { useSend } from './composer/use-send.ts';

interface ChatScreenProps {
  /** The partner's user id, from the route. */
  partnerId: number;
  /** Called when the photo or the name in the header is tapped. */
  onOpenProfile: (profileId: number) => void;
}

export function ChatScreen({ partnerId, onOpenProfile }: ChatScreenProps) {
  const state = readChatState(useHistoryState<unknown>(), partnerId);
  const partner = usePartner(partnerId, state.partner);
  const conversation = useConversation(partnerId);
  const { sending, send } = useSend(partnerId);
  const { text, setText, waiting, keepUnsent } = useDraft(partnerId, state.draft, conversation.messages);
  const { profile } = useSession();
  const { messages, status } = conversation;
  const newMessage = useNewMessage(messages, status === 'ready');
  const limited = useStore(dayLimits).messages !== undefined;
  const isNew = status === 'ready' && messages.length === 0;

  const sendText = async () => {
    const sent = await send(text);
    if (!sent) return;
    conversation.append(sent);
    conversation.refresh();
  };

  if (status === 'gone') return <GoneConversation />;
  return (
    <main className="flex h-[calc(100dvh-var(--notice-h))] flex-col bg-cotton">
      <ChatHeader partner={partner} onOpenProfile={onOpenProfile} />
      {status !== 'ready' && (
        <div className="grid flex-1 place-content-center justify-items-center gap-4 p-6">
          <UnlessOffline onRetry={conversation.refresh}>
            {status === 'loading' ? <Spinner /> : <LoadFailed onRetry={conversation.refresh} />}
          </UnlessOffline>
        </div>
      )}
      {status === 'ready' && (
        <p className="px-4 text-center text-tiny text-ink-2 not-empty:py-1.5 empty:hidden">
          <KeptFrom at={conversation.loadedAt} />
        </p>
      )}
      {isNew && <NewMatch partnerId={partnerId} partner={partner} />}
      {status === 'ready' && messages.length > 0 && (
        <MessageList
          messages={messages}
          partnerId={partnerId}
          partnerName={partner.name}
          head={<LikeComments partnerId={partnerId} partnerName={partner.name} />}
          loadingEarlier={conversation.loadingEarlier}
          onEarlier={conversation.loadEarlier}
        />
      )}
      <output className="sr-only">
        {newMessage && `${newMessage.sender === partnerId ? partner.name : t(texts.you)}: ${newMessage.text}`}
      </output>
      <Composer
        limited={limited}
        text={text}
        onText={setText}
        sending={sending}
        waiting={waiting && !sending}
        onKeepUnsent={keepUnsent}
        onSend={() => void sendText()}
        icebreakers={isNew ? icebreakersFor(profile, partner) : []}
      />
    </main>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className="text-center text-ink-2">{t(texts.notHere)}</p>
      <Button variant="outlined" size="sm" icon={rotateCwIcon} onClick={onRetry}>
        {t(texts.tryAgain)}
      </Button>
    </>
  );
}
