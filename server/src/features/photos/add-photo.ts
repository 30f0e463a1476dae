import { ApiError } from '../../api-error.ts';
import { photoLimits } from '@mwanzo/contract/limits';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import { inTransaction } from '../../database/transaction.ts';
import { createPhotosRepository } from './photos.repository.ts';
import { presentPhoto, type SignPhoto } from './present-photos.ts';
import { storePhoto, type StorePhotoParts } from './store-photo.ts';

interface AddPhotoParts extends StorePhotoParts {
  readonly signPhoto: SignPhoto;
}

/** Adds a photo behind the present ones. `file` is a path; undefined means that none was sent. */
export async function addPhoto(parts: AddPhotoParts, userId: number, file: string | undefined): Promise<PhotoDetail> {
  if (file === undefined)
    throw new ApiError('invalid_input', { detail: 'photo: is required', fields: { photo: ['is required'] } });
  const present = await createPhotosRepository(parts.database).listPhotos(userId);
  if (present.length >= photoLimits.countMax) throw new ApiError('photo_limit_reached');
  const added = await storePhoto(parts, file, async (photo) => {
    await inTransaction(parts.database, async (transaction) => {
      const photos = createPhotosRepository(transaction);
      if (!(await photos.lockPhotos(userId))) throw new ApiError('not_signed_in');
      if (!(await photos.insertLastPhoto(userId, photo))) throw new ApiError('photo_limit_reached');
    });
    return photo;
  });
  return presentPhoto([added.id, added.storageKey, added.width, added.height, added.thumbhash], parts.signPhoto);
}
