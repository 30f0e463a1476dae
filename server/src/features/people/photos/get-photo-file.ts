import { ApiError } from '../../../errors/api-error.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { PhotoPaths, SignedRequest } from '../../../gateways/photo-storage/signed-photo-path.ts';
import type { OpenedPhotos } from './opened-photos.repository.ts';

interface GetPhotoFileDependencies {
  readonly photoStorage: PhotoStorage;
  readonly photoPaths: PhotoPaths;
  readonly openedPhotos: OpenedPhotos;
}

/**
 * The WebP bytes behind a signed path. The same response is sent for an invalid or expired signature, a deleted photo,
 * and a photo that the viewer may not (or no longer) see.
 */
export async function getPhotoFile(
  { photoStorage, photoPaths, openedPhotos }: GetPhotoFileDependencies,
  request: SignedRequest,
): Promise<Uint8Array> {
  const photo = photoPaths.verify(request);
  const mayOpen = photo !== null && (await openedPhotos.mayOpen(photo.key, photo.viewerId));
  const bytes = mayOpen && (await photoStorage.read(photo.key, photo.width));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
