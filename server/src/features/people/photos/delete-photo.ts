import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { arrangePhotos } from './arrange-photos.ts';
import type { OwnPhotosDependencies } from './order-photos.ts';
import { mayDelete } from './photo-rules.ts';
import { deletePhotos, listPhotos, lockPhotos } from './photos.repository.ts';
import { presentOwnPhoto } from './present-photos.ts';
import { removeFiles } from './store-photo.ts';

/**
 * Deletes one of the member's own photos, first its row and after the commit its files, and returns the remaining
 * photos. Nobody can see a deleted photo, even if the next first photo still waits for a reviewer.
 */
export async function deletePhoto(
  { database, clock, photoStorage, signPhotoFor }: OwnPhotosDependencies,
  userId: number,
  id: number,
): Promise<OwnPhotoDetail[]> {
  const { freed, remaining } = await inTransaction(database, async (transaction) => {
    const owner = await getRow(transaction, lockPhotos, { userId });
    const own = await listPhotos(transaction, userId);
    const deleted = own.find((photo) => photo[0] === id);
    if (!owner || !deleted) throw new ApiError('not_found');
    if (!mayDelete(own.length, owner.isVerified)) throw new ApiError('badge_needs_photo');
    await getRows(transaction, deletePhotos, { userId, ids: [id] });
    const wanted = own.filter((photo) => photo !== deleted);
    const dropped = await arrangePhotos(transaction, userId, { ...owner, wanted, now: clock.now() });
    return { freed: [...new Set([deleted[1], ...dropped])], remaining: wanted };
  });
  await removeFiles(photoStorage, freed);
  return remaining.map((row) => presentOwnPhoto(row, signPhotoFor(userId)));
}
