import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MediaFile, MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import { makePhotoKey } from '../../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../../gateways/random-id.ts';
import { findUnsentMedia } from './media-of-messages.repository.ts';
import { findPermission, insertMedia, listKeptKeys, type NewMedia } from './media.repository.ts';
import type { MediaRow } from './present-media.ts';

export interface StoreMediaDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mediaStorage: MediaStorage;
}

/**
 * Checks before the processing that a member may send media to another.
 *
 * @throws ApiError not_found unless the two are a match, premium_required
 */
export async function requireMediaPermission(
  { database, clock }: StoreMediaDependencies,
  { ownerId, partnerId }: Pick<NewMedia, 'ownerId' | 'partnerId'>,
): Promise<void> {
  const permission = await getRow(database, findPermission, { ownerId, partnerId, now: clock.now() });
  if (!permission?.isMatched) throw new ApiError('not_found');
  if (!permission.hasPremium) throw new ApiError('premium_required');
}

/**
 * Stores the files of an upload, then its row. If the row fails, the files are removed, unless a row names them after
 * all: a connection may break after the commit.
 *
 * @throws ApiError not_found unless the two are a match, premium_required
 */
export async function storeMedia(
  dependencies: StoreMediaDependencies,
  media: Omit<NewMedia, 'id' | 'storageKey' | 'now'>,
  files: readonly MediaFile[],
): Promise<MediaRow> {
  const { database, clock, mediaStorage } = dependencies;
  const storageKey = makePhotoKey();
  try {
    await mediaStorage.put(storageKey, files);
    const id = randomId();
    const isStored = await getRow(database, insertMedia, { ...media, id, storageKey, now: clock.now() });
    const upload = { id, me: media.ownerId, them: media.partnerId };
    const row = isStored && (await getRow(database, findUnsentMedia, upload));
    if (row) return row.media;
    await requireMediaPermission(dependencies, media);
    // The account was deleted in the meantime.
    throw new ApiError('not_signed_in');
  } catch (error) {
    const storageKeys = [storageKey];
    const kept = await getRows(database, listKeptKeys, { storageKeys }).catch(() => storageKeys);
    // If a file cannot be removed now, a later sweep moves it.
    if (kept.length === 0) await mediaStorage.remove(storageKey).catch(() => undefined);
    throw error;
  }
}
