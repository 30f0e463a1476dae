import { useState } from 'react';
import { ChatScreen } from '../../features/messages/chat-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
import { useOpenMatch } from '../../queries/open-match.ts';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';
// Loaded with the page: a message can fail on the visit's first touch, when the code that resends it could no longer arrive.
import '../connection/unsent-messages.ts';
import type { PageProps } from '../page-props.ts';

const ProfileViewer = deferred(async () => (await import('../../features/members/profile-viewer.tsx')).ProfileViewer, {
  when: 'touched',
  placeholder: ({ profileId, onClose }) => <LayerToCome open={profileId !== undefined} onClose={onClose} />,
});

/** The parameter is the partner's member id. docs/product.md, "Members and ids" */
export default function ChatPage({ params }: PageProps) {
  useOpenMatch(Number(params['matchId']));
  const [viewedId, setViewedId] = useState<number>();
  const close = () => setViewedId(undefined);
  return (
    <>
      <ChatScreen key={params['matchId']} partnerId={Number(params['matchId'])} onOpenProfile={setViewedId} />
      {/* The chat is below: to write, the profile only has to close. */}
      <ProfileViewer profileId={viewedId} onClose={close} onMessage={close} />
    </>
  );
}
