import { ApiError } from '@mwanzo/contract/api-error';
import { photoLimits } from '@mwanzo/contract/limits';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import { inTransaction } from '../../database/transaction.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, type SignPhoto } from './present-photos.ts';
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
      if (!(await photos.lockPhotos(userId))) throw new ApiError('not_signed_in');
      if (!(await photos.insertLastPhoto(userId, photo))) throw new ApiError('photo_limit_reached');
    });
    return photo;
  });
  return presentPhoto([added.id, added.storageKey, added.width, added.height, added.thumbhash], dependencies.signPhoto);
}
