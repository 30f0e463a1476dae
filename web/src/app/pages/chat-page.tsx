import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { useState } from 'react';
import { ChatScreen } from '../../features/conversations/messages/chat-screen.tsx';
import type { ReplyTarget } from '../../features/conversations/messages/outbox/outbox-rules.ts';
import { useOpenMatch } from '../live/open-match.ts';
import { ProfileViewer } from '../people/profile-viewer-deferred.tsx';
// The code that resends messages loads with the page. A message can fail at the first touch of a visit, and then this
// code could not be loaded any more.
import '../connection/unsent-messages.ts';
import { ChatHeaderEnd } from '../calls/chat-header-end.tsx';
import { useCallNotes } from '../calls/use-call-notes.tsx';
import type { PageProps } from '../page-props.ts';
import { askAbout } from '../people/asked-about.ts';
import { reportMessage } from '../people/report-message.ts';

/** The parameter is the partner's member id. docs/product/accounts.md, "Members and ids" */
export default function ChatPage({ params }: PageProps) {
  const partnerId = params['matchId'];
  return <Chat key={partnerId} partnerId={Number(partnerId)} />;
}

function Chat({ partnerId }: { partnerId: number }) {
  useOpenMatch(partnerId);
  const [viewedId, setViewedId] = useState<number>();
  const [replyTo, setReplyTo] = useState<ReplyTarget | null>(null);
  const close = () => setViewedId(undefined);
  const replyToPrompt = (prompt: PromptAnswer) => {
    close();
    setReplyTo(prompt);
  };
  return (
    <>
      {/* The chat is below the profile, so to write a message the profile only has to close. It stands before the
          chat in the code, because a reply moves the focus to the input after the closing profile has returned it. */}
      <ProfileViewer profileId={viewedId} onClose={close} onMessage={close} onReply={replyToPrompt} onAsk={askAbout} />
      <ChatScreen
        partnerId={partnerId}
        onOpenProfile={setViewedId}
        reply={[replyTo, setReplyTo]}
        onReport={reportMessage}
        notes={useCallNotes(partnerId)}
        Menu={ChatHeaderEnd}
      />
    </>
  );
}
