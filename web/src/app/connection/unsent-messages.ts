import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showSent } from '../../features/messages/conversation/conversation-query.ts';
import { startOutbox } from '../../features/messages/unsent/outbox.ts';

/** Sends the messages that wait for a connection, and shows each in its conversation. */
export function UnsentMessages() {
  const client = useQueryClient();
  useEffect(() => startOutbox((partnerId, message) => showSent(client, partnerId, message)), [client]);
  return null;
}
