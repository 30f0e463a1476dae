export { waitingChanges } from './change-sql.ts';
export {
  deleteChange,
  findChangeOf,
  findWaitingChange,
  forgetDecided,
  listDecided,
  rememberDecided,
  saveChange,
  takeDecided,
  type WaitingChange,
} from './changes.repository.ts';
export { personalChanges, storedWaitingPhotoOf } from './personal-data.repository.ts';
