export { hashOldPhotos } from './hash-old-photos.ts';
export { isPathOf } from './own-photo-path.ts';
export { showChangedPhotos } from './show-changed-photos.ts';
export { endPhotoReview } from './end-photo-review.ts';
export { listLooks, listPhotoKeys, lockPhotos, photosOfOthersAlike, reviewedPhotos } from './photos.repository.ts';
export { isExplicit } from './photo-screening-rules.ts';
export { placeFirstPhoto } from './place-first-photo.ts';
export {
  firstPhotoColumn,
  hasPhoto,
  ownPhotosColumn,
  photoColumn,
  photosColumn,
  reviewedFirstPhotoColumn,
  reviewedFirstPhotoId,
  presentOwnPhotos,
  presentPhoto,
  presentPhotos,
  shownPhotoColumn,
  showsPhoto,
} from './present-photos.ts';
export type { OwnPhotoRow, PhotoRow, SignPhoto, SignPhotoFor } from './present-photos.ts';
export { screenPhoto } from './screen-photo.ts';
export { removeFiles, storePhoto } from './store-photo.ts';
export type { StorePhotoDependencies } from './store-photo.ts';
export { deleteHashesOfDeletedPhotos, sweepPhotos } from './sweep-photos.ts';
export { personalPhotos, storedPhotosOf } from './personal-data.repository.ts';
