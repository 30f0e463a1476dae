import '../../features/conversations/messages/outbox/outbox.ts';
import { useSending } from '../../sending/use-sending.ts';

export function UnsentMessages() {
  useSending();
  return null;
}
