import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { MediaStorage } from '../../gateways/media-storage/media-storage.ts';
import type { MediaPaths, SignedMediaRequest } from '../../gateways/media-storage/signed-media-path.ts';
import { reviewersId } from '../../gateways/photo-storage/signed-photo-path.ts';
import { createMediaRepository } from './media.repository.ts';

export interface GetMediaFileDependencies {
  readonly database: Database;
  readonly mediaStorage: MediaStorage;
  readonly mediaPaths: MediaPaths;
}

/**
 * The bytes behind the signed path of a message's file. A bad signature, an expired one, a deleted message and a viewer who
 * is (no longer) one of the two get the same response.
 */
export async function getMediaFile(
  { database, mediaStorage, mediaPaths }: GetMediaFileDependencies,
  request: SignedMediaRequest,
): Promise<Uint8Array> {
  const media = mediaPaths.verify(request);
  const kind = request.file === 'photo.webp' ? 'photo' : 'voice';
  const mayOpen =
    media !== null &&
    (await createMediaRepository(database).mayOpen({
      storageKey: media.key,
      viewerId: media.viewerId,
      kind,
      reviewersId,
    }));
  const bytes = mayOpen && (await mediaStorage.read(media.key, request.file));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
