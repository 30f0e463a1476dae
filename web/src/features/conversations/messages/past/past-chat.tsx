import { useQuery } from '@tanstack/react-query';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { useState } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { pastConversations as texts } from '../../../../i18n/past-conversations.ts';
import { t } from '../../../../i18n/translate.ts';
import { pastMessagesQuery } from '../../../../queries/past-conversations.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChatHeader } from '../partner/chat-header.tsx';
import { ChatNotLoaded } from '../conversation/chat-failed.tsx';
import { GoneConversation } from '../conversation/gone-conversation.tsx';
import type { ShownPartner } from '../partner/use-partner.ts';
import { PastMessages } from './past-messages.tsx';
import { RemoveQuestion } from './remove-question.tsx';

/** Returns a partner without name, photo and profile, for the member who has left. */
const nobody = (): ShownPartner => ({
  name: t(texts.deletedMember),
  photo: null,
  thumbhash: undefined,
  isVerified: false,
  profileId: null,
});

/** Shows an ended conversation, to be read or deleted. */
export function PastChat({ id }: { id: string }) {
  const { data: messages, error, isPending, refetch } = useQuery(pastMessagesQuery(id));
  const [asking, setAsking] = useState(false);
  if (!messages && error instanceof RequestError && error.code === 'not_found') return <GoneConversation />;
  return (
    <main className="flex h-[calc(100dvh-var(--notice-h))] flex-col bg-cotton">
      <ChatHeader partner={nobody()} presence={null} isTyping={false} onOpenProfile={() => undefined} />
      {messages ? (
        <PastMessages id={id} messages={messages} />
      ) : (
        <ChatNotLoaded isLoading={isPending} error={error} onRetry={() => void refetch()} />
      )}
      <footer
        className={
          'chat-column mb-[calc(var(--nav-h)+env(safe-area-inset-bottom))] flex flex-none flex-wrap ' +
          'items-center justify-between gap-x-4 gap-y-2 bg-surface py-2.5 shadow-[0_-1px_0_var(--color-line)] ' +
          'lg:mb-0'
        }
      >
        <p className="text-label text-ink-2">{t(texts.gone)}</p>
        <Button
          variant="outlined"
          size="sm"
          icon={trash2Icon}
          aria-haspopup="dialog"
          disabled={!messages}
          onClick={() => setAsking(true)}
        >
          {t(texts.remove)}
        </Button>
      </footer>
      <RemoveQuestion id={id} open={asking} onClose={() => setAsking(false)} />
    </main>
  );
}
