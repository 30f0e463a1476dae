export {
  hasWaitingPhoto,
  waitingGenderDetailOf,
  waitingGenderOf,
  waitingKeys,
  waitingNameOf,
  waitingOrderOf,
  waitingPhotoOf,
} from './change-sql.ts';
export { createDecidedChangesRepository } from './decided-changes.repository.ts';
export { createChangesRepository } from './changes.repository.ts';
export { takeChange, waitingChanges, type ReviewedItem } from './review-sql.ts';
export { personalChanges, storedWaitingPhotoOf } from './personal-data.repository.ts';
