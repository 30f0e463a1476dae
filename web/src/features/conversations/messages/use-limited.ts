import type { Message } from '@mwanzo/contract/conversations/messages';
import { dayLimits, refusedReceivers } from '../../../shared/allowances/day-limits.ts';
import { useStore } from '../../../state/store.ts';

/**
 * Says whether the day's messages are used up in the conversation with a partner, as far as the server has reported it.
 * Replies to Premium members have no limit, and only the server knows who they are.
 */
export function useLimited(partnerId: number, messages: readonly Pick<Message, 'sender'>[]): boolean {
  const isUsedUp = useStore(dayLimits).messages !== undefined;
  const isRefused = useStore(refusedReceivers).has(partnerId);
  return isUsedUp && (isRefused || !messages.some(({ sender }) => sender === partnerId));
}
