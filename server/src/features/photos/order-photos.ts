import { ApiError } from '@mwanzo/contract/api-error';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, type SignPhoto } from './present-photos.ts';

interface OrderPhotosDependencies {
  readonly database: Database;
  readonly signPhoto: SignPhoto;
}

/** Puts the member's own photos in the order of `ids`, which must name each of them once and nothing else. */
export async function orderPhotos(
  { database, signPhoto }: OrderPhotosDependencies,
  userId: number,
  ids: readonly number[],
): Promise<PhotoDetail[]> {
  const ordered = await inTransaction(database, async (transaction) => {
    const photos = createPhotosRepository(transaction);
    await photos.lockPhotos(userId);
    const present = await photos.listPhotos(userId);
    const isSameSet = ids.length === present.length && present.every(([id]) => ids.includes(id));
    if (!isSameSet) throw new ApiError('invalid_input', { fields: { ids: ['must name each of your photos once'] } });
    await photos.orderPhotos(userId, ids);
    return photos.listPhotos(userId);
  });
  return ordered.map((row) => presentPhoto(row, signPhoto));
}
