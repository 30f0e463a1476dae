import type { photoEndpoints } from '@mwanzo/contract/people/photos';
import type { PhotoPaths } from '../../../gateways/photo-storage/signed-photo-path.ts';
import type { Handlers } from '../../../http/handler.ts';
import { addPhoto } from './add-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { getPhotoFile } from './get-photo-file.ts';
import { orderPhotos } from './order-photos.ts';
import type { SignPhotoFor } from './present-photos.ts';
import type { StorePhotoDependencies } from './store-photo.ts';

interface PhotoDependencies extends StorePhotoDependencies {
  readonly signPhotoFor: SignPhotoFor;
  readonly photoPaths: PhotoPaths;
}

export function photoRoutes(dependencies: PhotoDependencies): Handlers<typeof photoEndpoints> {
  return {
    addPhoto: ({ body: { replaces } }, { caller, files }) =>
      addPhoto(dependencies, caller.userId, { file: files.get('photo')?.path, replaces }),
    deletePhoto: ({ params }, { caller }) => deletePhoto(dependencies, caller.userId, params.id),
    orderPhotos: ({ body }, { caller }) => orderPhotos(dependencies, caller.userId, body.ids),
    getPhotoFile: ({ params, query }) => getPhotoFile(dependencies, { ...params, ...query }),
  };
}
