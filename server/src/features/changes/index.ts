export { hasWaitingPhoto, waitingKeys, waitingNameOf, waitingOrderOf, waitingPhotoOf } from './change-sql.ts';
export { lapsedClaims } from './claim-rules.ts';
export { createChangesRepository } from './changes.repository.ts';
export { claimChange, releaseChanges, takeChange, waitingChanges, type ReviewClaim } from './review-sql.ts';
export { personalChanges, storedWaitingPhotoOf } from './personal-data.repository.ts';
