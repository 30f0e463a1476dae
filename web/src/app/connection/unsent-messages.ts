import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startOutbox } from '../../features/conversations/messages/outbox/send-outbox.ts';
import { conversationKey, showMessage } from '../../queries/conversation.ts';

/** Sends the messages that wait for a connection, and shows each in its conversation. */
export function UnsentMessages() {
  const client = useQueryClient();
  useEffect(
    () =>
      startOutbox((partnerId, message) => {
        showMessage(client, partnerId, message);
        // Messages that the partner wrote before it may not have arrived yet.
        void client.invalidateQueries({ queryKey: conversationKey(partnerId) });
      }),
    [client],
  );
  return null;
}
