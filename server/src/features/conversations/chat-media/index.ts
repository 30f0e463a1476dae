export { mediaColumn, mediaIdOf, type MediaRow, releaseMedia, reviewedMedia, takeMediaBetween } from './media-sql.ts';
export { claimMedia, findUnsentMedia, listMediaOf, showPhotoOf, takeMediaOf } from './media-of-messages.repository.ts';
export { personalMedia, storedMediaOf } from './personal-data.repository.ts';
export { presentMedia } from './present-media.ts';
export { keepMediaFor, releaseMediaOf } from './reported-media.repository.ts';
export { sealMedia } from './seal-media.ts';
export { removeGoneMedia, type RemoveMediaDependencies, removeUnsentMedia, sweepMedia } from './sweep-media.ts';
