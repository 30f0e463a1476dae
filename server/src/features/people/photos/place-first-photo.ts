import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { listPhotos, lockPhotos, writeSeen } from './photos.repository.ts';
import { rowOf, type NewPhoto } from './present-photos.ts';
import { findSamePicture } from './same-picture.ts';

/**
 * Replaces the first photo; the others keep their places. If the member is verified, others see the old photo until a
 * reviewer has looked at the new one. A picture that is the first one already, sent again because the response was
 * lost, changes nothing.
 *
 * @returns the storage keys that no row names any more, whose files are to be removed after the commit
 */
export async function placeFirstPhoto(
  transaction: Transaction,
  storage: PhotoStorage,
  userId: number,
  photo: NewPhoto,
): Promise<string[]> {
  const owner = await getRow(transaction, lockPhotos, { userId });
  if (!owner) throw new ApiError('not_signed_in');
  const [first, ...others] = await listPhotos(transaction, userId);
  if (first && (await findSamePicture(storage, [first], photo))) return [photo.storageKey];
  const wanted = [rowOf(photo), ...others];
  const freed = await arrangePhotos(transaction, userId, { ...owner, wanted, now: photo.createdAt });
  await writeSeen(transaction, userId, photo);
  return freed;
}
