import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { reviewersId } from '../../gateways/photo-storage/signed-photo-path.ts';
import { logAct } from '../audit/index.ts';
import { claimCase, lapsedClaims } from '../claims/index.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { createReviewsRepository, isOpenForLooks } from '../verifications/index.ts';
import { presentModeratedVerification, type ModeratedVerification } from './present-moderated-verification.ts';

/** Claims a submission that waits, or that this moderator decided while its documents are still there. */
export async function claimVerification(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'verification', subjectId: id }, now, {
    find: (transaction) => createReviewsRepository(transaction).findVerification(moderatorId, id, lapsedClaims(now)),
    isOver: (found) => !isOpenForLooks(found, moderatorId, now),
    log: (transaction, { userId }) =>
      logAct(transaction, { moderatorId, action: 'claim', verificationId: id, userId }, now),
  });
  return presentModeratedVerification(row, nairobiDay(now), signPhotoFor(reviewersId));
}
