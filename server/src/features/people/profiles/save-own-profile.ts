import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { orientationConsent } from '@mwanzo/contract/people/options';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { findChangeOf, saveChange } from '../../core/changes/index.ts';
import { giveConsent } from '../../core/consents/index.ts';
import {
  isPathOf,
  placeFirstPhoto,
  removeFiles,
  storePhoto,
  type SignPhotoFor,
  type StorePhotoDependencies,
} from '../photos/index.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { applyChanges, type ProfileChanges } from './profile-rules.ts';
import { findOwn, lockProfile, updateProfile } from './profiles.repository.ts';
import { concernsReview, waitingAfter } from './waiting-rules.ts';

interface SaveOwnProfileDependencies extends StorePhotoDependencies {
  readonly signPhotoFor: SignPhotoFor;
}

interface SentPhoto {
  /** The path of a picture that was sent. It replaces the first photo. */
  readonly file: string | undefined;
  /** A text that was sent instead: empty, or the path of one of the member's own photos, which means unchanged. */
  readonly text: string | undefined;
}

/**
 * Saves changes of the member's own profile, with or without a new photo, in one transaction. A new name, gender or
 * first photo of a verified member waits for a reviewer.
 */
export async function saveOwnProfile(
  dependencies: SaveOwnProfileDependencies,
  userId: number,
  changes: ProfileChanges,
  photo: SentPhoto,
): Promise<OwnProfile> {
  const { database, photoStorage } = dependencies;
  if (photo.file === undefined) {
    if (photo.text) await refuseForeignPath(dependencies, userId, photo.text);
    await inTransaction(database, (transaction) => saveChanges(dependencies, transaction, userId, changes));
    return getOwnProfile(dependencies, userId);
  }
  const replaced = await storePhoto(dependencies, photo.file, (newPhoto) =>
    inTransaction(database, async (transaction) => {
      await saveChanges(dependencies, transaction, userId, changes);
      return placeFirstPhoto(transaction, photoStorage, userId, newPhoto);
    }),
  );
  await removeFiles(photoStorage, replaced);
  return getOwnProfile(dependencies, userId);
}

async function saveChanges(
  { clock }: SaveOwnProfileDependencies,
  transaction: Transaction,
  userId: number,
  changes: ProfileChanges,
): Promise<void> {
  const current = await getRow(transaction, lockProfile, { userId });
  if (!current) throw new ApiError('not_signed_in');
  const now = clock.now();
  const change = await findChangeOf(transaction, userId);
  const waiting = { ...change, ...waitingAfter(current, changes, change) };
  const saved = applyChanges(current, changes, waiting.gender, now, nairobiDay(now));
  await getRows(transaction, updateProfile, { ...saved, prompts: JSON.stringify(saved.prompts) });
  if (changes.orientation)
    await giveConsent(transaction, { userId, purpose: 'orientation', version: orientationConsent, now });
  if (concernsReview(changes)) await saveChange(transaction, userId, waiting, now);
}

/** A photo is never fetched from a URL that a client sends. */
async function refuseForeignPath(
  { database }: SaveOwnProfileDependencies,
  userId: number,
  text: string,
): Promise<void> {
  const own = await getRow(database, findOwn, { userId });
  if (!isPathOf(own?.photos ?? [], text)) {
    throw new ApiError('invalid_input', {
      fields: { photo: ['must be a picture file, or left out to keep the present one'] },
    });
  }
}
