import { getRows } from '../../../database/sql.ts';
import { confirmDeliveries, type Delivery } from './deliveries.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';

/**
 * Records that a device of the member has received the messages of these partners up to these ids. Each partner whose
 * messages were delivered with this is told, if both send read receipts.
 */
export async function confirmDelivery(
  { database, clock, events }: MessageDependencies,
  userId: number,
  conversations: readonly Delivery[],
): Promise<void> {
  const partners = conversations.map(({ partner }) => partner);
  const ends = conversations.map(({ up_to }) => up_to);
  const delivered = await getRows(database, confirmDeliveries, { me: userId, partners, ends, at: clock.now() });
  for (const { partner, up_to } of delivered) {
    events.publish({ to: [partner], event: { type: 'message_delivered', partner: userId, up_to } });
  }
}
