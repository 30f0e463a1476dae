import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { listPhotos, lockPhotos } from './photos.repository.ts';
import { photosInOrder, presentOwnPhoto, type SignPhotoFor } from './present-photos.ts';
import { removeFiles } from './store-photo.ts';

export interface OwnPhotosDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly photoStorage: PhotoStorage;
  readonly signPhotoFor: SignPhotoFor;
}

/** Puts the member's own photos in the order of `ids`, which must name each of them once and nothing else. */
export async function orderPhotos(
  { database, clock, photoStorage, signPhotoFor }: OwnPhotosDependencies,
  userId: number,
  ids: readonly number[],
): Promise<OwnPhotoDetail[]> {
  const { ordered, freed } = await inTransaction(database, async (transaction) => {
    const owner = await getRow(transaction, lockPhotos, { userId });
    if (!owner) throw new ApiError('not_signed_in');
    const own = await listPhotos(transaction, userId);
    const wanted = photosInOrder(ids, own);
    const isSameSet = ids.length === own.length && own.every(([id]) => ids.includes(id));
    if (!isSameSet) throw new ApiError('invalid_input', { fields: { ids: ['must name each of your photos once'] } });
    return { ordered: wanted, freed: await arrangePhotos(transaction, userId, { ...owner, wanted, now: clock.now() }) };
  });
  await removeFiles(photoStorage, freed);
  return ordered.map((row) => presentOwnPhoto(row, signPhotoFor(userId)));
}
