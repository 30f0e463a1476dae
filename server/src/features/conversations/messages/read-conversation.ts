import { ApiError } from '../../../errors/api-error.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { createReadsRepository } from './reads.repository.ts';

/**
 * Records that a member has read a conversation up to a message. It never goes back. The member's other devices are
 * told, and the partner too if both send read receipts.
 *
 * @throws ApiError not_found unless the two members are a match
 */
export async function readConversation(
  { database, clock, events }: MessageDependencies,
  userId: number,
  partnerId: number,
  upTo: number,
): Promise<void> {
  const row = await createReadsRepository(database).readConversation(userId, partnerId, upTo, clock.now());
  if (!row.isMatched) throw new ApiError('not_found');
  const read = { type: 'message_read', up_to: upTo } as const;
  if (row.isNews) events.publish({ to: [userId], event: { ...read, partner: partnerId, by_partner: false } });
  if (row.isReceipt) events.publish({ to: [partnerId], event: { ...read, partner: userId, by_partner: true } });
  if (row.isNoticeRead) events.publish({ to: [userId], event: { type: 'notifications_read' } });
}
