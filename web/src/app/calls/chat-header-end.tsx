import type { ComponentProps } from 'react';
import { deferred } from '../../loading/deferred.tsx';
import { ChatMenu } from '../people/chat-menu.tsx';

const CallButton = deferred(
  async () => (await import('../../features/conversations/calls/call-button.tsx')).CallButton,
  {
    when: 'idle',
    placeholder: () => <span className="size-11" />,
  },
);

/** The end of a chat's header: the call button and the menu. */
export function ChatHeaderEnd(props: ComponentProps<typeof ChatMenu>) {
  return (
    <div className="flex">
      <CallButton partnerId={props.partnerId} name={props.name} />
      <ChatMenu {...props} />
    </div>
  );
}
