import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { PhotoPaths, SignedRequest } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { createOpenedPhotosRepository } from './opened-photos.repository.ts';
import type { MaySeePhotosOf } from './present-photos.ts';

interface GetPhotoFileDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
  readonly photoPaths: PhotoPaths;
  readonly maySeePhotosOf: MaySeePhotosOf;
}

/**
 * The WebP bytes behind a signed path. The same response is sent for an invalid or expired signature, a deleted photo,
 * and a photo that the viewer may not (or no longer) see.
 */
export async function getPhotoFile(
  { database, photoStorage, photoPaths, maySeePhotosOf }: GetPhotoFileDependencies,
  request: SignedRequest,
): Promise<Uint8Array> {
  const photo = photoPaths.verify(request);
  const photos = createOpenedPhotosRepository(database, maySeePhotosOf);
  const mayOpen = photo !== null && (await photos.mayOpen(photo.key, photo.viewerId));
  const bytes = mayOpen && (await photoStorage.read(photo.key, photo.width));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
