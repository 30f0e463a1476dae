import { photoLimits } from '@mwanzo/contract/limits';
import type { Transaction } from '../../database/transaction.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createPhotosRepository, type NewPhoto } from './photos.repository.ts';
import type { PhotoRow } from './present-photos.ts';

/**
 * Puts a new photo in front of the present ones. A full profile loses its first one for it. The picture that is the
 * first already, sent once more because the answer was lost on the way, changes nothing.
 * @returns the storage key whose files no row names any more, to be removed after the commit; null without one
 */
export async function placeFirstPhoto(
  transaction: Transaction,
  storage: PhotoStorage,
  userId: number,
  photo: NewPhoto,
): Promise<string | null> {
  const photos = createPhotosRepository(transaction);
  await photos.lockPhotos(userId);
  const present = await photos.listPhotos(userId);
  const [first] = present;
  if (first && (await isSamePicture(storage, first, photo))) return photo.storageKey;
  const replaced = first && present.length >= photoLimits.countMax ? await photos.deletePhoto(userId, first[0]) : null;
  await photos.movePhotosBack(userId);
  await photos.insertFirstPhoto(userId, photo);
  return replaced;
}

/** The same bytes come of the same picture; they are read only where size and thumbhash agree. */
async function isSamePicture(
  storage: PhotoStorage,
  [, key, width, height, thumbhash]: PhotoRow,
  photo: NewPhoto,
): Promise<boolean> {
  if (width !== photo.width || height !== photo.height || thumbhash !== photo.thumbhash) return false;
  const [present, sent] = await Promise.all([storage.read(key, 1080), storage.read(photo.storageKey, 1080)]);
  return present !== null && sent !== null && Buffer.compare(present, sent) === 0;
}
