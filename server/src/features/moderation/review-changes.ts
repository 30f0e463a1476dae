import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../api-error.ts';
import { reviewersId } from '../../gateways/photo-storage/signed-photo-path.ts';
import { createAuditRepository } from '../audit/index.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { lapsedClaims } from '../changes/index.ts';
import { createChangeReviewsRepository } from './change-reviews.repository.ts';
import {
  presentModeratedChange,
  presentOpenedChange,
  type ModeratedChange,
  type OpenedChange,
} from './present-moderated-change.ts';

/**
 * New names and first photos that wait, oldest first; at most 200, and never the moderator's own. The audit records the
 * listing.
 */
export async function listChanges(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
): Promise<ModeratedChange[]> {
  const now = clock.now();
  const rows = await createChangeReviewsRepository(database).listChanges(moderatorId, lapsedClaims(now));
  await createAuditRepository(database).noteListing(moderatorId, 'list_changes', now);
  return rows.map((row) => presentModeratedChange(row, nairobiDay(now), signPhotoFor(reviewersId)));
}

/** Claims a change for 15 minutes and shows the new values. The audit records the look. */
export async function claimChange(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<OpenedChange> {
  const now = clock.now();
  const changes = createChangeReviewsRepository(database);
  const isClaimed = await changes.claimChange(moderatorId, id, now, lapsedClaims(now));
  const row = await changes.findChange(moderatorId, id, lapsedClaims(now));
  if (!row) throw new ApiError('not_found');
  if (!isClaimed) throw new ApiError('claimed_by_another');
  return presentOpenedChange(row, nairobiDay(now), signPhotoFor(reviewersId));
}
