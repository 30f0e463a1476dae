import { photoLimits } from '@mwanzo/contract/limits';
import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { deletePhotos, listPhotos, listStored, lockPhotos, writeSeen } from './photos.repository.ts';
import {
  ownRowOf,
  presentOwnPhoto,
  rowOf,
  type NewPhoto,
  type AnyPhotoRow,
  type OwnPhotoRow,
  type SignPhotoFor,
} from './present-photos.ts';
import { findSamePicture } from './same-picture.ts';
import { removeFiles, storePhoto, type StorePhotoDependencies } from './store-photo.ts';

interface AddPhotoDependencies extends StorePhotoDependencies {
  readonly signPhotoFor: SignPhotoFor;
}

interface SentPhoto {
  /** The path of the picture; undefined means that none was sent. */
  readonly file: string | undefined;
  /** The id of the photo whose place it takes; undefined adds it after the existing ones. */
  readonly replaces: number | undefined;
}

/** Adds a photo, or replaces another one with it. A picture that the profile already has changes nothing. */
export async function addPhoto(
  dependencies: AddPhotoDependencies,
  userId: number,
  { file, replaces }: SentPhoto,
): Promise<OwnPhotoDetail> {
  if (file === undefined)
    throw new ApiError('invalid_input', { detail: 'photo: is required', fields: { photo: ['is required'] } });
  const { database, photoStorage, signPhotoFor } = dependencies;
  const { shown, freed } = await storePhoto(dependencies, file, (photo) =>
    inTransaction(database, (transaction) => placePhoto(transaction, photoStorage, userId, photo, replaces)),
  );
  await removeFiles(photoStorage, freed);
  return presentOwnPhoto(shown, signPhotoFor(userId));
}

interface Placed {
  readonly shown: OwnPhotoRow;
  /** The storage keys that no row names any more. Their files have to be removed after the commit. */
  readonly freed: readonly string[];
}

async function placePhoto(
  transaction: Transaction,
  storage: PhotoStorage,
  userId: number,
  photo: NewPhoto,
  replaces: number | undefined,
): Promise<Placed> {
  const owner = await getRow(transaction, lockPhotos, { userId });
  if (!owner) throw new ApiError('not_signed_in');
  const own = await listPhotos(transaction, userId);
  const same = await findSamePicture(storage, own, photo);
  if (same) return { shown: same, freed: [photo.storageKey] };
  const [shown, row] = [ownRowOf(photo), rowOf(photo)];
  const arrange = async (wanted: AnyPhotoRow[]) => {
    const freed = await arrangePhotos(transaction, userId, { ...owner, wanted, now: photo.createdAt });
    await writeSeen(transaction, userId, photo);
    return freed;
  };

  if (replaces === undefined) {
    if (own.length >= photoLimits.countMax) throw new ApiError('photo_limit_reached');
    return { shown, freed: await arrange([...own, row]) };
  }
  const replaced = own.find(([id]) => id === replaces);
  if (!replaced) throw new ApiError('not_found');
  const wanted = own.map((each): AnyPhotoRow => (each === replaced ? row : each));
  // Others see this photo beside the badge until a reviewer has looked at the next one. Any other photo is removed at
  // once.
  const [first] = await getRows(transaction, listStored, { userId });
  if (first?.position === 0 && first.photo[0] === replaces) return { shown, freed: await arrange(wanted) };
  await getRows(transaction, deletePhotos, { userId, ids: [replaces] });
  return { shown, freed: [...new Set([replaced[1], ...(await arrange(wanted))])] };
}
