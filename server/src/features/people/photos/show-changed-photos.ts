import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { listStored } from './photos.repository.ts';
import { photosInOrder, type PhotoRow } from './present-photos.ts';

interface ApprovedPhotos {
  /** The wanted order. */
  readonly photoIds: readonly number[];
  /** The new first photo, unless it is one of the existing ones. */
  readonly photo: PhotoRow | null;
}

/**
 * Shows everyone the photos that a reviewer has approved. The profile must be locked.
 *
 * @returns the storage keys that no row names any more, whose files are to be removed after the commit
 */
export async function showChangedPhotos(
  transaction: Transaction,
  userId: number,
  { photoIds, photo }: ApprovedPhotos,
  now: Date,
): Promise<string[]> {
  const stored = await getRows(transaction, listStored, { userId });
  const known = [...stored.map((each) => each.photo), ...(photo ? [photo] : [])];
  const wanted = photosInOrder(photoIds, known);
  return arrangePhotos(transaction, userId, { wanted, isVerified: false, now });
}
