import type { Transaction } from '../../database/transaction.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createPhotosRepository, type NewPhoto } from './photos.repository.ts';
import type { PhotoRow } from './present-photos.ts';

/**
 * Puts a new photo in the place of the first one; the others stay where they are. A picture that is the first one
 * already, sent again because the response was lost, changes nothing.
 * @returns the storage key that no row names any more, whose files are to be removed after the commit, or null
 */
export async function placeFirstPhoto(
  transaction: Transaction,
  storage: PhotoStorage,
  userId: number,
  photo: NewPhoto,
): Promise<string | null> {
  const photos = createPhotosRepository(transaction);
  await photos.lockPhotos(userId);
  const [first] = await photos.listPhotos(userId);
  if (first && (await isSamePicture(storage, first, photo))) return photo.storageKey;
  const replaced = first ? await photos.deletePhoto(userId, first[0]) : null;
  await photos.movePhotosBack(userId);
  await photos.insertFirstPhoto(userId, photo);
  return replaced;
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
