import { ApiError } from '@mwanzo/contract/api-error';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/profiles';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import {
  isPathOf,
  placeFirstPhoto,
  removeFiles,
  storePhoto,
  type SignPhoto,
  type StorePhotoParts,
} from '../photos/index.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { applyChanges, type ProfileChanges } from './profile-rules.ts';
import { createProfilesRepository } from './profiles.repository.ts';

interface SaveOwnProfileParts extends StorePhotoParts {
  readonly signPhoto: SignPhoto;
}

interface SentPhoto {
  /** The path of a picture that was sent: it becomes the first one, in the place of the first when there are six. */
  readonly file: string | undefined;
  /** What was sent as text instead: nothing, or a path of an own photo, which means unchanged. */
  readonly text: string | undefined;
}

/** Saves changes of the own profile, with a new photo or without: all of it or nothing. */
export async function saveOwnProfile(
  parts: SaveOwnProfileParts,
  userId: number,
  changes: ProfileChanges,
  photo: SentPhoto,
): Promise<OwnProfile> {
  const { database, photoStorage } = parts;
  if (photo.file === undefined) {
    if (photo.text) await refuseForeignPath(parts, userId, photo.text);
    await inTransaction(database, (transaction) => saveChanges(parts, transaction, userId, changes));
    return getOwnProfile(parts, userId);
  }
  const replaced = await storePhoto(parts, photo.file, (newPhoto) =>
    inTransaction(database, async (transaction) => {
      await saveChanges(parts, transaction, userId, changes);
      return placeFirstPhoto(transaction, photoStorage, userId, newPhoto);
    }),
  );
  await removeFiles(photoStorage, replaced);
  return getOwnProfile(parts, userId);
}

async function saveChanges(
  { clock }: SaveOwnProfileParts,
  transaction: Transaction,
  userId: number,
  changes: ProfileChanges,
): Promise<void> {
  const profiles = createProfilesRepository(transaction);
  const current = await profiles.lockEditableProfile(userId);
  if (!current) throw new ApiError('not_signed_in');
  const now = clock.now();
  await profiles.saveProfile(applyChanges(current, changes, now, nairobiDay(now)));
}

/** No photo is ever taken from an address. */
async function refuseForeignPath({ database }: SaveOwnProfileParts, userId: number, text: string): Promise<void> {
  const own = await createProfilesRepository(database).findOwnProfile(userId);
  if (!isPathOf(own?.photos ?? [], text)) {
    throw new ApiError('invalid_input', {
      fields: { photo: ['must be a picture file, or left out to keep the present one'] },
    });
  }
}
