export { isPathOf } from './own-photo-path.ts';
export { showChangedPhotos } from './show-changed-photos.ts';
export { placeFirstPhoto } from './place-first-photo.ts';
export {
  firstPhotoColumn,
  firstPhotoId,
  hasPhoto,
  ownPhotosColumn,
  photoColumn,
  photosColumn,
  presentPhoto,
  presentPhotos,
  shownPhotoColumn,
  showsPhoto,
} from './present-photos.ts';
export type { PhotoRow, SignPhoto } from './present-photos.ts';
export { removeFiles, storePhoto } from './store-photo.ts';
export type { StorePhotoDependencies } from './store-photo.ts';
export { sweepPhotos } from './sweep-photos.ts';
