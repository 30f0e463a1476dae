export {
  claimMedia,
  keepMediaFor,
  lockUnsentMedia,
  mediaColumn,
  mediaIdOf,
  type MediaRow,
  releaseMedia,
  reviewedMedia,
  showPhoto,
  takeMediaBetween,
  takeMediaOf,
  unsentMedia,
  waitsForReceiver,
} from './media-sql.ts';
export { personalMedia, storedMediaOf } from './personal-data.repository.ts';
export { presentMedia } from './present-media.ts';
export { sealMedia } from './seal-media.ts';
export { removeGoneMedia, type RemoveMediaDependencies, removeUnsentMedia, sweepMedia } from './sweep-media.ts';
