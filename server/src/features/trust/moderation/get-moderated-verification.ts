import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { lapsedClaims } from '../../core/claims/index.ts';
import { findReview, type ReviewRow } from '../verifications/index.ts';
import { presentModeratedVerification, type ModeratedVerification } from './present-moderated-verification.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';

/** @throws ApiError not_found */
export async function getReview(
  { database, clock }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<ReviewRow> {
  const row = await getRow(database, findReview, { moderatorId, id, lapsedAt: lapsedClaims(clock.now()) });
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * One submission. It is not found when it does not exist, is the moderator's own, or the caller is no longer a
 * moderator.
 */
export async function getModeratedVerification(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const row = await getReview(dependencies, moderatorId, id);
  return presentModeratedVerification(
    row,
    nairobiDay(dependencies.clock.now()),
    dependencies.signPhotoFor(reviewersId),
  );
}

/** The error that explains why a moderator could not decide a submission. */
export async function explainRefusal(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<ApiError> {
  const row = await getReview(dependencies, moderatorId, id);
  if (row.status !== 'pending') return new ApiError('already_decided');
  return new ApiError(row.claimedBy === moderatorId ? 'profile_changed' : 'claimed_by_another');
}
