import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { findReadingFacts, writeReading } from './reads.repository.ts';

/**
 * Records that a member has read a conversation up to a message. It never goes back. The member's other devices are
 * told, and the partner too if both send read receipts.
 *
 * @throws ApiError not_found unless the two members are a match
 */
export async function readConversation(
  { database, clock, events }: MessageDependencies,
  me: number,
  them: number,
  upTo: number,
): Promise<void> {
  const facts = await getRow(database, findReadingFacts, { me, them, upTo });
  if (!facts) throw new ApiError('not_found');
  if (!facts.isOurs) return;
  const written = await getRow(database, writeReading, { ...facts, me, them, upTo, at: clock.now() });
  const read = { type: 'message_read', up_to: upTo } as const;
  if (written?.isNews) events.publish({ to: [me], event: { ...read, partner: them, by_partner: false } });
  if (written?.isNews && facts.isReceipt)
    events.publish({ to: [them], event: { ...read, partner: me, by_partner: true } });
  if (written?.isNoticeRead) events.publish({ to: [me], event: { type: 'notifications_read' } });
}
