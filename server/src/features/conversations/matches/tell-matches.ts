import { getRows } from '../../../database/sql.ts';
import { readMatchNotices } from '../../notices/notifications/index.ts';
import type { OpeningDependencies } from './open-match.ts';

/**
 * Records that a member has been told of these matches, and tells the member's other tabs and devices. Repeating it is
 * harmless; people who are no match are left out.
 */
export async function tellMatches(
  { database, clock, events }: OpeningDependencies,
  me: number,
  partners: readonly number[],
): Promise<void> {
  const told = await getRows(database, readMatchNotices, { reader: me, partners, at: clock.now() });
  if (told.length > 0) events.publish({ to: [me], event: { type: 'notifications_read' } });
}
