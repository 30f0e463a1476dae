import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findChangeOf, saveChange } from '../../core/changes/index.ts';
import { deletePhotos, insertLastPhoto, listStored, orderPhotos } from './photos.repository.ts';
import { mayShowAtOnce } from './photo-rules.ts';
import { photoOf, type AnyPhotoRow } from './present-photos.ts';

interface Arrangement {
  /** The member's photos in the wanted order; new ones need not be stored yet. */
  readonly wanted: readonly AnyPhotoRow[];
  /** A reviewer looks at a new first photo of a verified member before others see it. */
  readonly isVerified: boolean;
  readonly now: Date;
}

/**
 * Shows a member's photos in the wanted order to everyone, or keeps a new first photo for a reviewer. Until the review,
 * others see the old order, including photos that are left out. The profile must be locked.
 *
 * @returns the storage keys that no row names any more, whose files are to be removed after the commit
 */
export async function arrangePhotos(
  transaction: Transaction,
  userId: number,
  { wanted, isVerified, now }: Arrangement,
): Promise<string[]> {
  const stored = await getRows(transaction, listStored, { userId });
  const change = await findChangeOf(transaction, userId);
  const shownFirst = stored.find(({ position }) => position === 0)?.photo[0] ?? null;
  const wantedIds = wanted.map(([id]) => id);
  const isShown = mayShowAtOnce(wantedIds, isVerified, shownFirst);

  const unstored = wanted.filter(([id]) => !stored.some(({ photo }) => photo[0] === id)).map(photoOf);
  const waiting = isShown ? null : (unstored.find(([id]) => id === wantedIds[0]) ?? null);
  const leftOut = isShown ? stored.filter(({ photo }) => !wantedIds.includes(photo[0])) : [];
  const kept = stored.filter((each) => !leftOut.includes(each)).map(({ photo }) => photo[0]);
  const added = unstored.filter((photo) => photo !== waiting);

  const leftOutIds = leftOut.map(({ photo }) => photo[0]);
  await getRows(transaction, deletePhotos, { userId, ids: leftOutIds });
  for (const photo of added) await insertLastPhoto(transaction, userId, photo, now);
  const inOrder = isShown ? wantedIds : [...kept, ...added.map(([id]) => id)];
  await getRows(transaction, orderPhotos, { userId, ids: inOrder, start: isShown || shownFirst !== null ? 0 : 1 });
  await saveChange(transaction, userId, { ...change, photoIds: isShown ? null : wantedIds, photo: waiting }, now);

  const dropped = change.photo !== null && !wantedIds.includes(change.photo[0]) ? [change.photo] : [];
  return [...leftOut.map(({ photo }) => photo), ...dropped].map(([, storageKey]) => storageKey);
}
