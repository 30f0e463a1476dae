import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRows } from '../../../database/sql.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { noteListing } from '../../people/audit/index.ts';
import { lapsedClaims } from '../../core/claims/index.ts';
import { listDecidedReviews, listReviewsByStatus, type ListedStatus } from '../verifications/index.ts';
import { presentModeratedVerification, type ModeratedVerification } from './present-moderated-verification.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';

/**
 * Submissions of one status, oldest first, or the last decided ones; at most 200, and never the moderator's own. The
 * audit records the listing.
 */
export async function listVerifications(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  status: ListedStatus,
): Promise<ModeratedVerification[]> {
  const now = dependencies.clock.now();
  const reader = { moderatorId, lapsedAt: lapsedClaims(now) };
  const rows =
    status === 'decided'
      ? await getRows(dependencies.database, listDecidedReviews, reader)
      : await getRows(dependencies.database, listReviewsByStatus, { ...reader, status });
  await getRows(dependencies.database, noteListing, { moderatorId, queue: 'list_verifications', now });
  return rows.map((row) => presentModeratedVerification(row, nairobiDay(now), dependencies.signPhotoFor(reviewersId)));
}
