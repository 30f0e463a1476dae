import type { photoEndpoints } from '@mwanzo/contract/photos';
import type { PhotoPaths } from '../../gateways/photo-storage/signed-photo-path.ts';
import type { Handlers } from '../../http/handler.ts';
import { addPhoto } from './add-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { getPhotoFile } from './get-photo-file.ts';
import { orderPhotos } from './order-photos.ts';
import type { SignPhoto } from './present-photos.ts';
import type { StorePhotoParts } from './store-photo.ts';

interface PhotoParts extends StorePhotoParts {
  readonly signPhoto: SignPhoto;
  readonly photoPaths: PhotoPaths;
}

export function photoRoutes(parts: PhotoParts): Handlers<typeof photoEndpoints> {
  return {
    addPhoto: (_, { caller, files }) => addPhoto(parts, caller.userId, files.get('photo')?.path),
    deletePhoto: ({ params }, { caller }) => deletePhoto(parts, caller.userId, params.id),
    orderPhotos: ({ body }, { caller }) => orderPhotos(parts, caller.userId, body.ids),
    getPhotoFile: ({ params, query }) => getPhotoFile(parts, { ...params, ...query }),
  };
}
