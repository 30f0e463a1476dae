import { createMatchesRepository } from './matches.repository.ts';
import type { OpeningDependencies } from './open-match.ts';

/**
 * Records that a member has been told of these matches, and tells the member's other tabs and devices. Repeating it is
 * harmless; people who are no match are left out.
 */
export async function tellMatches(
  { database, clock, events }: OpeningDependencies,
  userId: number,
  partnerIds: readonly number[],
): Promise<void> {
  const told = await createMatchesRepository(database).tell(userId, partnerIds, clock.now());
  if (told > 0) events.publish({ to: [userId], event: { type: 'notifications_read' } });
}
