import { useState } from 'react';
import { ChatScreen } from '../../features/messages/chat-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
// A text can fail on a visit's first touch, when what sends it again could no longer come.
import '../connection/unsent-messages.ts';
import type { PageProps } from '../page-props.ts';

const ProfileViewer = deferred(async () => (await import('../../features/members/profile-viewer.tsx')).ProfileViewer, {
  when: 'touched',
});

/** The parameter is the partner's id (DESIGN.md 2.1). */
export default function ChatPage({ params }: PageProps) {
  const [viewedId, setViewedId] = useState<number>();
  return (
    <>
      <ChatScreen key={params['matchId']} partnerId={Number(params['matchId'])} onOpenProfile={setViewedId} />
      <ProfileViewer profileId={viewedId} onClose={() => setViewedId(undefined)} />
    </>
  );
}
