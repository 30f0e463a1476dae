import { photoLimits } from '@mwanzo/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createChangesRepository } from '../changes/index.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { rowOf, type NewPhoto, type PhotoRow } from './present-photos.ts';

/**
 * Puts a new photo before the existing ones, or in the place of one that still waits for a reviewer. On a full profile
 * it replaces the first one. A picture that is the first one already, sent again because the response was lost, changes
 * nothing.
 * @returns the storage keys that no row names any more, whose files are to be removed after the commit
 */
export async function placeFirstPhoto(
  transaction: Transaction,
  storage: PhotoStorage,
  userId: number,
  photo: NewPhoto,
): Promise<string[]> {
  const photos = createPhotosRepository(transaction);
  const owner = await photos.lockPhotos(userId);
  if (!owner) throw new ApiError('not_signed_in');
  const own = await photos.listPhotos(userId);
  const [first, ...others] = own;
  if (first && (await isSamePicture(storage, first, photo))) return [photo.storageKey];
  const { photo: waiting } = await createChangesRepository(transaction).findChange(userId);
  const isReplaced = own.length >= photoLimits.countMax || (first !== undefined && first[0] === waiting?.[0]);
  const wanted = [rowOf(photo), ...(isReplaced ? others : own)];
  return arrangePhotos(transaction, userId, { ...owner, wanted, now: photo.createdAt });
}

/** The same picture always gives the same bytes. They are compared only when size and thumbhash are equal. */
async function isSamePicture(
  storage: PhotoStorage,
  [, key, width, height, thumbhash]: PhotoRow,
  photo: NewPhoto,
): Promise<boolean> {
  if (width !== photo.width || height !== photo.height || thumbhash !== photo.thumbhash) return false;
  const [present, sent] = await Promise.all([storage.read(key, 1080), storage.read(photo.storageKey, 1080)]);
  return present !== null && sent !== null && Buffer.compare(present, sent) === 0;
}
