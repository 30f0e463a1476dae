import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { deletePhotos, endReview, listPhotos, lockPhotos } from './photos.repository.ts';

interface EndedReview {
  readonly userId: number;
  readonly photoId: number;
  readonly isApproved: boolean;
}

/**
 * Shows a photo to everyone, or deletes it, as a person has decided. The profile must be locked. A rejected photo is
 * deleted even if it is the only one of a verified member.
 *
 * @returns the storage keys that no row names any more, whose files are to be removed after the commit
 */
export async function endPhotoReview(
  transaction: Transaction,
  { userId, photoId, isApproved }: EndedReview,
  now: Date,
): Promise<string[]> {
  await getRows(transaction, endReview, { userId, photoId, isApproved });
  if (isApproved) return [];
  const owner = await getRow(transaction, lockPhotos, { userId });
  if (!owner) return [];
  const own = await listPhotos(transaction, userId);
  const rejected = own.find(([id]) => id === photoId);
  await getRows(transaction, deletePhotos, { userId, ids: [photoId] });
  const wanted = own.filter((photo) => photo !== rejected);
  const dropped = await arrangePhotos(transaction, userId, { ...owner, wanted, now });
  return [...new Set([...(rejected ? [rejected[1]] : []), ...dropped])];
}
