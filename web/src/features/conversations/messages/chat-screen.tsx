import type { Message } from '@mwanzo/contract/conversations/messages';
import { useMemo, type ComponentType } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useSession } from '../../../api/session.ts';
import { useOnline } from '../../../device/use-online.ts';
import { mediaTexts } from '../../../i18n/chat-media.ts';
import { icebreakersFor } from '../../../i18n/icebreakers.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred, orNothing } from '../../../loading/deferred.tsx';
import type { Partner } from '../../../shared/conversations/partner.ts';
import { typing } from '../../../shared/messages/typing.ts';
import { useStore } from '../../../state/store.ts';
import { useEver } from '../../../state/use-ever.ts';
import { deferredLayer } from '../../../ui/layers/layer-to-come.tsx';
import { ChatHeader } from './partner/chat-header.tsx';
import { readChatState } from './partner/chat-state.ts';
import { Writing } from './composer/writing.tsx';
import { ChatFailed, ChatNotLoaded } from './conversation/chat-failed.tsx';
import { GoneConversation } from './conversation/gone-conversation.tsx';
import type { ListNote } from './conversation/list-notes.ts';
import { MessageList } from './conversation/message-list.tsx';
import type { Conversation } from './conversation/use-conversation.ts';
import { useNewMessages } from './conversation/use-new-messages.ts';
import { LikeComments } from './like-comments.tsx';
import { NewMatch } from './new-match.tsx';
import { OfflineLine } from './offline-line.tsx';
import { vouchedPresence } from './presence-rules.ts';
import type { Outbox } from './outbox/outbox-rules.ts';
import type { ReplyState } from './composer/use-writing.ts';
import { useChat } from './use-chat.ts';
import { useLimited } from './use-limited.ts';
import { OpenChatContext, useOpenChat, type OpenChat } from './partner/open-chat.ts';
import { usePartner } from './partner/use-partner.ts';

const MessageMenu = deferredLayer(async () => (await import('./actions/message-menu.tsx')).MessageMenu, 'message');

interface ChatScreenProps {
  /** The partner's user id, from the route. */
  partnerId: number;
  /** Called when the photo or the name in the header is tapped. */
  onOpenProfile: (profileId: number) => void;
  reply: ReplyState;
  /** Entries between the messages, such as past calls. */
  notes?: readonly ListNote[];
  /** Reports a message of the partner. */
  onReport: (message: Message, partnerName: string) => void;
  /** The menu of the header. */
  Menu?: ComponentType<{ partnerId: number; name: string; messages: readonly Message[] }>;
}

const ThinkAgain = deferred(async () => (await import('./warnings/think-again.tsx')).ThinkAgain);

/** Shows an ended conversation, after the partner has left it. */
const EndedChat = deferred(async () => (await import('./past/ended-chat.tsx')).EndedChat, {
  otherwise: GoneConversation,
});

const MeetingOffer = deferred(async () => (await import('./meeting/meeting-offer.tsx')).MeetingOffer, orNothing);

/**
 * Waits for the partner's profile, which suggests the first messages. Otherwise the suggestions would change under the
 * finger.
 */
function statusOfEmpty({ status }: Conversation, isPartnerLoading: boolean): Conversation['status'] {
  return status === 'ready' && isPartnerLoading ? 'loading' : status;
}

/** Returns the partner as the messages that wait for them know them. */
function addressee(outbox: Outbox): Partner | undefined {
  const name = outbox.find(({ receiverName }) => receiverName !== undefined)?.receiverName;
  return name === undefined ? undefined : { name, photo: null, photoDetail: null, isVerified: false, profileId: null };
}

const noNotes: readonly ListNote[] = [];

export function ChatScreen({ partnerId, onOpenProfile, reply, notes = noNotes, onReport, Menu }: ChatScreenProps) {
  const state = readChatState(useHistoryState<unknown>(), partnerId);
  const chat = useChat(partnerId, state.draft, reply);
  const { conversation, outbox, writing, actions, menu } = chat;
  const known = state.partner ?? conversation.partner ?? addressee(outbox);
  const partner = usePartner(partnerId, known, conversation.status === 'ready');
  const { name: partnerName } = partner;
  const open = useMemo<OpenChat>(
    () => ({ partnerId, partnerName, ...actions, report: (message) => onReport(message, partnerName) }),
    [partnerId, partnerName, actions, onReport],
  );
  const { messages } = conversation;
  const { profile } = useSession();
  const online = useOnline();
  const limited = useLimited(partnerId, messages);
  const isTyping = useStore(typing).has(partnerId);
  const asked = outbox.find(({ phase, concerns }) => phase === 'asking' && concerns);
  const hasAsked = useEver(asked !== undefined);
  const isEmpty = messages.length === 0 && outbox.length === 0;
  const status = isEmpty ? statusOfEmpty(conversation, partner.isLoading) : conversation.status;
  const isNew = status === 'ready' && isEmpty;
  // Messages that wait are shown alone if the rest of the conversation is not to come soon.
  const waitsAlone = outbox.length > 0 && (status === 'failed' || (status === 'loading' && !online));
  if (status === 'gone') return <Gone last={messages.at(-1)} />;
  return (
    <OpenChatContext value={open}>
      <main className="flex h-[calc(100dvh-var(--notice-h))] flex-col bg-cotton">
        <ChatHeader
          partner={partner}
          presence={vouchedPresence(chat.match?.presence ?? null, { online, outbox })}
          isTyping={isTyping}
          asOf={online ? 0 : conversation.loadedAt}
          onOpenProfile={onOpenProfile}
          menu={Menu && <Menu partnerId={partnerId} name={partnerName} messages={messages} />}
        />
        <OfflineLine online={online} />
        {status !== 'ready' && !waitsAlone && (
          <ChatNotLoaded isLoading={status === 'loading'} error={conversation.error} onRetry={conversation.refresh} />
        )}
        {isNew && <NewMatch partner={partner} />}
        {(waitsAlone || (status === 'ready' && !isNew)) && (
          <MessageList
            messages={messages}
            outbox={outbox}
            unreadFrom={chat.unreadFrom}
            reports={chat.reports}
            notes={notes}
            head={<ListHead {...conversation} />}
            loadingEarlier={conversation.loadingEarlier}
            onEarlier={() => void conversation.loadEarlier()}
          />
        )}
        <Announced messages={messages} ready={status === 'ready'} />
        {/* The menu comes before the input: a reply moves the focus to the input after the closing menu has returned
            it. */}
        <MessageMenu message={menu.message} onClose={menu.close} />
        {hasAsked && <ThinkAgain message={asked} />}
        {status === 'ready' && <MeetingOffer key={partnerId} messages={messages} />}
        <Writing writing={writing} limited={limited} icebreakers={isNew ? icebreakersFor(profile, partner) : []} />
      </main>
    </OpenChatContext>
  );
}

function Gone({ last }: { last: Message | undefined }) {
  return last ? <EndedChat lastAt={last.timestamp} /> : <GoneConversation />;
}

function ListHead({ status, error, refresh }: Pick<Conversation, 'status' | 'error' | 'refresh'>) {
  if (status === 'ready') return <LikeComments />;
  return (
    status === 'failed' && (
      <div className="mb-auto grid justify-items-center gap-4 p-6">
        <ChatFailed error={error} onRetry={refresh} />
      </div>
    )
  );
}

/** Returns the text of a message for screen readers. */
const wordsOf = ({ text, media }: Message) => (media ? `${t(mediaTexts[media.kind])}. ${text}` : text);

/** Announces new messages to screen readers, each once. */
function Announced({ messages, ready }: { messages: readonly Message[]; ready: boolean }) {
  const { partnerId, partnerName } = useOpenChat();
  const nameOf = ({ sender }: Message) => (sender === partnerId ? partnerName : t(texts.you));
  const told = useNewMessages(messages, ready).filter((message) => !message.is_deleted);
  return (
    <output className="sr-only">{told.map((message) => `${nameOf(message)}: ${wordsOf(message)}`).join(' ')}</output>
  );
}
