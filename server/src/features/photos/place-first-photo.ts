import { photoLimits } from '@mwanzo/contract/limits';
import type { Transaction } from '../../database/transaction.ts';
import { createPhotosRepository, type NewPhoto } from './photos.repository.ts';

/**
 * Puts a new photo in front of the present ones. A full profile loses its first one for it, whose storage key
 * is returned: its files are to be removed after the commit.
 */
export async function placeFirstPhoto(transaction: Transaction, userId: number, photo: NewPhoto): Promise<string | null> {
  const photos = createPhotosRepository(transaction);
  await photos.lockPhotos(userId);
  const present = await photos.listPhotos(userId);
  const [first] = present;
  const replaced = first && present.length >= photoLimits.countMax ? await photos.deletePhoto(userId, first[0]) : null;
  await photos.movePhotosBack(userId);
  await photos.insertFirstPhoto(userId, photo);
  return replaced;
}
