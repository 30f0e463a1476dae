import { photoLimits } from '@mwanzo/contract/limits';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import { ApiError } from '../../api-error.ts';
import { inTransaction } from '../../database/transaction.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, rowOf, type SignPhoto } from './present-photos.ts';
import { storePhoto, type StorePhotoDependencies } from './store-photo.ts';

interface AddPhotoDependencies extends StorePhotoDependencies {
  readonly signPhoto: SignPhoto;
}

/** Adds a photo after the existing ones. `file` is a path; undefined means that none was sent. */
export async function addPhoto(
  dependencies: AddPhotoDependencies,
  userId: number,
  file: string | undefined,
): Promise<PhotoDetail> {
  if (file === undefined)
    throw new ApiError('invalid_input', { detail: 'photo: is required', fields: { photo: ['is required'] } });
  const present = await createPhotosRepository(dependencies.database).listPhotos(userId);
  if (present.length >= photoLimits.countMax) throw new ApiError('photo_limit_reached');
  const added = await storePhoto(dependencies, file, async (photo) => {
    await inTransaction(dependencies.database, async (transaction) => {
      const photos = createPhotosRepository(transaction);
      const owner = await photos.lockPhotos(userId);
      if (!owner) throw new ApiError('not_signed_in');
      const own = await photos.listPhotos(userId);
      if (own.length >= photoLimits.countMax) throw new ApiError('photo_limit_reached');
      await arrangePhotos(transaction, userId, { ...owner, wanted: [...own, rowOf(photo)], now: photo.createdAt });
    });
    return photo;
  });
  return presentPhoto(rowOf(added), dependencies.signPhoto);
}
