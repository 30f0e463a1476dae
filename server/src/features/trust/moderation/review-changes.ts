import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow, getRows } from '../../../database/sql.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { noteListing, logAct } from '../../people/audit/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { claimCase, lapsedClaims } from '../../core/claims/index.ts';
import { listChangeReviews } from './profile-reviews.repository.ts';
import {
  presentModeratedChange,
  presentOpenedChange,
  type ModeratedChange,
  type OpenedChange,
} from './present-moderated-change.ts';

/**
 * New names, genders and first photos that wait, oldest first; at most 200, and never the moderator's own. The audit
 * records the listing.
 */
export async function listChanges(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
): Promise<ModeratedChange[]> {
  const now = clock.now();
  const rows = await getRows(database, listChangeReviews, { moderatorId, id: null, lapsedAt: lapsedClaims(now) });
  await getRows(database, noteListing, { moderatorId, queue: 'list_changes', now });
  return rows.map((row) => presentModeratedChange(row, nairobiDay(now), signPhotoFor(reviewersId)));
}

/** Claims a change and shows the new values. The audit records the look. */
export async function claimChange(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<OpenedChange> {
  const now = clock.now();
  const row = await claimCase(database, { moderatorId, kind: 'change', subjectId: id }, now, {
    find: (transaction) => getRow(transaction, listChangeReviews, { moderatorId, id, lapsedAt: lapsedClaims(now) }),
    log: (transaction, { userId }) =>
      logAct(transaction, { moderatorId, action: 'claim_change', changeId: id, userId }, now),
  });
  return presentOpenedChange(row, nairobiDay(now), signPhotoFor(reviewersId));
}
