import { ApiError } from '@mwanzo/contract/api-error';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import type { PhotoPaths, SignedPhotoRequest } from '../../gateways/photo-storage/signed-photo-path.ts';

interface GetPhotoFileDependencies {
  readonly photoStorage: PhotoStorage;
  readonly photoPaths: PhotoPaths;
}

/** The WebP bytes behind a signed path. A bad signature, an expired one and a deleted photo get the same response. */
export async function getPhotoFile(
  { photoStorage, photoPaths }: GetPhotoFileDependencies,
  request: SignedPhotoRequest,
): Promise<Uint8Array> {
  const photo = photoPaths.verify(request);
  const bytes = photo && (await photoStorage.read(photo.key, photo.width));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
