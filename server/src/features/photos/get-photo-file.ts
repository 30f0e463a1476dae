import { ApiError } from '../../api-error.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import type { PhotoPaths, SignedPhotoRequest } from '../../gateways/photo-storage/signed-photo-path.ts';

interface GetPhotoFileParts {
  readonly photoStorage: PhotoStorage;
  readonly photoPaths: PhotoPaths;
}

/** The WebP bytes that a signed path stands for. A bad signature, an expired one and a deleted photo are one answer. */
export async function getPhotoFile(
  { photoStorage, photoPaths }: GetPhotoFileParts,
  request: SignedPhotoRequest,
): Promise<Uint8Array> {
  const photo = photoPaths.verify(request);
  const bytes = photo && (await photoStorage.read(photo.key, photo.width));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
