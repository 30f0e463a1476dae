import { ApiError } from '@mwanzo/contract/api-error';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, type SignPhoto } from './present-photos.ts';
import { removeFiles } from './store-photo.ts';

interface DeletePhotoDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
  readonly signPhoto: SignPhoto;
}

/** Deletes one of the member's own photos, first its row and after the commit its files, and returns the remaining photos. */
export async function deletePhoto(
  { database, photoStorage, signPhoto }: DeletePhotoDependencies,
  userId: number,
  id: number,
): Promise<PhotoDetail[]> {
  const { storageKey, remaining } = await inTransaction(database, async (transaction) => {
    const photos = createPhotosRepository(transaction);
    await photos.lockPhotos(userId);
    const deleted = await photos.deletePhoto(userId, id);
    if (deleted === null) throw new ApiError('not_found');
    return { storageKey: deleted, remaining: await photos.listPhotos(userId) };
  });
  await removeFiles(photoStorage, storageKey);
  return remaining.map((row) => presentPhoto(row, signPhoto));
}
