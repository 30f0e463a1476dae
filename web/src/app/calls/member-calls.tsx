import { useLocation } from 'wouter';
import { Calls } from '../../features/calls/calls.tsx';
import { putInOutbox } from '../../features/messages/outbox/outbox.ts';
import { askAbout } from '../people/asked-about.ts';

/** The member's calls, over whatever page is open. */
export function MemberCalls() {
  const [path, navigate] = useLocation();
  const openChat = (partnerId: number) => {
    const chat = `/chat/${partnerId}`;
    if (path !== chat) navigate(chat);
  };
  return (
    <Calls
      onReply={(receiver, text) => putInOutbox({ receiver, text, replyTo: null })}
      onWrite={openChat}
      onReport={(person) => askAbout('report', person)}
    />
  );
}
