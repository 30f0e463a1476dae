import type { openedVerification } from '@mwanzo/contract/trust/moderation';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { z } from 'zod';
import { getRow, getRows } from '../../../database/sql.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { logAct } from '../../people/audit/index.ts';
import { claimCase, lapsedClaims } from '../../core/claims/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { findLookalikes, findReview, isOpenForLooks, lookalikeFor } from '../verifications/index.ts';
import { presentModeratedVerification } from './present-moderated-verification.ts';

/**
 * Claims a submission that waits, or that this moderator decided while its documents are still there. It says whom the
 * selfie resembles, if it was flagged and the reviewer may know.
 */
export async function claimVerification(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<z.input<typeof openedVerification>> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'verification', subjectId: id }, now, {
    find: (transaction) => getRow(transaction, findReview, { moderatorId, id, lapsedAt: lapsedClaims(now) }),
    isOver: (found) => !isOpenForLooks(found, moderatorId, now),
    log: (transaction, { userId }) =>
      logAct(transaction, { moderatorId, action: 'claim', verificationId: id, userId }, now),
  });
  const alike = lookalikeFor(await getRows(database, findLookalikes, { moderatorId, verificationId: id }));
  return {
    ...presentModeratedVerification(row, nairobiDay(now), signPhotoFor(reviewersId)),
    lookalike: alike && { user_id: alike.userId, name: alike.name },
  };
}
