import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startOutbox } from '../../features/messages/unsent/outbox.ts';
import { showMessage } from '../../queries/conversation.ts';

/** Sends the messages that wait for a connection, and shows each in its conversation. */
export function UnsentMessages() {
  const client = useQueryClient();
  useEffect(() => startOutbox((partnerId, message) => showMessage(client, partnerId, message)), [client]);
  return null;
}
