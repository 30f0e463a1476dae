import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { reviewersId, type PhotoPaths, type SignedRequest } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { findOpened } from './photos.repository.ts';

interface GetPhotoFileDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
  readonly photoPaths: PhotoPaths;
}

const openingOf = ({ key: storageKey, viewerId }: { readonly key: string; readonly viewerId: number }) => ({
  storageKey,
  viewerId,
  isReviewers: viewerId === reviewersId,
});

/**
 * The WebP bytes behind a signed path. The same response is sent for an invalid or expired signature, a deleted photo,
 * and a photo that the viewer may not (or no longer) see.
 */
export async function getPhotoFile(
  { database, photoStorage, photoPaths }: GetPhotoFileDependencies,
  request: SignedRequest,
): Promise<Uint8Array> {
  const photo = photoPaths.verify(request);
  const mayOpen = photo !== null && (await getRow(database, findOpened, openingOf(photo))) !== null;
  const bytes = mayOpen && (await photoStorage.read(photo.key, photo.width));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
