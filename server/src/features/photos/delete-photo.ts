import { ApiError } from '../../api-error.ts';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, type SignPhoto } from './present-photos.ts';
import { removeFiles } from './store-photo.ts';

interface DeletePhotoParts {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
  readonly signPhoto: SignPhoto;
}

/** Deletes a photo of the own profile, row first and files after the commit, and returns those that stay. */
export async function deletePhoto(
  { database, photoStorage, signPhoto }: DeletePhotoParts,
  userId: number,
  id: number,
): Promise<PhotoDetail[]> {
  const { storageKey, left } = await inTransaction(database, async (transaction) => {
    const photos = createPhotosRepository(transaction);
    await photos.lockPhotos(userId);
    const gone = await photos.deletePhoto(userId, id);
    if (gone === null) throw new ApiError('not_found');
    return { storageKey: gone, left: await photos.listPhotos(userId) };
  });
  await removeFiles(photoStorage, storageKey);
  return left.map((row) => presentPhoto(row, signPhoto));
}
