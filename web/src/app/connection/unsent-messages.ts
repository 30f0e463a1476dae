import '../../features/conversations/messages/outbox/outbox.ts';
import { useSending } from '../../sending/use-sending.ts';

/** Sends the messages, photos and voice notes that wait for a connection. */
export function UnsentMessages() {
  useSending();
  return null;
}
