import { useLocation } from 'wouter';
import { Calls } from '../../features/conversations/calls/calls.tsx';
import { putInOutbox } from '../../features/conversations/messages/outbox/outbox.ts';
import { askAbout } from '../people/asked-about.ts';

/** Shows the member's calls over any page. */
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
