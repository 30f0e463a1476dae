import { ageOn, nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { moderatedPhoto, openedPhoto } from '@mwanzo/contract/trust/photo-reviews';
import type { z } from 'zod';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { checkLook, noteListing, logAct } from '../../people/audit/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { endPhotoReview, presentPhoto, removeFiles } from '../../people/photos/index.ts';
import { lockProfile, type ProfileViewDependencies } from '../../people/profiles/index.ts';
import { tellMembers } from '../reports/index.ts';
import { claimCase, endClaim, holdsClaim, lapsedClaims } from '../../core/claims/index.ts';
import { listReviewedPhotos, type PhotoDecision, type PhotoReviewRow } from './profile-reviews.repository.ts';

function presentRow(row: PhotoReviewRow, today: string): z.input<typeof moderatedPhoto> {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    age: ageOn(row.birthday, today),
    joined_at: row.joinedAt.toISOString(),
    why: row.why,
    is_held: row.isHeld,
    submitted_at: row.submittedAt.toISOString(),
    claimed_by: row.claimedBy,
  };
}

/**
 * Photos that a person has to look at, hidden ones first; at most 200, and never the moderator's own. The audit records
 * the listing.
 */
export async function listPhotoReviews({ database, clock }: ProfileViewDependencies, moderatorId: number) {
  const now = clock.now();
  const rows = await getRows(database, listReviewedPhotos, { moderatorId, id: null, lapsedAt: lapsedClaims(now) });
  await getRows(database, noteListing, { moderatorId, queue: 'list_photos', now });
  return rows.map((row) => presentRow(row, nairobiDay(now)));
}

/** Claims a photo and shows it. The audit records the look. */
export async function claimPhotoReview(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<z.input<typeof openedPhoto>> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'photo', subjectId: id }, now, {
    find: (transaction) => getRow(transaction, listReviewedPhotos, { moderatorId, id, lapsedAt: lapsedClaims(now) }),
    log: (transaction, { userId }) =>
      logAct(transaction, { moderatorId, action: 'claim_photo', userId, checks: { photo: id } }, now),
  });
  return { ...presentRow(row, nairobiDay(now)), photo: presentPhoto(row.photo, signPhotoFor(reviewersId)) };
}

interface DecidePhotoDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  readonly photoStorage: PhotoStorage;
  readonly config: Pick<Config, 'checksLooks'>;
}

/**
 * Decides about a photo that the moderator holds.
 *
 * @throws ApiError not_found, claimed_by_another, looked_too_short
 */
export async function decidePhotoReview(
  { database, clock, events, photoStorage, config }: DecidePhotoDependencies,
  decided: PhotoDecision,
) {
  const { photoId, moderatorId, decision } = decided;
  const now = clock.now();
  const outcome = await inTransaction(database, async (transaction) => {
    if (!(await holdsClaim(transaction, { moderatorId, kind: 'photo', subjectId: photoId }, now))) return null;
    const reader = { moderatorId, id: photoId, lapsedAt: lapsedClaims(now) };
    const found = await getRow(transaction, listReviewedPhotos, reader);
    if (found) await getRows(transaction, lockProfile, found);
    // The member may have deleted it before the lock.
    const taken = found && (await getRow(transaction, listReviewedPhotos, reader));
    if (!taken) return null;
    const notified = await tellOfPhoto(transaction, taken, decided, now);
    const isChecked = config.checksLooks;
    await checkLook(transaction, { moderatorId, opened: { photoId }, now, isChecked });
    await endClaim(transaction, 'photo', photoId);
    const ended = { userId: taken.userId, photoId, isApproved: decision === 'approve' };
    return { freed: await endPhotoReview(transaction, ended, now), notified };
  });
  if (outcome === null) {
    const row = await getRow(database, listReviewedPhotos, { moderatorId, id: photoId, lapsedAt: lapsedClaims(now) });
    throw new ApiError(row ? 'claimed_by_another' : 'not_found');
  }
  publishNotified(events, outcome.notified);
  await removeFiles(photoStorage, outcome.freed);
  return { id: photoId, decision };
}

/** Notifies the member, and writes the audit. Nobody was told about the review of a photo that stayed visible. */
async function tellOfPhoto(
  transaction: Transaction,
  { userId, isHeld }: { readonly userId: number; readonly isHeld: boolean },
  { moderatorId, decision, reason, reasonCode }: PhotoDecision,
  at: Date,
) {
  await logAct(transaction, { moderatorId, action: `${decision}_photo`, userId }, at);
  if (decision === 'approve' && !isHeld) return [];
  const decided = decision === 'approve' ? 'approved' : 'rejected';
  const details = { decision: decided, reason, reason_code: reasonCode, changed: ['photo'] } as const;
  return tellMembers(transaction, { members: [userId], kind: 'profile_change', details, at });
}
