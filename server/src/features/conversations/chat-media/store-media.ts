import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MediaFile, MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import { makePhotoKey } from '../../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../../gateways/random-id.ts';
import type { MediaRow } from './media-sql.ts';
import { createMediaRepository, type MediaPermission, type NewMedia } from './media.repository.ts';

export interface StoreMediaDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mediaStorage: MediaStorage;
}

interface Talkers {
  readonly ownerId: number;
  readonly partnerId: number;
}

/**
 * Checks before the processing that a member may send media to another.
 *
 * @throws ApiError not_found unless the two are a match, premium_required
 */
export async function requireMediaPermission(
  { database, clock }: StoreMediaDependencies,
  { ownerId, partnerId }: Talkers,
): Promise<void> {
  refuseUnless(await createMediaRepository(database).findPermission(ownerId, partnerId, clock.now()));
}

function refuseUnless(permission: MediaPermission | null): void {
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
  { database, clock, mediaStorage }: StoreMediaDependencies,
  media: Talkers & Omit<NewMedia, 'id' | 'storageKey' | 'now'>,
  files: readonly MediaFile[],
): Promise<MediaRow> {
  const storageKey = makePhotoKey();
  const repository = createMediaRepository(database);
  try {
    await mediaStorage.put(storageKey, files);
    const row = await repository.insertMedia({ ...media, id: randomId(), storageKey, now: clock.now() });
    refuseUnless(row);
    if (!row?.media) throw new ApiError('not_signed_in');
    return row.media;
  } catch (error) {
    const kept = await repository.listKeptKeys([storageKey]).catch(() => [storageKey]);
    // If a file cannot be removed now, a later sweep moves it.
    if (kept.length === 0) await mediaStorage.remove(storageKey).catch(() => undefined);
    throw error;
  }
}
