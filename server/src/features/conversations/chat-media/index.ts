export { mediaIdOf, releaseMedia, reviewedMedia } from './media-sql.ts';
export {
  claimMedia,
  findUnsentMedia,
  keepMediaFor,
  listMediaOf,
  releaseMediaOf,
  showPhotoOf,
  takeMediaBetween,
  takeMediaOf,
} from './media-of-messages.repository.ts';
export { listMediaKeys } from './media.repository.ts';
export { personalMedia, storedMediaOf } from './personal-data.repository.ts';
export { presentMedia, type MediaRow } from './present-media.ts';
export { sealMedia } from './seal-media.ts';
export { removeGoneMedia, type RemoveMediaDependencies, removeUnsentMedia, sweepMedia } from './sweep-media.ts';
