import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { AnyPhotoRow, NewPhoto } from './present-photos.ts';

/**
 * The existing photo that equals a new picture, which the member sends again because the response was lost. The same
 * picture always gives the same bytes. They are compared only when size and thumbhash are equal.
 */
export async function findSamePicture<Row extends AnyPhotoRow>(
  storage: PhotoStorage,
  own: readonly Row[],
  photo: NewPhoto,
): Promise<Row | undefined> {
  for (const each of own) if (await isSamePicture(storage, each, photo)) return each;
  return undefined;
}

async function isSamePicture(
  storage: PhotoStorage,
  [, key, width, height, thumbhash]: AnyPhotoRow,
  photo: NewPhoto,
): Promise<boolean> {
  if (width !== photo.width || height !== photo.height || thumbhash !== photo.thumbhash) return false;
  const [present, sent] = await Promise.all([storage.read(key, 1080), storage.read(photo.storageKey, 1080)]);
  return present !== null && sent !== null && Buffer.compare(present, sent) === 0;
}
